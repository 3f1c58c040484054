import { expect, test, vi } from 'vitest'
import { MAX_ROUND_MS } from './game-rules.ts'
import { type ReplayRefusal, replay } from './replay.ts'
import { roundOptions } from './round-options.fixture.ts'
import { toyRules } from './toy-game.fixture.ts'

const options = roundOptions()
const press = { type: 'press', ms: 100 }
const tick = { type: 'tick', ms: 30 }

test('a whole round gives state, score, practice, time and number of moves', () => {
  expect(replay(toyRules, options, [press, tick, press, press])).toEqual({
    ok: true,
    value: {
      state: { presses: 3, sincePressMs: 0 },
      score: { score: 30, level: 1, stars: 0, right: 3, answered: 3, asked: 3, bestStreak: 3 },
      practice: { skills: { press: { rating: 1_000, seen: 3, right: 3 } }, rushed: 0 },
      totalMs: 330,
      contentMet: [],
      contentMissed: [],
      itemAnswers: [],
      quickestMs: 300,
      moveCount: 4,
    },
  })
})

test.each<[string, unknown, ReplayRefusal]>([
  ['nothing', undefined, 'malformed_log'],
  ['null', null, 'malformed_log'],
  ['a string', '[]', 'malformed_log'],
  ['an object like an array', { length: 0 }, 'malformed_log'],
  ['a log of more than a day', [{ type: 'tick', ms: MAX_ROUND_MS }, press, press, press], 'malformed_log'],
  ['an entry that is no move', [press, 'press', press], 'malformed_move'],
  ['an entry of another game', [press, { type: 'answer', ms: 1, option: 2 }], 'malformed_move'],
  ['an entry with a score of its own', [{ ...press, score: 1000 }], 'malformed_move'],
  ['negative time', [press, { type: 'press', ms: -100 }], 'malformed_move'],
  ['an empty entry', [press, null, press], 'malformed_move'],
  ['a move the rules refuse', [press, { type: 'press', ms: 99 }, press, press], 'illegal_move'],
  ['a move after the end', [press, press, press, press], 'moves_after_end'],
  ['a tick after the end', [press, press, press, { type: 'tick', ms: 0 }], 'moves_after_end'],
  ['nonsense after the end', [press, press, press, null], 'moves_after_end'],
  ['an empty log', [], 'round_not_over'],
  ['a truncated log', [press, press], 'round_not_over'],
])('%s is refused', (_name, moves, code) => {
  expect(replay(toyRules, options, moves)).toEqual({ ok: false, code })
})

test('it stops at the first fault', () => {
  const apply = vi.fn(toyRules.apply)
  replay({ ...toyRules, apply }, options, [press, 'fault', press, press])
  expect(apply).toHaveBeenCalledTimes(1)
})

test('more than a day is refused before the rules have to work it off', () => {
  const apply = vi.fn(toyRules.apply)
  replay({ ...toyRules, apply }, options, [press, { type: 'tick', ms: MAX_ROUND_MS }])
  expect(apply).toHaveBeenCalledTimes(1)
})
