import { describe, expect, test } from 'vitest'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { beside, cellAt, DIRECTIONS, type Direction, goalOf } from './maze.ts'
import type { MathMazeMove } from './moves.ts'
import { mathMazeRules } from './rules.ts'
import { rightOption, towardsGoal, wrongOption } from './scripted-players.ts'
import type { MathMazeEvent, MathMazeState } from './state.ts'

/** A round with shorthands; every shorthand returns the events it caused, or the code of its refusal. */
function newRound(options: Partial<RoundOptions> = {}) {
  const session = createSession(mathMazeRules, roundOptions({ seed: 12, ...options }))
  const dispatch = (move: MathMazeMove): readonly MathMazeEvent[] | string => {
    const result = session.dispatch(move)
    return result.ok ? result.value.events : result.code
  }
  const round = {
    state: session.getState,
    tick: (ms: number) => dispatch({ type: 'tick', ms }),
    step: (direction: Direction, ms = 0) => dispatch({ type: 'step', ms, direction }),
    answer: (option: number, ms = 0) => dispatch({ type: 'answer', ms, option }),
    answerRight: (ms = 0) => dispatch({ type: 'answer', ms, option: rightOption(session.getState()) }),
    answerWrong: (ms = 0) => dispatch({ type: 'answer', ms, option: wrongOption(session.getState()) }),
    hint: (ms = 0) => dispatch({ type: 'hint', ms }),
    close: (ms = 0) => dispatch({ type: 'close', ms }),
    /** Walks towards the goal until a problem opens. */
    walkToProblem() {
      for (let steps = 0; steps < 500; steps++) {
        if (round.state().phase === 'asking') return round
        round.step(towardsGoal(round.state()))
      }
      throw new Error('no problem on the way')
    },
    /** Solves what stands in the way, to the goal. */
    finishLevel(): readonly MathMazeEvent[] | string {
      const { level } = round.state()
      for (;;) {
        if (round.state().phase === 'asking') round.answerRight()
        if (round.state().phase === 'feedback') round.tick(1_500)
        const events = round.step(towardsGoal(round.state()))
        if (round.state().level > level || round.state().phase === 'over') return events
      }
    },
  }
  return round
}

/** A round in whose first maze the way leads through a problem. */
function roundWithProblem(options: Partial<RoundOptions> = {}) {
  return newRound({ band: 'high', ...options }).walkToProblem()
}

function directionTo(state: MathMazeState, kind: string): Direction | undefined {
  return DIRECTIONS.find((direction) => cellAt(state.maze, beside(state.player, direction)) === kind)
}

describe('the start', () => {
  test('at (1, 1) of the first maze: level 1, score 0, no stars', () => {
    const { state } = newRound()
    expect(state()).toMatchObject({
      phase: 'walking',
      level: 1,
      score: 0,
      stars: 0,
      player: { x: 1, y: 1 },
      trail: [{ x: 1, y: 1 }],
      door: null,
      problem: null,
    })
    expect(state().maze.size).toBe(6)
    expect(goalOf(state().maze)).toEqual({ x: 4, y: 4 })
  })

  test('the same seed, the same maze', () => {
    expect(newRound({ seed: 3 }).state()).toEqual(newRound({ seed: 3 }).state())
    expect(newRound({ seed: 3 }).state().maze).not.toEqual(newRound({ seed: 4 }).state().maze)
  })
})

describe('steps', () => {
  test('into an empty cell move the player, whose thread grows', () => {
    const round = newRound()
    const direction = directionTo(round.state(), 'empty') ?? 'up'
    expect(round.step(direction)).toEqual([{ type: 'moved', direction }])
    const at = beside({ x: 1, y: 1 }, direction)
    expect(round.state()).toMatchObject({ phase: 'walking', player: at, trail: [{ x: 1, y: 1 }, at] })
  })

  test('back wind the thread up', () => {
    const round = newRound()
    const there = directionTo(round.state(), 'empty') ?? 'up'
    const back = ({ up: 'down', down: 'up', left: 'right', right: 'left' } as const)[there]
    round.step(there)
    round.step(back)
    expect(round.state()).toMatchObject({ player: { x: 1, y: 1 }, trail: [{ x: 1, y: 1 }] })
  })

  test.each(['up', 'left'] as const)('%s into the border leave the player in place', (direction) => {
    const round = newRound()
    const before = round.state()
    expect(round.step(direction)).toEqual([{ type: 'bumped', direction }])
    expect(round.state()).toBe(before)
  })

  test('into a math cell open a problem with four options and leave the player in place', () => {
    const round = newRound({ band: 'high' })
    let before = round.state()
    while (round.state().phase === 'walking') {
      before = round.state()
      round.step(towardsGoal(before))
    }
    const { phase, player, door, problem, maze } = round.state()
    expect(phase).toBe('asking')
    expect(player).toEqual(before.player)
    expect(door && cellAt(maze, door)).toBe('math')
    expect(new Set(problem?.options).size).toBe(4)
    expect(problem?.options).toContain(problem?.answer)
  })

  test('are refused while a problem is open or its result is shown, and leave no trace', () => {
    const round = roundWithProblem()
    const asking = round.state()
    for (const direction of DIRECTIONS) expect(round.step(direction, 10)).toBe('not_walking')
    expect(round.state()).toBe(asking)
    round.answerWrong()
    const shown = round.state()
    for (const direction of DIRECTIONS) expect(round.step(direction, 5_000)).toBe('not_walking')
    expect(round.state()).toBe(shown)
  })
})

describe('answers', () => {
  test.each([
    ['elementary', 10],
    ['middle', 15],
    ['high', 20],
  ] as const)('a right one of %s gives %i points at level 1', (band, points) => {
    // Some first mazes can be crossed without a problem: take one that cannot.
    const seed = Array.from({ length: 200 }, (_, candidate) => candidate).find((candidate) => {
      const round = newRound({ seed: candidate, band })
      round.finishLevel()
      return round.state().learner.answered > 0
    })
    const round = newRound({ seed: seed ?? -1, band }).walkToProblem()
    expect(round.answerRight()).toEqual([{ type: 'right', points }])
    expect(round.state()).toMatchObject({ phase: 'feedback', feedbackMs: 1_500, score: points })
    expect(round.state().lastAnswer).toEqual({ kind: 'right', chosen: rightOption(round.state()), points })
  })

  test('points grow with the level', () => {
    const round = newRound({ band: 'high' })
    round.finishLevel()
    round.finishLevel()
    round.walkToProblem()
    expect(round.answerRight()).toEqual([{ type: 'right', points: 60 }])
  })

  test('a right one clears the cell after 1.5 s and moves the player there', () => {
    const round = roundWithProblem()
    const { door, player } = round.state()
    round.answerRight()
    expect(round.tick(1_499)).toEqual([])
    expect(round.state()).toMatchObject({ phase: 'feedback', feedbackMs: 1, player, door })
    expect(round.tick(1)).toEqual([{ type: 'cleared' }])
    expect(round.state()).toMatchObject({ phase: 'walking', feedbackMs: 0, player: door, door: null })
    expect(door && cellAt(round.state().maze, door)).toBe('empty')
    expect(round.state().trail.at(-1)).toEqual(door)
  })

  test('a wrong one gives and takes nothing, closes after 1.5 s, and leaves cell and player as they are', () => {
    const round = roundWithProblem()
    const { door, player, maze } = round.state()
    expect(round.answerWrong()).toEqual([{ type: 'wrong' }])
    expect(round.state()).toMatchObject({ phase: 'feedback', feedbackMs: 1_500, score: 0, player, door })
    expect(round.tick(1_500)).toEqual([{ type: 'closed' }])
    expect(round.state()).toMatchObject({ phase: 'walking', door: null, player })
    expect(round.state().maze).toEqual(maze)
  })

  test('stepping in again opens it anew, with another problem', () => {
    const round = roundWithProblem()
    const { problem } = round.state()
    round.answerWrong()
    round.tick(1_500)
    round.walkToProblem()
    expect(round.state()).toMatchObject({ phase: 'asking', lastAnswer: null, thinkMs: 0 })
    expect(round.state().problem).not.toEqual(problem)
  })

  test('none is taken twice, or when nothing was asked', () => {
    const round = roundWithProblem()
    round.answerWrong()
    expect(round.answer(0)).toBe('not_asking')
    expect(round.answer(0, 9_000)).toBe('not_asking')
    round.tick(1_500)
    expect(round.answer(0)).toBe('not_asking')
  })

  test('may take as long as they like: there is no countdown', () => {
    const round = roundWithProblem()
    round.tick(3_600_000)
    expect(round.answerRight(60_000)).toEqual([{ type: 'right', points: 20 }])
    expect(round.state().thinkMs).toBe(3_660_000)
  })
})

describe('closing a problem', () => {
  test('leaves cell, player and counts as they are; the problem waits', () => {
    const round = roundWithProblem()
    const { problem, player, maze } = round.state()
    round.hint(1_000)
    expect(round.close(500)).toEqual([{ type: 'closed' }])
    expect(round.state()).toMatchObject({ phase: 'walking', door: null, player, score: 0 })
    expect(round.state().learner).toMatchObject({ asked: 0, answered: 0 })
    expect(round.state().maze).toEqual(maze)
    round.walkToProblem()
    expect(round.state()).toMatchObject({ problem, hints: 1, thinkMs: 1_500 })
  })

  test('is possible before the answer only', () => {
    const round = roundWithProblem()
    round.answerRight()
    expect(round.close()).toBe('not_asking')
    round.tick(1_500)
    expect(round.close()).toBe('not_asking')
  })
})

describe('help', () => {
  test('comes step by step, three at most, and costs no points', () => {
    const round = roundWithProblem()
    expect([1, 2, 3].map(() => round.hint())).toEqual([
      [{ type: 'hint', hints: 1 }],
      [{ type: 'hint', hints: 2 }],
      [{ type: 'hint', hints: 3 }],
    ])
    expect(round.hint()).toBe('no_hint_left')
    expect(round.answerRight()).toEqual([{ type: 'right', points: 20 }])
    expect(Object.values(round.state().learner.skills)).toEqual([{ rating: 1_000, seen: 1, right: 1 }])
    expect(round.hint()).toBe('not_asking')
  })

  test('comes unasked after two misses in a row', () => {
    const round = roundWithProblem()
    round.answerWrong()
    round.tick(1_500)
    round.walkToProblem()
    expect(round.state().hints).toBe(0)
    round.answerWrong()
    round.tick(1_500)
    round.walkToProblem()
    expect(round.state().hints).toBe(3)
  })
})

describe('the goal', () => {
  test.each([
    ['elementary', 50],
    ['middle', 75],
    ['high', 100],
  ] as const)('of %s gives a bonus of %i, at every level alike', (band, bonus) => {
    const round = newRound({ band })
    for (const level of [1, 2, 3]) {
      expect(round.state().level).toBe(level)
      expect(round.finishLevel()).toContainEqual({ type: 'goal', bonus })
    }
  })

  test('leads to the next level, in a new maze, at (1, 1)', () => {
    const round = newRound()
    const { maze } = round.state()
    const events = round.finishLevel()
    expect(Array.isArray(events) ? events.map(({ type }) => type) : events).toEqual([
      'moved',
      'goal',
      'level-up',
    ])
    expect(round.state()).toMatchObject({ phase: 'walking', level: 2, player: { x: 1, y: 1 } })
    expect(round.state().trail).toEqual([{ x: 1, y: 1 }])
    expect(round.state().maze).not.toEqual(maze)
    expect(round.state().maze.size).toBe(7)
  })

  test('gives a star at even levels and at no other', () => {
    const round = newRound({ band: 'middle' })
    const stars = Array.from({ length: 8 }, () => {
      round.finishLevel()
      return round.state().stars
    })
    expect(stars).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  })

  test.each([
    ['elementary', 5, 2],
    ['middle', 8, 4],
    ['high', 10, 5],
  ] as const)('of the last level of %s, %i, ends the round with %i stars', (band, levels, stars) => {
    const round = newRound({ band })
    for (let level = 1; level < levels; level++) {
      round.finishLevel()
      expect(mathMazeRules.isOver(round.state())).toBe(false)
    }
    const events = round.finishLevel()
    expect(Array.isArray(events) ? events.at(-1) : events).toEqual({ type: 'over' })
    expect(round.state()).toMatchObject({ phase: 'over', level: levels, stars })
    expect(mathMazeRules.isOver(round.state())).toBe(true)
    expect(mathMazeRules.mostStars({ band, extraLevels: 0, language: 'en' })).toBe(stars)
  })

  test('after the last nothing is taken any more, and time has no effect', () => {
    const round = newRound()
    for (let level = 1; level <= 5; level++) round.finishLevel()
    const over = round.state()
    expect(mathMazeRules.apply(over, { type: 'tick', ms: 9 })).toEqual({
      ok: true,
      value: { state: over, events: [] },
    })
    expect(mathMazeRules.apply(over, { type: 'step', ms: 0, direction: 'up' })).toEqual({
      ok: false,
      code: 'not_walking',
    })
  })

  test('extra levels go on where the band ends', () => {
    const round = newRound({ extraLevels: 10 })
    for (let level = 1; level <= 15; level++) {
      expect(round.state()).toMatchObject({ level, phase: 'walking' })
      round.finishLevel()
    }
    expect(round.state()).toMatchObject({ phase: 'over', level: 15, stars: 7 })
    const options = { band: 'elementary', extraLevels: 10, language: 'en' } as const
    expect(mathMazeRules.lastLevel(options)).toBe(15)
    expect(mathMazeRules.mostStars(options)).toBe(7)
  })
})

describe('the quickest anybody could be', () => {
  test.each([
    ['elementary', 100 * (6 + 8 + 10 + 12 + 14)],
    ['middle', 100 * (6 + 10 + 12 + 16 + 4 * 18)],
    ['high', 100 * (8 + 12 + 16 + 7 * 18)],
  ] as const)('%s: %i ms for walking a whole round', (band, ms) => {
    const round = newRound({ band })
    expect(mathMazeRules.quickestMs(round.state())).toBe(0)
    while (round.state().phase !== 'over') round.finishLevel()
    const { learner } = round.state()
    expect(mathMazeRules.quickestMs(round.state())).toBe(ms + learner.asked * 1_500)
  })

  test('counts the mazes left behind, not the one on show', () => {
    const round = newRound()
    round.finishLevel()
    expect(mathMazeRules.quickestMs(round.state())).toBe(600 + round.state().learner.asked * 1_500)
  })
})
