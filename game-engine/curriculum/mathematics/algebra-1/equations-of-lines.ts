import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import { plus, type Rational, rational, times } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf, plane } from '../../graph.ts'
import {
  asFraction,
  difference,
  equation,
  fraction,
  type Maths,
  product,
  relation,
  sum,
  variable,
  Y,
} from '../../notation.ts'
import { bracketed, linear } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'
import { at, inverse, opposite, value } from './slopes.ts'

/** equations-of-lines */
export const equationsOfLines: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return slopeAndPoint(dice)
    return difficulty === 2 ? twoPoints(dice) : parallelOrPerpendicular(dice)
  },
}

const lineMaths = (m: Rational, b: Rational): Maths => equation(Y, linear(m, b))
const option = (m: Rational, b: Rational): Choice => ({ maths: lineMaths(m, b) })
/** m · x + b with the x of a point in it. */
const throughPoint = (m: number | Rational, x: number): Maths =>
  sum(product(asFraction(typeof m === 'number' ? rational(m) : m), bracketed(x)), variable('b'))
/** b of the line with slope m through a point. */
const interceptOf = (m: Rational, [x, y]: Point) => plus(rational(y), opposite(times(m, rational(x))))

function slopeAndPoint(dice: Dice): Draft {
  const [m, x, b] = [rational(nonZero(dice, 4)), nonZero(dice, 5), nonZero(dice, 6)]
  const through: Point = [x, m.n * x + b]
  const [, y] = through
  if (y === 0 || y === b || Math.abs(y) > 15) return slopeAndPoint(dice)
  return {
    question: say('line-from-slope', { slope: asFraction(m), point: at(through) }),
    answer: choice(dice, option(m, rational(b)), [
      [option(m, rational(m.n * x + y)), 'sign-inside'],
      [option(m, rational(y)), 'point-as-intercept'],
      [option(rational(b), m), 'slope-and-intercept-swapped'],
      [option(opposite(m), rational(b)), 'slope-sign'],
    ]),
    hints: hints('line-from-slope'),
    solution: [
      step('put-point-in', undefined, equation(y, throughPoint(m.n, x))),
      step('find-b', undefined, equation(variable('b'), b)),
      answerIs(lineMaths(m, rational(b))),
    ],
  }
}

function twoPoints(dice: Dice): Draft {
  const [x1, y1] = [dice.int(-5, 2), dice.int(-5, 5)]
  const run = dice.int(2, 5)
  const rise = nonZero(dice, 5)
  const [x2, y2] = [x1 + run, y1 + rise]
  const m = rational(rise, run)
  const b = interceptOf(m, [x1, y1])
  if (Math.abs(rise) === run || Math.abs(y2) > 6 || b.n === 0 || x1 === 0 || x2 === 0) return twoPoints(dice)
  const turned = inverse(m)
  return {
    question: say('line-through', { first: at([x1, y1]), second: at([x2, y2]) }),
    drawing: plane(7, {
      curves: graphOf((x) => value(m) * x + value(b), [-7, 7], [-7, 7]),
      points: [{ at: [x1, y1] }, { at: [x2, y2] }],
    }),
    answer: choice(dice, option(m, b), [
      [option(turned, interceptOf(turned, [x1, y1])), 'slope-turned-over'],
      [option(opposite(m), interceptOf(opposite(m), [x1, y1])), 'slope-sign'],
      [option(m, plus(rational(y1), times(m, rational(x1)))), 'sign-inside'],
    ]),
    hints: hints('line-through'),
    solution: [
      step(
        'slope-step',
        undefined,
        equation(fraction(difference(y2, bracketed(y1)), difference(x2, bracketed(x1))), asFraction(m)),
      ),
      step('put-point-in', undefined, equation(y1, throughPoint(m, x1))),
      step('find-b', undefined, equation(variable('b'), asFraction(b))),
      answerIs(lineMaths(m, b)),
    ],
  }
}

function parallelOrPerpendicular(dice: Dice): Draft {
  const isParallel = dice.int(1, 2) === 1
  const given = rational(nonZero(dice, 4), dice.int(1, 4))
  const cut = nonZero(dice, 6)
  const m = isParallel ? given : opposite(inverse(given))
  const through: Point = [nonZero(dice, 4) * m.d, nonZero(dice, 5)]
  const b = interceptOf(m, through)
  if (Math.abs(value(given)) === 1 || b.n === 0 || value(b) === cut || Math.abs(b.n) > 20)
    return parallelOrPerpendicular(dice)
  const kept = inverse(given)
  return {
    question: say(isParallel ? 'parallel-line' : 'perpendicular-line', {
      line: equation(Y, linear(given, cut)),
      point: at(through),
    }),
    answer: choice(dice, option(m, b), [
      isParallel
        ? [
            option(opposite(inverse(given)), interceptOf(opposite(inverse(given)), through)),
            'perpendicular-for-parallel',
          ]
        : [option(kept, interceptOf(kept, through)), 'reciprocal-keeps-sign'],
      isParallel
        ? [option(given, rational(cut)), 'same-line']
        : [option(opposite(given), interceptOf(opposite(given), through)), 'sign-without-reciprocal'],
      [option(m, plus(rational(through[1]), times(m, rational(through[0])))), 'sign-inside'],
    ]),
    hints: hints(isParallel ? 'parallel-line' : 'perpendicular-line'),
    solution: [
      step(
        isParallel ? 'same-slope' : 'negative-reciprocal',
        undefined,
        relation(variable('m'), '=', asFraction(m)),
      ),
      step('put-point-in', undefined, equation(through[1], throughPoint(m, through[0]))),
      step('find-b', undefined, equation(variable('b'), asFraction(b))),
      answerIs(lineMaths(m, b)),
    ],
  }
}
