// Formulas of school geometry: which figure, what is asked, the letters that are given, and what must hold for there to be
// such a figure. Source: any formula sheet of middle and high school; each is put to the test in geometry.test.ts.
import {
  apply,
  brackets,
  difference,
  fraction,
  type Maths,
  multiple,
  PI,
  power,
  product,
  relation,
  root,
  sum,
  variable,
} from '../notation.ts'
import type { Asked, FigureWord } from './geometry-words.ts'

/** An angle is typed in degrees: α is the number of them, γ the angle with its sign. */
export type Given = 'a' | 'b' | 'c' | 'h' | 'r' | 'd' | 'α' | 'γ' | 'x₁' | 'y₁' | 'x₂' | 'y₂'

/** Of its sentence, behind "geometry-". */
export type FormulaName =
  | 'area-square'
  | 'area-rectangle'
  | 'area-parallelogram'
  | 'area-triangle'
  | 'area-right'
  | 'area-heron'
  | 'area-equilateral'
  | 'area-trapezoid'
  | 'area-circle'
  | 'area-diameter'
  | 'area-sector'
  | 'perimeter-square'
  | 'perimeter-rectangle'
  | 'perimeter-triangle'
  | 'perimeter-equilateral'
  | 'circumference'
  | 'circumference-diameter'
  | 'pythagoras'
  | 'leg'
  | 'cosines'
  | 'diagonal'
  | 'distance'
  | 'midpoint'
  | 'volume-cube'
  | 'volume-box'
  | 'volume-cylinder'
  | 'volume-cone'
  | 'volume-sphere'
  | 'surface-cube'
  | 'surface-box'
  | 'surface-cylinder'
  | 'surface-sphere'
  | 'arc'

export interface Formula {
  readonly asked: Asked
  readonly figures: readonly FigureWord[]
  readonly given: readonly Given[]
  readonly name: FormulaName
  /** The letter of what is asked, and its formula; both coordinates for a midpoint. */
  readonly finds: readonly (readonly [letter: string, formula: Maths])[]
  /** Worked out before it: half of the perimeter. */
  readonly first?: readonly [letter: string, formula: Maths]
  /** Beside that lengths are above 0. */
  readonly must?: readonly Maths[]
}

const [a, b, c, h, r, d, s] = ['a', 'b', 'c', 'h', 'r', 'd', 's'].map(variable) as [
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
]
const [x1, y1, x2, y2] = ['x₁', 'y₁', 'x₂', 'y₂'].map(variable) as [Maths, Maths, Maths, Maths]
const [alpha, gamma] = ['α', 'γ'].map(variable) as [Maths, Maths]
const squared = (of: Maths) => power(of, 2)
const turn = fraction(alpha, 360)
const withinTurn = relation(alpha, '≤', 360)

const formula = (
  asked: Asked,
  figures: string,
  given: string,
  name: FormulaName,
  finds: readonly [string, Maths],
  more: Pick<Formula, 'first' | 'must'> = {},
): Formula => ({
  asked,
  figures: figures.split(' ') as FigureWord[],
  given: given.split(' ') as Given[],
  name,
  finds: [finds],
  ...more,
})

const triangle = [relation(sum(a, b), '>', c), relation(sum(a, c), '>', b), relation(sum(b, c), '>', a)]
const cosines = root(difference(sum(squared(a), squared(b)), product(2, a, b, apply('cos', brackets(gamma)))))

export const FORMULAS: readonly Formula[] = [
  formula('area', 'square', 'a', 'area-square', ['A', squared(a)]),
  formula('area', 'rectangle', 'a b', 'area-rectangle', ['A', product(a, b)]),
  formula('area', 'parallelogram', 'b h', 'area-parallelogram', ['A', product(b, h)]),
  formula('area', 'triangle right-triangle', 'b h', 'area-triangle', ['A', fraction(product(b, h), 2)]),
  formula('area', 'right-triangle', 'a b', 'area-right', ['A', fraction(product(a, b), 2)]),
  formula(
    'area',
    'triangle',
    'a b c',
    'area-heron',
    ['A', root(product(s, ...[a, b, c].map((side) => brackets(difference(s, side)))))],
    { first: ['s', fraction(sum(a, b, c), 2)], must: triangle },
  ),
  formula('area', 'equilateral', 'a', 'area-equilateral', ['A', fraction(multiple(root(3), squared(a)), 4)]),
  formula('area', 'trapezoid', 'a b h', 'area-trapezoid', [
    'A',
    fraction(product(brackets(sum(a, b)), h), 2),
  ]),
  formula('area', 'circle', 'r', 'area-circle', ['A', multiple(PI, squared(r))]),
  formula('area', 'circle', 'd', 'area-diameter', ['A', fraction(multiple(PI, squared(d)), 4)]),
  formula('area', 'sector', 'r α', 'area-sector', ['A', product(turn, multiple(PI, squared(r)))], {
    must: [withinTurn],
  }),
  formula('perimeter', 'square', 'a', 'perimeter-square', ['P', multiple(4, a)]),
  formula('perimeter', 'rectangle', 'a b', 'perimeter-rectangle', ['P', product(2, brackets(sum(a, b)))]),
  formula('perimeter', 'triangle', 'a b c', 'perimeter-triangle', ['P', sum(a, b, c)], { must: triangle }),
  formula('perimeter', 'equilateral', 'a', 'perimeter-equilateral', ['P', multiple(3, a)]),
  formula('perimeter', 'circle', 'r', 'circumference', ['C', multiple(multiple(2, PI), r)]),
  formula('perimeter', 'circle', 'd', 'circumference-diameter', ['C', multiple(PI, d)]),
  formula('hypotenuse', 'right-triangle', 'a b', 'pythagoras', ['c', root(sum(squared(a), squared(b)))]),
  formula('leg', 'right-triangle', 'a c', 'leg', ['b', root(difference(squared(c), squared(a)))], {
    must: [relation(c, '>', a)],
  }),
  formula('leg', 'right-triangle', 'b c', 'leg', ['a', root(difference(squared(c), squared(b)))], {
    must: [relation(c, '>', b)],
  }),
  formula('third-side', 'triangle', 'a b γ', 'cosines', ['c', cosines]),
  formula('diagonal', 'rectangle', 'a b', 'diagonal', ['d', root(sum(squared(a), squared(b)))]),
  formula('distance', 'points', 'x₁ y₁ x₂ y₂', 'distance', [
    'd',
    root(sum(squared(brackets(difference(x2, x1))), squared(brackets(difference(y2, y1))))),
  ]),
  {
    ...formula('midpoint', 'points', 'x₁ y₁ x₂ y₂', 'midpoint', ['x', fraction(sum(x1, x2), 2)]),
    finds: [
      ['x', fraction(sum(x1, x2), 2)],
      ['y', fraction(sum(y1, y2), 2)],
    ],
  },
  formula('volume', 'cube', 'a', 'volume-cube', ['V', power(a, 3)]),
  formula('volume', 'box', 'a b c', 'volume-box', ['V', product(a, b, c)]),
  formula('volume', 'cylinder', 'r h', 'volume-cylinder', ['V', multiple(multiple(PI, squared(r)), h)]),
  formula('volume', 'cone', 'r h', 'volume-cone', ['V', fraction(multiple(multiple(PI, squared(r)), h), 3)]),
  formula('volume', 'sphere', 'r', 'volume-sphere', [
    'V',
    product(fraction(4, 3), multiple(PI, power(r, 3))),
  ]),
  formula('surface', 'cube', 'a', 'surface-cube', ['S', multiple(6, squared(a))]),
  formula('surface', 'box', 'a b c', 'surface-box', [
    'S',
    product(2, brackets(sum(product(a, b), product(a, c), product(b, c)))),
  ]),
  formula('surface', 'cylinder', 'r h', 'surface-cylinder', [
    'S',
    product(multiple(multiple(2, PI), r), brackets(sum(r, h))),
  ]),
  formula('surface', 'sphere', 'r', 'surface-sphere', ['S', multiple(multiple(4, PI), squared(r))]),
  formula('arc', 'circle arc', 'r α', 'arc', ['L', product(turn, multiple(multiple(2, PI), r))], {
    must: [withinTurn],
  }),
]
