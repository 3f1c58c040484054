import { expect, it } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import { type AnswerRecord, bestStreak, recordOf } from './round-record.ts'

function play(timed: boolean) {
  const session = createSession(mathMasterRules, roundOptions({ seed: 5, band: 'middle', timed }))
  const records: AnswerRecord[] = []
  session.subscribe((step) => {
    const record = recordOf(step)
    if (record) records.push(record)
  })
  const options = () => session.getState().problem.options
  return {
    records,
    answer: (ms: number, right: boolean) => {
      const { problem } = session.getState()
      const option = options().findIndex((value) => (value === problem.answer) === right)
      session.dispatch({ type: 'answer', ms, option })
      session.dispatch({ type: 'tick', ms: 1500 })
    },
    tick: (ms: number) => session.dispatch({ type: 'tick', ms }),
  }
}

it('notes each answer once, with what was chosen and how long it took', () => {
  const { records, answer, tick } = play(true)
  tick(700)
  answer(300, true)
  answer(2500, false)
  tick(20_000)
  expect(records.map(({ kind, ms }) => [kind, ms])).toEqual([
    ['right', 1000],
    ['wrong', 2500],
    ['timeout', 20_000],
  ])
  const [right, wrong, late] = records
  expect(right?.chosen).toBe(right?.problem.answer)
  expect(wrong?.chosen).not.toBe(wrong?.problem.answer)
  expect(late?.chosen).toBeNull()
})

it('counts no time in untimed rounds', () => {
  const { records, answer } = play(false)
  answer(60_000, true)
  expect(records[0]?.ms).toBeNull()
})

it('finds the longest run of right answers', () => {
  const { records, answer } = play(true)
  expect(bestStreak(records)).toBe(0)
  for (const right of [true, true, false, true, true, true, false, true]) answer(100, right)
  expect(bestStreak(records)).toBe(3)
})
