// Constructions with compass and straightedge: their steps in order, and openings of the compass that work.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { variable } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'
import { at } from './figures.ts'
import { type Card, stepsInOrder } from './steps-in-order.ts'

/** constructions */
export const constructions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([opening, () => ordered(dice, dice.pick(EASY))])(dice)
    return ordered(dice, dice.pick(difficulty === 2 ? USUAL : LONG))
  },
}

interface Construction {
  readonly name: string
  /** What each card needs. */
  readonly needs: readonly (readonly number[])[]
  readonly drawing?: (letters: readonly string[]) => Drawing
}

const arc = (center: Point, radius: number, from: number, to: number) => ({
  points: Array.from({ length: 13 }, (_, index): Point => {
    const [x, y] = at(from + ((to - from) * index) / 12, radius)
    return [Math.round(100 * (center[0] + x)) / 100, Math.round(100 * (center[1] + y)) / 100]
  }),
  open: true,
})

/** Two arcs that cross above and below a segment. */
const crossing = (letters: readonly string[], isBelow: boolean): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [
        [0, 0],
        [6, 0],
      ],
      open: true,
    },
    arc([0, 0], 4.2, 25, 65),
    arc([6, 0], 4.2, 115, 155),
    ...(isBelow ? [arc([0, 0], 4.2, -65, -25), arc([6, 0], 4.2, 205, 245)] : []),
  ],
  labels: [
    { at: [-0.5, 0], text: variable(letters[0] ?? 'A') },
    { at: [6.5, 0], text: variable(letters[1] ?? 'B') },
  ],
})

const equilateral = (letters: readonly string[]): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [
        [0, 0],
        [5, 0],
      ],
      open: true,
    },
    arc([0, 0], 5, 45, 75),
    arc([5, 0], 5, 105, 135),
  ],
  labels: [
    { at: [-0.5, 0], text: variable(letters[0] ?? 'A') },
    { at: [5.5, 0], text: variable(letters[1] ?? 'B') },
  ],
})

const angle = (letters: readonly string[]): Drawing => ({
  kind: 'polygons',
  polygons: [{ points: [at(50, 6), [0, 0], [6, 0]], open: true }, arc([0, 0], 3, -8, 58)],
  labels: [{ at: [-0.4, -0.3], text: variable(letters[0] ?? 'S') }],
})

const EASY: readonly Construction[] = [
  { name: 'copy-segment', needs: [[], [], [0, 1], [2]] },
  {
    name: 'perpendicular-bisector',
    needs: [[], [0], [0], [1, 2], [3]],
    drawing: (letters) => crossing(letters, true),
  },
]
const USUAL: readonly Construction[] = [
  { name: 'angle-bisector', needs: [[], [0], [0], [1, 2], [3]], drawing: angle },
  { name: 'perpendicular-through', needs: [[], [0], [0], [1, 2], [3]] },
  { name: 'copy-angle', needs: [[], [], [0, 1], [1], [2, 3], [4]], drawing: angle },
]
const LONG: readonly Construction[] = [
  { name: 'parallel-through', needs: [[], [0], [1], [1], [2, 3], [4]] },
  { name: 'equilateral', needs: [[], [0], [0], [1, 2], [3]], drawing: equilateral },
  { name: 'hexagon', needs: [[], [0], [1], [2], [3]] },
  { name: 'square-in-circle', needs: [[], [0], [1], [2], [3]] },
]

const LETTERS = ['ABCD', 'EFGH', 'JKLM', 'PQRS', 'RSTU', 'STUV', 'UVWX', 'KLNP', 'DEFG'] as const

function ordered(dice: Dice, { name, needs, drawing }: Construction): Draft {
  const letters = [...dice.pick(LETTERS)]
  const [a = '', b = '', c = '', d = ''] = letters
  const names = {
    a: variable(a),
    b: variable(b),
    c: variable(c),
    d: variable(d),
    ab: variable(a + b),
    cd: variable(c + d),
  }
  const cards = needs.map((needed, index): Card => [say(`${name}-${index + 1}`, names), needed])
  return {
    question: say(`construct-${name}`, names),
    ...(drawing && { drawing: drawing(letters) }),
    ...stepsInOrder(dice, cards, 'result-too-early'),
    hints: hints('construction'),
  }
}

/** Both arcs of a perpendicular bisector: one opening, more than half of the segment. */
function opening(dice: Dice): Draft {
  const half = dice.int(2, 12)
  const length = 2 * half
  const good = half + dice.int(1, half - 1)
  const both = (one: number, other: number) => ({ say: say('two-openings', { one, other }) })
  const right = both(good, good)
  return {
    question: say('which-opening', { length }),
    drawing: crossing(['A', 'B'], true),
    answer: choice(dice, right, [
      [both(half - 1, half - 1), 'radius-too-small'],
      [both(good, good + 1), 'radius-changed'],
      [{ say: say('measure-middle', { half }) }, 'measured-instead'],
    ]),
    hints: hints('opening'),
    solution: [step('more-than-half', { half }), step('same-opening'), answerIs(right.say)],
  }
}
