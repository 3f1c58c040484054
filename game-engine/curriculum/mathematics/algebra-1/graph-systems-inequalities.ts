// Half planes and their overlaps: which drawing shows the solutions.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { type Maths, num, relation, Y } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { twoLetters } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerLooks } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'

/** graph-systems-inequalities */
export const graphInequalities: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return solvedForY(dice)
    return difficulty === 2 ? generalForm(dice) : twoInequalities(dice)
  },
}

type Sign = '<' | '>' | '≤' | '≥'
const SIGNS: readonly Sign[] = ['<', '>', '≤', '≥']
const TURNED = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const
const OTHER_EDGE = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const

/** ax + by compared with c */
interface Half {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly sign: Sign
}

const MOST = 8
const SQUARE: readonly Point[] = [
  [-MOST, -MOST],
  [MOST, -MOST],
  [MOST, MOST],
  [-MOST, MOST],
]
const rounded = (value: number) => Math.round(value * 1_000) / 1_000 + 0

/** Above 0 on the side that belongs to it. */
const inside = ({ a, b, c, sign }: Half, [x, y]: Point) =>
  (sign === '<' || sign === '≤' ? -1 : 1) * (a * x + b * y - c)

/** What is left of a polygon on one side of a line. */
function cut(polygon: readonly Point[], half: Half): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point
    const [here, there] = [inside(half, point), inside(half, next)]
    const kept: Point[] = here >= 0 ? [point] : []
    if (here * there < 0) {
      const share = here / (here - there)
      kept.push([
        rounded(point[0] + share * (next[0] - point[0])),
        rounded(point[1] + share * (next[1] - point[1])),
      ])
    }
    return kept
  })
}

function edgeOf(half: Half): { readonly points: readonly Point[]; readonly dashed: boolean } {
  const on = cut(SQUARE, half).filter((point) => Math.abs(inside(half, point)) < 0.02)
  return { points: on, dashed: half.sign === '<' || half.sign === '>' }
}

/** @param shaded regions, each an overlap of half planes */
function planeOf(edges: readonly Half[], shaded: readonly (readonly Half[])[]): Drawing {
  return {
    kind: 'plane',
    x: [-MOST, MOST],
    y: [-MOST, MOST],
    step: 2,
    curves: edges.map(edgeOf),
    shaded: shaded
      .map((halves) => halves.reduce<readonly Point[]>(cut, SQUARE))
      .filter((region) => region.length > 2),
  }
}

const alone = (half: Half) => planeOf([half], [[half]])
const turned = (half: Half): Half => ({ ...half, sign: TURNED[half.sign] })
const otherEdge = (half: Half): Half => ({ ...half, sign: OTHER_EDGE[half.sign] })

function oneDraft(dice: Dice, half: Half, inequality: Maths, wrongSide: string): Draft {
  const fits = inside(half, [0, 0]) > 0
  return {
    question: say('graph-inequality', { inequality }),
    answer: choice(dice, { drawing: alone(half) }, [
      [{ drawing: alone(turned(half)) }, wrongSide],
      [{ drawing: alone(otherEdge(half)) }, 'boundary-kind'],
      [{ drawing: alone(otherEdge(turned(half))) }, wrongSide],
    ]),
    hints: hints('graph-inequality'),
    solution: [
      step(half.sign === '<' || half.sign === '>' ? 'dashed-boundary' : 'solid-boundary'),
      step(fits ? 'origin-fits' : 'origin-does-not-fit'),
      answerLooks(alone(half)),
    ],
  }
}

function solvedForY(dice: Dice): Draft {
  const [m, b, sign] = [nonZero(dice, 3), nonZero(dice, 5), dice.pick(SIGNS)]
  // y - mx compared with b
  return oneDraft(dice, { a: -m, b: 1, c: b, sign }, relation(Y, sign, linear(m, b)), 'wrong-side-shaded')
}

function generalForm(dice: Dice): Draft {
  const [a, b, c, sign] = [nonZero(dice, 4), nonZero(dice, 4), nonZero(dice, 12), dice.pick(SIGNS)]
  const half = { a, b, c, sign }
  if (Math.abs(c / b) > 6 || edgeOf(half).points.length !== 2) return generalForm(dice)
  return oneDraft(
    dice,
    half,
    relation(twoLetters(a, b), sign, c),
    b < 0 ? 'above-for-greater' : 'wrong-side-shaded',
  )
}

function drawHalf(dice: Dice): Half {
  const [m, b, sign] = [dice.int(-2, 2), dice.int(-4, 4), dice.pick(SIGNS)]
  return { a: 0 - m, b: 1, c: b, sign }
}

const gridPoints = (halves: readonly Half[]) =>
  Array.from({ length: 17 * 17 }, (_, index): Point => [(index % 17) - 8, Math.floor(index / 17) - 8]).filter(
    (point) => halves.every((half) => inside(half, point) > 0),
  ).length

function twoInequalities(dice: Dice): Draft {
  const [first, second] = [drawHalf(dice), drawHalf(dice)]
  const both = [first, second]
  const count = gridPoints(both)
  if (
    first.a === second.a ||
    count < 8 ||
    count > 200 ||
    both.some((half) => edgeOf(half).points.length !== 2)
  )
    return twoInequalities(dice)
  const shown = ({ a, c, sign }: Half) => relation(Y, sign, a === 0 ? num(c) : linear(0 - a, c))
  return {
    question: say('graph-both', { first: shown(first), second: shown(second) }),
    answer: choice(dice, { drawing: planeOf(both, [both]) }, [
      [{ drawing: planeOf(both, [[first], [second]]) }, 'union-for-and'],
      [{ drawing: planeOf(both, [[first, turned(second)]]) }, 'wrong-side-shaded'],
      [{ drawing: planeOf([otherEdge(first), otherEdge(second)], [both]) }, 'boundary-kind'],
    ]),
    hints: hints('graph-both'),
    solution: [step('each-boundary'), step('keep-overlap'), answerLooks(planeOf(both, [both]))],
  }
}
