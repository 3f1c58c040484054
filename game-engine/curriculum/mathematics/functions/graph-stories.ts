// Graphs that tell a story, matched to its words: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answersAre } from '../sentences.ts'
import { hints, matching, say, step } from './area.ts'

/** describe-graphs */
export const describeGraphs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return matched(dice, dice.shuffle(PIECES), [], 'graph-pieces')
    const all = dice.shuffle(difficulty === 2 ? STRAIGHT : [...STRAIGHT, ...CURVED])
    const count = difficulty === 2 ? 3 : 4
    return matched(
      dice,
      all.slice(0, count),
      difficulty === 2 ? all.slice(count, count + 1) : [],
      'graph-stories',
    )
  },
}

const [WIDTH, HEIGHT] = [10, 8]

type Story = readonly [name: string, path: (dice: Dice) => Point[]]

const PIECES: readonly Story[] = [
  [
    'rises',
    (dice) => [
      [0, dice.int(0, 2)],
      [dice.int(6, 10), dice.int(5, 8)],
    ],
  ],
  [
    'stays',
    (dice) => {
      const y = dice.int(2, 7)
      return [
        [0, y],
        [dice.int(6, 10), y],
      ]
    },
  ],
  [
    'falls',
    (dice) => [
      [0, dice.int(5, 8)],
      [dice.int(6, 10), dice.int(0, 2)],
    ],
  ],
]

/** Way from home, by time. */
const STRAIGHT: readonly Story[] = [
  [
    'there-wait-back',
    (dice) => {
      const y = dice.int(4, 7)
      const x = dice.int(3, 4)
      return [
        [0, 0],
        [x, y],
        [x + 2, y],
        [10, 0],
      ]
    },
  ],
  [
    'there-wait-further',
    (dice) => {
      const y = dice.int(3, 4)
      const x = dice.int(3, 4)
      return [
        [0, 0],
        [x, y],
        [x + 3, y],
        [10, 8],
      ]
    },
  ],
  [
    'there-back',
    (dice) => {
      const x = dice.int(4, 6)
      return [
        [0, 0],
        [x, dice.int(5, 8)],
        [10, 0],
      ]
    },
  ],
  [
    'slow-fast',
    (dice) => [
      [0, 0],
      [dice.int(5, 6), dice.int(1, 2)],
      [9, 8],
    ],
  ],
  [
    'fast-slow',
    (dice) => [
      [0, 0],
      [dice.int(2, 3), dice.int(5, 6)],
      [10, 8],
    ],
  ],
  [
    'away-home-stays',
    (dice) => {
      const x = dice.int(4, 6)
      return [
        [0, dice.int(5, 7)],
        [x, 0],
        [10, 0],
      ]
    },
  ],
]

const curve = (y: (part: number) => number): Point[] =>
  Array.from({ length: 11 }, (_, index) => [index, Math.round(y(index / 10) * 100) / 100])

const CURVED: readonly Story[] = [
  [
    'speeds-up',
    (dice) => {
      const top = dice.int(6, 8)
      return curve((part) => top * part * part)
    },
  ],
  [
    'slows-down',
    (dice) => {
      const top = dice.int(6, 8)
      return curve((part) => top * (1 - (1 - part) ** 2))
    },
  ],
]

const drawn = (path: readonly Point[]): Drawing => ({
  kind: 'plane',
  x: [0, WIDTH],
  y: [0, HEIGHT],
  step: 2,
  paths: [path],
})

function matched(dice: Dice, stories: readonly Story[], more: readonly Story[], name: string): Draft {
  const told = (story: string) => say(`graph-${story}`)
  const answer = matching(
    dice,
    stories.map(([story, path]) => [{ drawing: drawn(path(dice)) }, told(story)] as const),
    (item) => `graph-is-${stories[item]?.[0]}`,
    more.map(([story]) => told(story)),
  )
  return {
    question: say(name),
    answer,
    hints: hints(name),
    solution: [step(`${name}-step`), answersAre(stories.map(([story]) => told(story)))],
  }
}
