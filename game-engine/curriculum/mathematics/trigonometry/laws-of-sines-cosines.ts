// Any triangle: sides, angles and area, rounded as the question says.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  degrees,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  power,
  product,
  relation,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { angleFromSides, at, triangleBy } from '../high-geometry/figures.ts'
import { rounded, roundsClearly, toRadians } from '../rounded.ts'
import { DEGREES, hints, number, say, step } from './area.ts'

/** laws-of-sines-cosines */
export const lawsOfSinesCosines: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sideBySines(dice)
    if (difficulty === 2) return dice.pick([sideByCosines, angleByCosines, areaBySine])(dice)
    return dice.pick([secondAngle, twoShips])(dice)
  },
}

const [A, B, C] = ['A', 'B', 'C'].map(variable) as [Maths, Maths, Maths]
const sin = (angle: number) => Math.sin(toRadians(angle))
const cos = (angle: number) => Math.cos(toRadians(angle))

/** Side 0 is AB, 1 is BC, 2 is CA. */
const triangle = (
  points: readonly Point[],
  sideLabels: Readonly<Record<number, Maths>>,
  angles: Readonly<Record<number, Maths>>,
): Drawing => ({
  kind: 'polygons',
  polygons: [{ points, corners: { 0: A, 1: B, 2: C }, sideLabels, angles }],
})

function sideBySines(dice: Dice): Draft {
  const [a, atA, atB] = [dice.int(4, 30), dice.int(25, 100), dice.int(25, 100)]
  const value = (a * sin(atB)) / sin(atA)
  const atC = 180 - atA - atB
  if (atC < 20 || atA === atB || [atA, atB].includes(90) || !roundsClearly(value, 1)) return sideBySines(dice)
  const right = rounded(value, 1)
  return {
    question: say('side-one-decimal'),
    drawing: triangle(
      triangleBy((a * sin(atC)) / sin(atA), value, atA),
      { 1: num(a), 2: X },
      { 0: degrees(atA), 1: degrees(atB) },
    ),
    answer: number(
      right,
      [
        [rounded((a * sin(atA)) / sin(atB), 1), 'wrong-pairing'],
        [rounded((a * sin(atC)) / sin(atA), 1), 'third-angle-used'],
        [rounded((a * atB) / atA, 1), 'angles-for-sines'],
      ],
      'decimal',
    ),
    hints: hints('law-of-sines', { a, angle: degrees(atA) }),
    solution: [
      step(
        'sines-pair',
        undefined,
        equation(fraction(X, apply('sin', degrees(atB))), fraction(a, apply('sin', degrees(atA)))),
      ),
      step(
        'calculate-degrees',
        undefined,
        relation(
          fraction(product(a, apply('sin', degrees(atB))), apply('sin', degrees(atA))),
          '≈',
          num(right, 1),
        ),
      ),
    ],
  }
}

function sideByCosines(dice: Dice): Draft {
  const [b, c, atA] = [dice.int(4, 25), dice.int(4, 25), dice.int(25, 130)]
  const square = b * b + c * c - 2 * b * c * cos(atA)
  const value = Math.sqrt(square)
  if (atA === 90 || b === c || !roundsClearly(value, 1)) return sideByCosines(dice)
  const right = rounded(value, 1)
  return {
    question: say('side-one-decimal'),
    drawing: triangle(triangleBy(c, b, atA), { 0: num(c), 1: X, 2: num(b) }, { 0: degrees(atA) }),
    answer: number(
      right,
      [
        [rounded(Math.sqrt(b * b + c * c), 1), 'pythagoras-in-any-triangle'],
        [rounded(Math.sqrt(2 * (b * b + c * c) - square), 1), 'sign-of-correction'],
        [rounded(square, 1), 'root-forgotten'],
      ],
      'decimal',
    ),
    hints: hints('law-of-cosines', { angle: degrees(atA) }),
    solution: [
      step(
        'cosines-formula',
        undefined,
        equation(
          power(X, 2),
          difference(sum(power(b, 2), power(c, 2)), product(2, b, c, apply('cos', degrees(atA)))),
        ),
      ),
      step('square-is-about', undefined, relation(power(X, 2), '≈', num(rounded(square, 2)))),
      step('take-root', undefined, relation(X, '≈', num(right, 1))),
    ],
  }
}

function angleByCosines(dice: Dice): Draft {
  const [a, b, c] = [dice.int(5, 30), dice.int(4, 30), dice.int(4, 30)]
  const longest = Math.max(a, b, c)
  if (1.1 * longest > a + b + c - longest || b === c) return angleByCosines(dice)
  const value = angleFromSides(a, b, c)
  const right = Math.round(value)
  if (value < 20 || value > 140 || right === 90 || !roundsClearly(value, 0)) return angleByCosines(dice)
  const above = b * b + c * c - a * a
  return {
    question: say('angle-whole-degree'),
    drawing: triangle(triangleBy(c, b, value), { 0: num(c), 1: num(a), 2: num(b) }, { 0: variable('α') }),
    answer: number(
      right,
      [
        [180 - right, 'sign-of-correction'],
        [Math.round(angleFromSides(b, a, c)), 'wrong-side-across'],
        [Math.round(angleFromSides(c, a, b)), 'wrong-side-across'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('angle-by-cosines', { a }),
    solution: [
      step('cosine-of-angle', undefined, equation(apply('cos', variable('α')), fraction(above, 2 * b * c))),
      step('inverse-cosine', undefined, relation(variable('α'), '≈', degrees(right))),
    ],
  }
}

function areaBySine(dice: Dice): Draft {
  const [b, c, atA] = [dice.int(4, 25), dice.int(4, 25), dice.int(25, 130)]
  const value = (b * c * sin(atA)) / 2
  if (atA === 90 || !roundsClearly(value, 1)) return areaBySine(dice)
  const right = rounded(value, 1)
  return {
    question: say('area-one-decimal'),
    drawing: triangle(triangleBy(c, b, atA), { 0: num(c), 2: num(b) }, { 0: degrees(atA) }),
    answer: number(
      right,
      [
        [rounded(2 * value, 1), 'half-forgotten'],
        [rounded(Math.abs(b * c * cos(atA)) / 2, 1), 'cosine-for-sine'],
        [rounded((b * c) / 2, 1), 'side-as-height'],
      ],
      'decimal',
    ),
    hints: hints('area-by-sine', { b, c }),
    solution: [
      step('height-by-sine', undefined, product(b, apply('sin', degrees(atA)))),
      step(
        'half-base-height',
        undefined,
        relation(product(fraction(1, 2), c, b, apply('sin', degrees(atA))), '≈', num(right, 1)),
      ),
    ],
  }
}

/** SSA: two triangles; the obtuse angle is asked for. */
function secondAngle(dice: Dice): Draft {
  const [a, b, atA] = [dice.int(6, 25), dice.int(7, 30), dice.int(22, 60)]
  const height = b * sin(atA)
  if (height * 1.1 > a || a * 1.1 > b) return secondAngle(dice)
  const acute = (Math.asin(height / a) * 180) / Math.PI
  if (!roundsClearly(acute, 0)) return secondAngle(dice)
  const right = 180 - Math.round(acute)
  return {
    question: say('two-triangles', { a, b, angle: atA }),
    answer: number(
      right,
      [
        [Math.round(acute), 'second-angle-missed'],
        [180 - Math.round(acute) - atA, 'third-angle-used'],
        [Math.abs(90 - Math.round(acute)), 'filled-to-90'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('two-triangles', { angle: atA }),
    solution: [
      step(
        'sine-of-second',
        undefined,
        relation(fraction(product(b, apply('sin', degrees(atA))), a), '≈', num(rounded(height / a, 3))),
      ),
      step('acute-one', { angle: Math.round(acute) }),
      step('obtuse-one', undefined, equation(difference(180, Math.round(acute)), right)),
    ],
  }
}

function twoShips(dice: Dice): Draft {
  const [one, other, first, second] = [dice.int(5, 40), dice.int(5, 40), dice.int(10, 80), dice.int(100, 170)]
  const between = second - first
  const square = one * one + other * other - 2 * one * other * cos(between)
  const value = Math.sqrt(square)
  if (between === 90 || between > 130 || one === other || !roundsClearly(value, 1)) return twoShips(dice)
  const right = rounded(value, 1)
  return {
    question: say('two-ships', { one, other, first, second }),
    drawing: {
      kind: 'polygons',
      polygons: [
        {
          points: [[0, 0], at(90 - first, one), at(90 - second, other)],
          sideLabels: { 0: num(one), 1: X, 2: num(other) },
        },
      ],
    },
    answer: number(
      right,
      [
        [rounded(Math.sqrt(one * one + other * other), 1), 'pythagoras-in-any-triangle'],
        [one + other, 'ways-added'],
        [rounded(Math.sqrt(2 * (one * one + other * other) - square), 1), 'sign-of-correction'],
      ],
      'decimal',
    ),
    hints: hints('two-ships', { one, other }),
    solution: [
      step(
        'angle-between',
        undefined,
        equation(difference(degrees(second), degrees(first)), degrees(between)),
      ),
      step(
        'cosines-formula',
        undefined,
        equation(
          power(X, 2),
          difference(
            sum(power(one, 2), power(other, 2)),
            product(2, one, other, apply('cos', degrees(between))),
          ),
        ),
      ),
      step('take-root', undefined, relation(X, '≈', num(right, 1))),
    ],
  }
}
