import { describe, expect, test } from 'vitest'
import { beside, cellAt, DIRECTIONS, type Direction, goalOf } from './maze.ts'
import { newRound, roundWithProblem } from './round.fixture.ts'
import { rightOption, towardsGoal } from './scripted-players.ts'
import type { MathMazeState } from './state.ts'

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
