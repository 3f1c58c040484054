// Which criterion shows that two triangles are congruent: from marks, from shared parts, and where they are not enough.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point, Polygon } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { degrees, type Maths, num, variable } from '../../notation.ts'
import { moved, turned } from '../geometry/figures.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, say, step } from './area.ts'
import { at, triangleBy } from './figures.ts'

/** triangle-congruence */
export const triangleCongruence: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromMarks(dice, dice.pick(['sss', 'sas', 'asa'] as const))
    if (difficulty === 2) return dice.pick([sharedSide, verticalAngles])(dice)
    return dice.pick([notEnough, rightTriangles, extraFact])(dice)
  },
}

const CRITERIA = ['sss', 'sas', 'asa', 'aas', 'hl', 'not-enough'] as const
type Criterion = (typeof CRITERIA)[number]

function criterionDraft(
  drawing: Drawing,
  right: Criterion,
  question: string,
  lines: Draft['solution'],
  ssa = false,
): Draft {
  const whyNot = (index: number) => {
    const taken = CRITERIA[index]
    if (right === 'not-enough') return ssa ? 'ssa-accepted' : 'aaa-accepted'
    if (taken === 'not-enough') return 'enough-is-marked'
    if ((right === 'asa' && taken === 'aas') || (right === 'aas' && taken === 'asa'))
      return 'included-side-missed'
    return taken === 'hl' ? 'no-right-angle' : 'other-parts-marked'
  }
  return {
    question: say(question),
    drawing,
    answer: fixedChoice(
      CRITERIA.map((name) => ({ say: say(name) })),
      CRITERIA.indexOf(right),
      CRITERIA.map((_, index) => [index, whyNot(index)] as const),
    ),
    hints: hints('criterion'),
    solution: [...lines, answerIs(say(right))],
  }
}

type Labels = Pick<Polygon, 'sideLabels' | 'angles' | 'rightAngles' | 'equalSides'>

/** ABC and DEF with the same measures written at both. */
function pairOf(dice: Dice, points: readonly Point[], labels: Labels): Drawing {
  const width = Math.max(...points.map(([x]) => x))
  const away = turned(points, dice.pick([0, 90, 150, 180, 200, 270]))
  const left = Math.min(...away.map(([x]) => x))
  const low = Math.min(...away.map(([, y]) => y))
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map(variable)
  const corners = (from: number) =>
    Object.fromEntries(points.map((_, index) => [index, names[from + index] ?? num(0)])) as Record<
      number,
      Maths
    >
  return {
    kind: 'polygons',
    polygons: [
      { points: moved(points, [0, 0]), corners: corners(0), ...labels },
      { points: moved(away, [width + width / 2 - left, -low]), corners: corners(3), ...labels },
    ],
  }
}

interface Measures {
  readonly points: readonly Point[]
  readonly sides: readonly [ab: number, bc: number, ca: number]
  readonly angles: readonly [a: number, b: number]
}

/** Drawn by two whole sides and the angle between them, or by a side and two angles. */
function drawMeasures(dice: Dice, byAngles: boolean): Measures {
  const [ab, ca, a, b] = [dice.int(6, 12), dice.int(5, 11), dice.int(40, 75), dice.int(35, 70)]
  if (ab === ca || a === b) return drawMeasures(dice, byAngles)
  const turn = (angle: number) => Math.sin((angle * Math.PI) / 180)
  const points = triangleBy(ab, byAngles ? (ab * turn(b)) / turn(a + b) : ca, a)
  return { points, sides: [ab, dice.int(Math.abs(ab - ca) + 3, ab + ca - 3), ca], angles: [a, b] }
}

const MARKED = step('parts-marked')

function fromMarks(dice: Dice, criterion: 'sss' | 'sas' | 'asa'): Draft {
  const { points, sides, angles } = drawMeasures(dice, criterion === 'asa')
  const labels: Labels = {
    sss: { sideLabels: { 0: num(sides[0]), 1: num(sides[1]), 2: num(sides[2]) } },
    sas: { sideLabels: { 0: num(sides[0]), 2: num(sides[2]) }, angles: { 0: degrees(angles[0]) } },
    asa: { sideLabels: { 0: num(sides[0]) }, angles: { 0: degrees(angles[0]), 1: degrees(angles[1]) } },
  }[criterion]
  return criterionDraft(pairOf(dice, points, labels), criterion, 'which-criterion', [
    MARKED,
    step(`${criterion}-means`),
  ])
}

/** Two triangles on both sides of BD. */
function sharedSide(dice: Dice): Draft {
  const { points, sides, angles } = drawMeasures(dice, true)
  const [b = [0, 0], d = [0, 0], a = [0, 0]] = points
  const c: Point = [a[0], -a[1]]
  const criterion = dice.pick(['sss', 'sas', 'asa'] as const)
  const parts = (isBelow: boolean): Partial<Polygon> => {
    const corner = isBelow ? { 2: variable('C') } : { 0: variable('B'), 1: variable('D'), 2: variable('A') }
    const side = num(sides[2])
    return {
      corners: corner,
      ...(criterion === 'sss' && { sideLabels: { 1: num(sides[1]), 2: side } }),
      ...(criterion === 'sas' && { sideLabels: { 2: side }, angles: { 0: degrees(angles[0]) } }),
      ...(criterion === 'asa' && { angles: { 0: degrees(angles[0]), 1: degrees(angles[1]) } }),
    }
  }
  return criterionDraft(
    {
      kind: 'polygons',
      polygons: [
        { points: [b, d, a], ...parts(false) },
        { points: [b, d, c], ...parts(true) },
      ],
    },
    criterion,
    'which-criterion-shared',
    [step('shared-side-counts'), step(`${criterion}-means`)],
  )
}

/** AC and BD cross at M. */
function verticalAngles(dice: Dice): Draft {
  const { sides, angles } = drawMeasures(dice, true)
  const criterion = dice.pick(['sas', 'asa', 'aas'] as const)
  const [a, b] = [at(dice.int(150, 170), 4), at(dice.int(205, 225), 3.4)]
  const [long, short, given] = [num(sides[0]), num(sides[2]), degrees(angles[0])]
  const labels: Pick<Polygon, 'sideLabels' | 'angles'> = {
    sas: { sideLabels: { 0: long, 2: short } },
    asa: { sideLabels: { 0: long }, angles: { 1: given } },
    aas: { sideLabels: { 2: short }, angles: { 1: given } },
  }[criterion]
  const center: Point = [0, 0]
  const half = (one: Point, other: Point, names: readonly [string, string]): Polygon => ({
    points: [center, one, other],
    corners: { 1: variable(names[0]), 2: variable(names[1]), ...(names[0] === 'A' && { 0: variable('M') }) },
    ...labels,
  })
  return criterionDraft(
    {
      kind: 'polygons',
      polygons: [half(a, b, ['A', 'B']), half([-a[0], -a[1]], [-b[0], -b[1]], ['C', 'D'])],
    },
    criterion,
    'which-criterion-crossing',
    [step('vertical-angles-count'), step(`${criterion}-means`)],
  )
}

function notEnough(dice: Dice): Draft {
  const isSsa = dice.int(1, 2) === 1
  const { points, sides, angles } = drawMeasures(dice, !isSsa)
  const [a, b] = angles
  const labels: Labels = isSsa
    ? { sideLabels: { 0: num(sides[0]), 1: num(sides[1]) }, angles: { 0: degrees(a) } }
    : { angles: { 0: degrees(a), 1: degrees(b), 2: degrees(180 - a - b) } }
  const name = isSsa ? 'ssa-means' : 'aaa-means'
  return criterionDraft(
    pairOf(dice, points, labels),
    'not-enough',
    'which-criterion',
    [MARKED, step(name)],
    isSsa,
  )
}

function rightTriangles(dice: Dice): Draft {
  const [long, leg] = [dice.int(8, 20), dice.int(4, 12)]
  if (long < leg + 2) return rightTriangles(dice)
  const other = Math.sqrt(long ** 2 - leg ** 2)
  const points: Point[] = [
    [0, 0],
    [Math.round(100 * other) / 100, 0],
    [0, leg],
  ]
  const labels: Labels = { rightAngles: [0], sideLabels: { 1: num(long), 2: num(leg) } }
  return criterionDraft(pairOf(dice, points, labels), 'hl', 'which-criterion', [MARKED, step('hl-means')])
}

/** AB and the angle at A agree: what completes side, angle, side? */
function extraFact(dice: Dice): Draft {
  const [p = '', q = '', r = ''] = dice.shuffle(['A', 'B', 'C'])
  const [s = '', t = '', u = ''] = dice.shuffle(['D', 'E', 'F'])
  const same = (one: string, other: string) => ({
    say: say('fact-equal', { one: variable(one), other: variable(other) }),
  })
  const sameAngle = (one: string, other: string) => ({
    say: say('fact-equal-angles', { one: variable(one), other: variable(other) }),
  })
  const right = same(p + r, s + u)
  const [p2, q2] = [variable(p + q), variable(s + t)]
  return {
    question: say('completes-sas', {
      side: say('fact-equal', { one: p2, other: q2 }),
      angle: say('fact-equal-angles', { one: variable(p), other: variable(s) }),
    }),
    answer: choice(dice, right, [
      [same(q + r, t + u), 'side-across-taken'],
      [sameAngle(q, t), 'angle-makes-asa'],
      [sameAngle(r, u), 'angle-makes-aas'],
    ]),
    hints: hints('completes-sas'),
    solution: [step('sas-means'), step('angle-between-sides', { p: variable(p) }), answerIs(right.say)],
  }
}
