// Asymptotes and holes of rational functions: grade 12.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import { asFraction, difference, equation, F_OF_X, fraction, multiple, sum, X, Y } from '../../notation.ts'
import { inBrackets, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, numbers, point, say, step } from './area.ts'

/** rational-functions */
export const rationalFunctions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return bothAsymptotes(dice)
    return difficulty === 2 ? holeOrAsymptote(dice) : slant(dice)
  },
}

/** The graph; its asymptotes are dashed. */
function drawn(f: (x: number) => number, vertical: number, line: (x: number) => number): Drawing {
  const most = 12
  return {
    kind: 'plane',
    x: [-most, most],
    y: [-most, most],
    step: 2,
    curves: [
      ...graphOf(f, [-most, vertical - 0.05], [-most, most]),
      ...graphOf(f, [vertical + 0.05, most], [-most, most]),
      {
        points: [
          [vertical, -most],
          [vertical, most],
        ],
        dashed: true,
      },
      ...graphOf(line, [-most, most], [-most, most]).map((curve) => ({ ...curve, dashed: true })),
    ],
  }
}

function bothAsymptotes(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 6), nonZero(dice, 6), dice.int(1, 3), nonZero(dice, 6)]
  if (a * d === b * c) return bothAsymptotes(dice)
  const [vertical, horizontal] = [rational(-d, c), rational(a, c)]
  return {
    question: say('both-asymptotes', { function: equation(F_OF_X, fraction(linear(a, b), linear(c, d))) }),
    answer: numbers(
      ['vertical-asymptote', 'horizontal-asymptote'],
      [vertical, horizontal],
      [
        [[rational(-b, a), horizontal], 'zero-of-numerator'],
        [[vertical, rational(b, d)], 'last-numbers-compared'],
        [[rational(d, c), horizontal], 'sign-of-zero'],
        [[horizontal, vertical], 'asymptotes-swapped'],
        [[vertical, 0], 'zero-for-equal-degrees'],
      ],
    ),
    hints: hints('both-asymptotes'),
    solution: [
      step('denominator-zero', undefined, equation(X, asFraction(vertical))),
      {
        ...step('leading-coefficients', undefined, equation(Y, asFraction(horizontal))),
        drawings: [
          drawn(
            (x) => (a * x + b) / (c * x + d),
            -d / c,
            () => a / c,
          ),
        ],
      },
      answerIs(
        say('two-asymptotes', {
          vertical: equation(X, asFraction(vertical)),
          horizontal: equation(Y, asFraction(horizontal)),
        }),
      ),
    ],
  }
}

/** (x - p)(x - q) over (x - p)(x - s) */
function holeOrAsymptote(dice: Dice): Draft {
  const [p, q, s] = [nonZero(dice, 6), nonZero(dice, 6), nonZero(dice, 6)]
  const height = (p - q) / (p - s || 1)
  if (p === q || p === s || q === s || !Number.isInteger(height)) return holeOrAsymptote(dice)
  const shown = equation(F_OF_X, fraction(polynomial([1, -p - q, p * q]), polynomial([1, -p - s, p * s])))
  const factored = step(
    'factor-both',
    undefined,
    fraction(multiple(inBrackets(1, -p), inBrackets(1, -q)), multiple(inBrackets(1, -p), inBrackets(1, -s))),
  )
  if (dice.int(1, 2) === 1)
    return {
      question: say('vertical-asymptote-at', { function: shown }),
      answer: number(s, [
        [p, 'hole-as-asymptote'],
        [q, 'zero-of-numerator'],
        [-s, 'sign-of-zero'],
      ]),
      hints: hints('factor-first'),
      solution: [factored, step('left-in-denominator', { zero: s, hole: p }), answerIs(s)],
    }
  return {
    question: say('hole-at', { function: shown }),
    answer: point(
      [p, height],
      [
        [[p, 0], 'hole-on-axis'],
        [[q, 0], 'zero-as-hole'],
        [[-p, height], 'sign-of-zero'],
        [[s, height], 'asymptote-as-hole'],
      ],
    ),
    hints: hints('factor-first'),
    solution: [
      factored,
      step('common-factor-gives-hole', { hole: p }),
      step('value-of-rest', undefined, equation(fraction(linear(1, -q), linear(1, -s)), Y)),
      answerIs(say('point-at', { x: p, y: height })),
    ],
  }
}

/** x + m + r/(x - a) as one fraction. */
function slant(dice: Dice): Draft {
  const [k, m, a, r] = [dice.pick([1, 1, 2, -1]), nonZero(dice, 6), nonZero(dice, 5), nonZero(dice, 9)]
  const top = [k, m - k * a, r - m * a]
  const line = (slope: number, b: number) => equation(Y, linear(slope, b))
  const right = line(k, m)
  return {
    question: say('slant-asymptote', {
      function: equation(F_OF_X, fraction(polynomial(top), linear(1, -a))),
    }),
    answer: expression(right, [
      [line(k, m - k * a), 'coefficients-copied'],
      [line(k, 0), 'leading-terms-only'],
      [line(k, m + r), 'remainder-added'],
      [line(k, m - 2 * k * a), 'sign-of-zero'],
    ]),
    hints: hints('slant-asymptote'),
    solution: [
      step(
        'divide-numerator',
        undefined,
        (r < 0 ? difference : sum)(linear(k, m), fraction(Math.abs(r), linear(1, -a))),
      ),
      {
        ...step('rest-vanishes'),
        drawings: [
          drawn(
            (x) => k * x + m + r / (x - a),
            a,
            (x) => k * x + m,
          ),
        ],
      },
      answerIs(right),
    ],
  }
}
