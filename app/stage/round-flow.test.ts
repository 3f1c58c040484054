import { describe, expect, it } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { FLOW_START, type FlowEvent, type RoundFlow, reduceFlow } from './round-flow.ts'
import type { Attempt, OpenedRound } from './round-requests.ts'

const attempt = (attemptId: string): Attempt => ({
  attemptId,
  gameId: 'math-master',
  band: 'high',
  timed: true,
  language: 'en',
  challenge: 'even',
})
const round = (roundId: string): OpenedRound => ({
  roundId,
  gameId: 'math-master',
  options: roundOptions({ band: 'high' }),
})
const score = { score: 1020, level: 10, stars: 10, right: 30, answered: 31, asked: 32, bestStreak: 9 }

function flowAfter(...events: FlowEvent[]): RoundFlow {
  return events.reduce(reduceFlow, FLOW_START)
}

const asked = (id: string): FlowEvent => ({ type: 'asked', attempt: attempt(id) })
const opened = (id: string, roundId = 'r-1'): FlowEvent => ({
  type: 'opened',
  attemptId: id,
  round: round(roundId),
})
const failed = (id: string): FlowEvent => ({ type: 'failed', attemptId: id, failure: 'offline' })
const finished = (roundId = 'r-1'): FlowEvent => ({ type: 'finished', roundId, score, stopped: false })

describe('reduceFlow', () => {
  it('goes on with a round of an earlier visit, unless another is being opened', () => {
    const kept = { ...round('r-9'), moves: [{ type: 'tick', ms: 5 }] }
    const resumed: FlowEvent = { type: 'resumed', round: kept }
    expect(flowAfter(resumed).place).toEqual({ screen: 'play', round: kept })
    expect(flowAfter(asked('a'), resumed).place).toEqual({ screen: 'start' })
  })

  it('goes from start over play to complete', () => {
    expect(flowAfter(asked('a')).place).toEqual({ screen: 'start' })
    expect(flowAfter(asked('a')).opening).toEqual({ attempt: attempt('a'), failure: null })
    expect(flowAfter(asked('a'), opened('a'))).toEqual({
      place: { screen: 'play', round: round('r-1') },
      opening: null,
    })
    expect(flowAfter(asked('a'), opened('a'), finished()).place).toEqual({
      screen: 'complete',
      stopped: false,
      round: round('r-1'),
      score,
    })
  })

  it('plays again with a new round, straight from the result', () => {
    const flow = flowAfter(asked('a'), opened('a'), finished(), asked('b'))
    expect(flow.place.screen).toBe('complete')
    expect(reduceFlow(flow, opened('b', 'r-2')).place).toEqual({ screen: 'play', round: round('r-2') })
  })

  it('stays where it is when a round cannot be opened, and can ask again', () => {
    const flow = flowAfter(asked('a'), failed('a'))
    expect(flow).toEqual({
      place: { screen: 'start' },
      opening: { attempt: attempt('a'), failure: 'offline' },
    })
    expect(flowAfter(asked('a'), failed('a'), asked('a'), opened('a')).place.screen).toBe('play')
    const again = flowAfter(asked('a'), opened('a'), finished(), asked('b'), failed('b'))
    expect(again.place.screen).toBe('complete')
  })

  it('opens one round for two presses', () => {
    expect(flowAfter(asked('a'), asked('b')).opening?.attempt.attemptId).toBe('a')
  })

  it.each<[string, FlowEvent[], FlowEvent]>([
    ['an answer nobody waits for', [], opened('a')],
    ['an answer to another attempt', [asked('a')], opened('b')],
    ['an answer after a failure was shown', [asked('a'), failed('a')], opened('a')],
    ['a failure nobody waits for', [asked('a'), opened('a')], failed('a')],
    ['the end of another round', [asked('a'), opened('a')], finished('r-9')],
    ['an end without a round', [], finished()],
  ])('ignores %s', (_, events, ignored) => {
    const before = flowAfter(...events)
    expect(reduceFlow(before, ignored)).toBe(before)
  })
})
