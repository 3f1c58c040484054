// The table of Math Master: the sheet with the problem, four answers, and what was answered so far.
import { useCallback, useEffect, useRef, useState } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import { type MathMasterRefusal, mathMasterRules } from '#engine/games/math-master/rules.ts'
import type { MathMasterEvent, MathMasterState } from '#engine/games/math-master/state.ts'
import { AnswerButtons } from '../answer-buttons.tsx'
import type { Playing } from '../game.ts'
import { Hud } from '../hud.tsx'
import { PhaserStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'
import { useAnswerKeys } from '../use-answer-keys.ts'
import { useSessionState } from '../use-session.ts'
import { AnswerLog } from './answer-log.tsx'
import { MathMasterPanel } from './math-master-panel.tsx'
import { openMathMasterStage } from './open-stage.ts'
import { QuestionSheet } from './question-sheet.tsx'
import { type AnswerRecord, recordOf } from './round-record.ts'

const phaseOf = ({ phase }: MathMasterState) => phase
const problemOf = ({ problem }: MathMasterState) => problem
const closedOf = ({ lastAnswer }: MathMasterState) => lastAnswer

export interface MathMasterPlayProps {
  playing: Playing<MathMasterState, MathMasterMove, MathMasterEvent, MathMasterRefusal>
}

export function MathMasterPlay({ playing }: MathMasterPlayProps) {
  const { session, options, paused, isPlaying, play } = playing
  const phase = useSessionState(session, phaseOf)
  const problem = useSessionState(session, problemOf)
  const closed = useSessionState(session, closedOf)
  const [records, setRecords] = useState<readonly AnswerRecord[]>([])
  const locale = useLocale()
  const number = numberFormat(locale)
  const field = useRef<HTMLDivElement>(null)
  const [onCanvas, setOnCanvas] = useState(false)
  const canAnswer = isPlaying && phase === 'asking'

  const answer = useCallback((option: number) => void play((ms) => ({ type: 'answer', ms, option })), [play])
  const hint = useCallback(() => void play((ms) => ({ type: 'hint', ms })), [play])
  useAnswerKeys(field, canAnswer ? answer : null)

  useEffect(() => {
    const played: AnswerRecord[] = []
    return session.subscribe((step) => {
      for (const { type } of step.events) {
        if (type === 'right' || type === 'wrong' || type === 'star' || type === 'over') playSound(type)
        if (type === 'hint') playSound('tap')
      }
      const record = recordOf(step)
      if (!record) return
      played.push(record)
      setRecords([...played])
    })
  }, [session])

  const openStage = useCallback(
    (parent: HTMLElement) =>
      openMathMasterStage(
        parent,
        field.current ?? parent,
        session,
        (value) => numberFormat(locale).format(value),
        setOnCanvas,
      ),
    [session, locale],
  )

  return (
    <>
      <div className="table">
        <div className="field" ref={field}>
          <Hud
            session={session}
            lastLevel={mathMasterRules.lastLevel(options)}
            mostStars={mathMasterRules.mostStars(options)}
          />
          <QuestionSheet session={session} paused={paused} onCanvas={onCanvas} />
          <PhaserStage open={openStage} />
        </div>
        <AnswerButtons
          options={problem.options.map((value, option) => ({
            value: number.format(value),
            mark: closed && value === problem.answer ? 'right' : closed?.chosen === option ? 'wrong' : 'none',
          }))}
          disabled={!canAnswer}
          onAnswer={answer}
        />
        <AnswerLog records={records} />
      </div>
      <MathMasterPanel session={session} paused={paused} canAsk={canAnswer} onHint={hint} />
    </>
  )
}
