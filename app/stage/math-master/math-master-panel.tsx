// Beside the sheet: the clock, Glim, and what Glim says. The bubble is the round's one live region: it reads out each
// question, what became of it, and once that five seconds are left.
import { type ReactNode, useEffect, useState } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { GlimMood } from '#app/ui/art/glim.tsx'
import { TimerRing } from '#app/ui/timer-ring.tsx'
import { QUESTION_MS } from '#engine/games/math-master/constants.ts'
import { pointsAt } from '#engine/games/math-master/scoring.ts'
import type { MathMasterState } from '#engine/games/math-master/state.ts'
import { HINT_STEPS } from '#engine/learning/arithmetic/constants.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import type { MathMasterSession } from '#engine/phaser/math-master/math-master-scene.ts'
import { spokenQuestion } from '../arithmetic/figures.ts'
import { hintFor, solutionFor } from '../arithmetic/hint.ts'
import { Sums } from '../arithmetic/sums.tsx'
import { HintButton } from '../hint-button.tsx'
import { SidePanel } from '../side-panel.tsx'
import { useSessionState } from '../use-session.ts'

const LAST_SECONDS = 5

const secondsOf = (state: MathMasterState) => Math.ceil(state.remainingMs / 1000)
const closedOf = (state: MathMasterState) => state.lastAnswer
const problemOf = (state: MathMasterState) => state.problem
const timedOf = (state: MathMasterState) => state.timed
const hintsOf = (state: MathMasterState) => state.hints

export interface MathMasterPanelProps {
  session: MathMasterSession
  paused: boolean
  canAsk: boolean
  onHint: () => void
}

export function MathMasterPanel({ session, paused, canAsk, onHint }: MathMasterPanelProps) {
  const seconds = useSessionState(session, secondsOf)
  const closed = useSessionState(session, closedOf)
  const problem = useSessionState(session, problemOf)
  const timed = useSessionState(session, timedOf)
  const hints = useSessionState(session, hintsOf)
  const [missed, setMissed] = useState<MathProblem | null>(null)
  const locale = useLocale()
  const { band } = session.getState()

  useEffect(
    () =>
      session.subscribe(({ state, events }) => {
        for (const { type } of events) {
          if (type === 'right') setMissed(null)
          else if (type === 'wrong' || type === 'timeout') setMissed(state.problem)
        }
      }),
    [session],
  )

  function asideOf(): ReactNode {
    if (closed) return undefined
    if (paused) return m.play_paused_title()
    if (hints > 0) return undefined
    // What went wrong stays readable while the next question is thought about.
    return missed ? (
      <Sums text={m.math_last_one({ solution: solutionFor(missed, band, locale) })} />
    ) : (
      hintFor(problem, band, 0, locale)
    )
  }

  return (
    <SidePanel
      timer={
        <TimerRing
          seconds={seconds}
          total={QUESTION_MS / 1000}
          label={m.play_seconds_left()}
          untimed={timed ? undefined : m.play_no_timer()}
        />
      }
      announced={
        closed ? (
          <>
            {feedbackWords(session.getState(), locale)}
            <span className="visually-hidden">
              {' '}
              {spokenQuestion(problem, locale, numberFormat(locale).format(problem.answer))}
            </span>
          </>
        ) : (
          <>
            <span className="visually-hidden">
              {paused
                ? m.play_paused_title()
                : timed && seconds <= LAST_SECONDS
                  ? m.play_five_left()
                  : spokenQuestion(problem, locale)}
            </span>
            {/* Asked for, so read out; the friendly word that nobody asked for is not. */}
            {!paused && hints > 0 && <Sums text={` ${hintFor(problem, band, hints, locale)}`} />}
          </>
        )
      }
      aside={asideOf()}
      mood={moodFor(paused, closed?.kind)}
      hint={
        paused || closed || hints === 0 ? null : { band, key: `${spokenQuestion(problem, locale)} ${hints}` }
      }
    >
      <HintButton left={HINT_STEPS - hints} disabled={!canAsk} onHint={onHint} />
    </SidePanel>
  )
}

function feedbackWords({ lastAnswer, level, stars, lastLevel }: MathMasterState, locale: string): string {
  if (lastAnswer?.kind === 'timeout') return m.play_timeout()
  if (lastAnswer?.kind !== 'right') return m.play_wrong()
  const number = numberFormat(locale)
  const points = number.format(lastAnswer.points)
  if (stars >= lastLevel) return m.play_right_last({ points })
  // Points are those of the level the answer was given at: fewer than this level's means it was raised.
  if (lastAnswer.points < pointsAt(level)) return m.play_right_level({ points, level: number.format(level) })
  return m.play_right({ points })
}

function moodFor(paused: boolean, closed: 'right' | 'wrong' | 'timeout' | undefined): GlimMood {
  if (paused) return 'sleeping'
  if (closed === undefined) return 'thinking'
  return closed === 'right' ? 'cheering' : 'oops'
}
