// A round being played, in the page itself: question, answers, clock, what Glim says. The canvas only decorates it.
import { Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { createSession } from '#engine/core/session.ts'
import { LEVEL_CAPS } from '#engine/games/math-master/constants.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import type { MathMasterState } from '#engine/games/math-master/state.ts'
import { PhaserStage } from '../phaser-stage.tsx'
import type { OpenedRound } from '../round-requests.ts'
import { useOnline } from '../use-online.ts'
import { usePause } from '../use-pause.ts'
import { useRoundClock } from '../use-round-clock.ts'
import { useSessionState } from '../use-session.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerLog } from './answer-log.tsx'
import { openMathMasterStage } from './open-stage.ts'
import { QuestionSheet } from './question-sheet.tsx'
import { type AnswerRecord, recordOf } from './round-record.ts'
import { SidePanel } from './side-panel.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'
import './play-screen.css'

export interface PlayedRound {
  score: RoundScore
  /** As the server wants it. */
  moves: readonly unknown[]
  records: readonly AnswerRecord[]
}

export interface PlayScreenProps {
  /** Another round needs another screen: give it the round's id as key. */
  round: OpenedRound
  onOver: (played: PlayedRound) => void
}

const phaseOf = (state: MathMasterState) => state.phase
const levelOf = (state: MathMasterState) => state.level
const scoreOf = (state: MathMasterState) => state.score
const starsOf = (state: MathMasterState) => state.stars

export function PlayScreen({ round, onOver }: PlayScreenProps) {
  const session = useMemo(() => createSession(mathMasterRules, round.options), [round])
  const phase = useSessionState(session, phaseOf)
  const level = useSessionState(session, levelOf)
  const score = useSessionState(session, scoreOf)
  const stars = useSessionState(session, starsOf)
  const [paused, setPaused] = usePause()
  const [records, setRecords] = useState<readonly AnswerRecord[]>([])
  const online = useOnline()
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)
  const screen = useRef<HTMLElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const isPlaying = !paused && phase !== 'over'

  const clock = useRoundClock((ms) => session.dispatch({ type: 'tick', ms }).ok, isPlaying)
  const answer = useCallback(
    (option: number) => clock.spend((ms) => session.dispatch({ type: 'answer', ms, option }).ok),
    [clock, session],
  )
  useAnswerKeys(screen, isPlaying && phase === 'asking' ? answer : null)

  const handOver = useRef(onOver)
  useEffect(() => {
    handOver.current = onOver
  })
  useEffect(() => {
    const played: AnswerRecord[] = []
    return session.subscribe((step) => {
      const record = recordOf(step)
      if (record) {
        played.push(record)
        setRecords([...played])
      }
      if (step.state.phase !== 'over') return
      handOver.current({ score: mathMasterRules.score(step.state), moves: session.log(), records: played })
    })
  }, [session])

  useEffect(() => {
    if (screen.current) showFromTop(screen.current)
  }, [])
  useEffect(() => {
    if (screen.current) showAfterPause(screen.current, paused)
  }, [paused])

  const openStage = useCallback(
    (parent: HTMLElement) =>
      openMathMasterStage(parent, field.current ?? parent, session, (value) =>
        new Intl.NumberFormat(locale).format(value),
      ),
    [session, locale],
  )
  const cap = LEVEL_CAPS[round.options.band]

  return (
    <Wrap>
      <section
        ref={screen}
        className="play-screen"
        data-phase={paused ? 'paused' : phase}
        tabIndex={-1}
        aria-label={m.math_play_label({ level: number.format(level) })}
        aria-describedby="math-master-question"
      >
        <h1 className="visually-hidden">{m.games_name_mathMaster()}</h1>
        <div className="table">
          {!online && (
            <Notice>
              <p>{m.math_offline()}</p>
            </Notice>
          )}
          <div className="field" ref={field}>
            <div className="hud">
              <StatList>
                <Stat label={m.math_score()} value={<span key={score}>{number.format(score)}</span>} />
                <Stat
                  label={m.math_level()}
                  value={<span key={level}>{number.format(level)}</span>}
                  suffix={m.math_of_cap({ cap: number.format(cap) })}
                />
              </StatList>
              <StarRow
                earned={stars}
                total={cap}
                label={m.math_stars_of({ earned: number.format(stars), total: number.format(cap) })}
              />
            </div>
            <QuestionSheet session={session} paused={paused} />
            <PhaserStage open={openStage} />
          </div>
          <AnswerButtons session={session} disabled={!isPlaying || phase !== 'asking'} onAnswer={answer} />
          <AnswerLog records={records} />
        </div>
        <SidePanel session={session} paused={paused} />
        <Button
          variant="ghost"
          className="pause"
          icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={() => setPaused(!paused)}
        >
          {paused ? m.math_continue() : m.math_pause()}
        </Button>
      </section>
    </Wrap>
  )
}

/** Puts focus and view to the beginning of the round, below the page's header where both fit on the screen. */
function showFromTop(screen: HTMLElement): void {
  screen.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (screen.getBoundingClientRect().bottom > window.innerHeight) {
    screen.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
}

/** The cover, and afterwards the question, must be in view; a tab that paused itself waits at its way on. */
function showAfterPause(screen: HTMLElement, paused: boolean): void {
  if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (paused) screen.querySelector<HTMLElement>('.pause')?.focus({ preventScroll: true })
}
