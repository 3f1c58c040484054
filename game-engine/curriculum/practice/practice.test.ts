// Practice with learners of five kinds: whoever practises gets on, nobody is stuck, and every session can be replayed.
import process from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { replayMoves } from '#engine/core/replay.ts'
import { MATH_GENERATORS } from '../mathematics/generators.ts'
import { exerciseOf } from './ask.ts'
import { canReplay, PRACTICE_ENDS } from './options.ts'
import { outcomeOf } from './outcome.ts'
import { MAX_QUESTIONS } from './rules.ts'
import { createLearner, givenOf, KINDS, type Played, RULES } from './simulated-learners.fixture.ts'
import type { PracticeEvent } from './state.ts'

const IDS = Object.keys(MATH_GENERATORS)
const SESSIONS = process.env['TEST_FULL'] ? 2_000 : 60
const SEEDS = Array.from({ length: 12 }, (_, index) => index * 7_919 + 1)

/** Sessions of ten questions until the skill is mastered. */
function sessionsToMaster(kind: keyof typeof KINDS, seed: number, skill: string, limit: number): number {
  const learner = createLearner(KINDS[kind], seed)
  for (let sessions = 1; sessions <= limit; sessions++) {
    learner.practise(skill)
    if (learner.isMaster(skill)) return sessions
  }
  return Number.POSITIVE_INFINITY
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

describe('a learner', () => {
  test('who is fast masters a skill in the first two sessions', () => {
    const needed = SEEDS.map((seed) => sessionsToMaster('fast', seed, 'add-within-100', 6))
    expect(median(needed)).toBeLessThanOrEqual(2)
    expect(Math.max(...needed)).toBeLessThanOrEqual(6)
  })

  test('who is slow gets there in more sessions', () => {
    const needed = SEEDS.map((seed) => sessionsToMaster('slow', seed, 'add-within-100', 20))
    expect(Math.max(...needed)).toBeLessThanOrEqual(20)
    expect(median(needed)).toBeGreaterThan(
      median(SEEDS.map((s) => sessionsToMaster('fast', s, 'add-within-100', 6))) ?? 0,
    )
  })

  test('who guesses masters next to nothing, even where there are few options', () => {
    const guessed = SEEDS.filter((seed) =>
      Number.isFinite(sessionsToMaster('guesser', seed, 'compare-fractions-same-part', 6)),
    )
    expect(guessed.length).toBeLessThanOrEqual(1)
  })

  test('with one misconception is led back to what the skill stands on, told why, and masters it', () => {
    for (const seed of SEEDS) {
      const learner = createLearner(KINDS.mistaken, seed)
      const events: PracticeEvent[] = []
      for (let sessions = 0; sessions < 8 && !learner.isMaster('add-fractions-like'); sessions++)
        events.push(...learner.practise('add-fractions-like').events)
      expect(events).toContainEqual({
        type: 'back',
        skill: expect.any(String),
        because: 'fractions/denominators-added',
      })
      expect(events.some(({ type }) => type === 'return')).toBe(true)
      expect(learner.isMaster('add-fractions-like')).toBe(true)
    }
  })

  test('who forgets meets a mastered skill again when it is due, within other practice', () => {
    for (const seed of SEEDS) {
      const learner = createLearner(KINDS.forgetful, seed)
      for (let sessions = 0; sessions < 12 && !learner.isMaster('partners-of-ten'); sessions++)
        learner.practise('partners-of-ten')
      expect(learner.isMaster('partners-of-ten')).toBe(true)
      expect(learner.due()).not.toContain('partners-of-ten')
      learner.rest(30)
      expect(learner.due()).toContain('partners-of-ten')
      const reviewed = ['count-to-100', 'count-to-100', 'count-to-100']
        .flatMap((skill) => learner.practise(skill).state.results)
        .filter(({ reason }) => reason === 'due')
      expect(reviewed.map(({ skill }) => skill)).toContain('partners-of-ten')
      expect(learner.due()).not.toContain('partners-of-ten')
    }
  })
})

describe('a session', () => {
  const learners = fc.constantFrom(...Object.values(KINDS))
  const ends = fc.constantFrom(...PRACTICE_ENDS)
  const seeds = fc.integer({ min: 0, max: 0xffff_ffff })
  const sessions = fc.record({ learner: learners, end: ends, seed: seeds, skill: fc.constantFrom(...IDS) })

  const played = ({
    learner,
    end,
    seed,
    skill,
  }: {
    learner: (typeof KINDS)[keyof typeof KINDS]
    end: (typeof PRACTICE_ENDS)[number]
    seed: number
    skill: string
  }): Played => createLearner(learner, seed).practise(skill, end)

  test(
    'of any skill and learner ends, and replays to the very same state',
    () => {
      fc.assert(
        fc.property(sessions, (choice) => {
          const { options, moves, state } = played(choice)
          const replayed = replayMoves(
            RULES,
            JSON.parse(JSON.stringify(options)),
            JSON.parse(JSON.stringify(moves)),
          )
          expect(replayed).toMatchObject({ ok: true, value: { state } })
          expect(canReplay(options, MATH_GENERATORS)).toBe(true)
          if ('questions' in options.end) expect(state.results).toHaveLength(options.end.questions)
          else if (state.results.length < MAX_QUESTIONS)
            expect(state.playedMs).toBeGreaterThanOrEqual(options.end.minutes * 60_000)
        }),
        { numRuns: SESSIONS },
      )
    },
    30 * 60_000,
  )

  test('asks for skills of its plan alone, and takes every right answer', () => {
    fc.assert(
      fc.property(sessions, (choice) => {
        const { options } = played(choice)
        const state = RULES.start(options)
        const { answer } = exerciseOf(MATH_GENERATORS, state.question)
        const step = RULES.apply(state, { type: 'answer', ms: 5_000, given: givenOf(answer, answer.right) })
        expect(step).toMatchObject({ ok: true, value: { events: [{ type: 'right' }] } })
        expect(Object.keys(options.skills)).toContain(state.question.skill)
      }),
      { numRuns: 60 },
    )
  })

  test('does not ask the same exercise twice while there are others', () => {
    for (const skill of IDS) {
      const { state } = createLearner(KINDS.slow, 3).practise(skill, { questions: 10 })
      expect(new Set(state.asked).size, skill).toBe(state.asked.length)
    }
  })

  test('is refused when its log is forged', () => {
    const { options, moves } = createLearner(KINDS.fast, 5).practise('multiplication-facts')
    const [first, ...rest] = moves
    const code = (forged: unknown) => {
      const result = replayMoves(RULES, options, forged)
      return result.ok ? 'taken' : result.code
    }
    expect(code(moves)).toBe('taken')
    expect(code({ ...moves })).toBe('malformed_log')
    expect(code(moves.slice(0, -1))).toBe('round_not_over')
    expect(code([...moves, { type: 'next', ms: 0 }])).toBe('moves_after_end')
    expect(code([{ type: 'stop', ms: 0 }, ...moves])).toBe('illegal_move')
    expect(code([{ type: 'next', ms: 0 }, ...moves])).toBe('illegal_move')
    expect(code([first, first, ...rest])).toBe('illegal_move')
    expect(code([{ type: 'answer', ms: 0, given: 'many' }, ...moves])).toBe('illegal_move')
    for (const move of [
      { type: 'answer', ms: 0, given: 'x'.repeat(81) },
      { type: 'answer', ms: 0, given: { n: 1 } },
      { type: 'answer', ms: 0, given: [[1]] },
      { type: 'answer', ms: 0, given: Array.from({ length: 13 }, () => 1) },
      { type: 'answer', ms: -1, given: '1' },
      { type: 'answer', ms: 0, given: '1', right: true },
      { type: 'show' },
      { type: 'score', ms: 0 },
      null,
    ])
      expect(code([move, ...moves])).toBe('malformed_move')
  })

  test('of other generators than now is not replayed', () => {
    const { options } = createLearner(KINDS.fast, 5).practise('multiplication-facts')
    const [focus = ''] = Object.keys(options.skills)
    const older = {
      ...options,
      skills: { ...options.skills, [focus]: { ...options.skills[focus], version: 0 } },
    }
    expect(canReplay(older as typeof options, MATH_GENERATORS)).toBe(false)
    const unknown = { ...options, skills: { ...options.skills, constructor: options.skills[focus] } }
    expect(canReplay(unknown as typeof options, MATH_GENERATORS)).toBe(false)
  })

  test('shows the solution after two misses, and a hint beforehand is no evidence', () => {
    const learner = createLearner(KINDS.fast, 9)
    const { options } = learner.practise('multiplication-facts')
    const start = RULES.start(options)
    const { answer } = exerciseOf(MATH_GENERATORS, start.question)
    const play = (moves: Parameters<typeof RULES.apply>[1][]) =>
      moves.reduce((state, move) => {
        const step = RULES.apply(state, move)
        if (!step.ok) throw new Error(step.code)
        return step.value.state
      }, start)
    const wrong = { type: 'answer', ms: 2_000, given: '9999' } as const
    const right = { type: 'answer', ms: 2_000, given: givenOf(answer, answer.right) } as const
    expect(play([wrong])).toMatchObject({ phase: 'asking', misses: ['9999'] })
    const shown = play([wrong, wrong])
    expect(shown).toMatchObject({ phase: 'closed', results: [{ closing: 'shown' }] })
    const hinted = play([{ type: 'hint', ms: 0 }, right])
    const { skill } = start.question
    expect(hinted.skills[skill]).toEqual({
      ...start.skills[skill],
      seen: (start.skills[skill]?.seen ?? 0) + 1,
    })
    expect(outcomeOf(hinted)).toMatchObject({ right: 1, asked: 1 })
  })
})
