import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, multiple, num } from '../../notation.ts'
import { inBrackets, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { hints, numbers, say, step } from './area.ts'
import { bothRoots, ROOTS } from './roots.ts'

/** solve-quadratics-factoring */
export const solveByFactoring: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return byFactoring(dice)
    return difficulty === 2 ? notInZeroForm(dice) : withFractionRoot(dice)
  },
}

function twoRoots(dice: Dice, most: number): readonly [low: number, high: number] {
  const [p, q] = [nonZero(dice, most), nonZero(dice, most)]
  if (p === q || p + q === 0) return twoRoots(dice, most)
  return [Math.min(p, q), Math.max(p, q)]
}

function byFactoring(dice: Dice): Draft {
  const [low, high] = twoRoots(dice, 10)
  return {
    question: say('solve-both', { equation: equation(polynomial([1, -(low + high), low * high]), 0) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [[-high, -low], 'roots-as-in-brackets'],
        [[Math.min(low * high, -(low + high)), Math.max(low * high, -(low + high))], 'coefficients-as-roots'],
        [
          [-Math.max(Math.abs(low), Math.abs(high)), Math.min(Math.abs(low), Math.abs(high))],
          'one-root-sign',
        ],
      ],
    ),
    hints: hints('by-factoring', { product: low * high, sum: -(low + high) }),
    solution: [
      step('write-as-product', undefined, equation(multiple(inBrackets(1, -low), inBrackets(1, -high)), 0)),
      step('product-zero'),
      bothRoots(num(low), num(high)),
    ],
  }
}

/** x² + bx = d, at times with the root 0. */
function notInZeroForm(dice: Dice): Draft {
  if (dice.int(1, 3) === 1) {
    const other = nonZero(dice, 9)
    const a = dice.int(2, 5)
    const [low, high] = [Math.min(0, other), Math.max(0, other)]
    return {
      question: say('solve-both', { equation: equation(polynomial([a, 0, 0]), linear(a * other, 0)) }),
      answer: numbers(
        ROOTS,
        [low, high],
        [
          [[other, other], 'zero-lost'],
          [[Math.min(0, -other), Math.max(0, -other)], 'roots-as-in-brackets'],
          [[Math.min(0, a * other), Math.max(0, a * other)], 'not-divided'],
        ],
      ),
      hints: hints('zero-form'),
      solution: [
        step('all-to-left', undefined, equation(polynomial([a, -a * other, 0]), 0)),
        step('write-as-product', undefined, equation(multiple(linear(a, 0), inBrackets(1, -other)), 0)),
        step('product-zero'),
        bothRoots(num(low), num(high)),
      ],
    }
  }
  const [low, high] = twoRoots(dice, 9)
  const [p, q] = [nonZero(dice, 6), 0]
  // (x + p)(x + r) = s with the same roots.
  const r = -(low + high) - p
  const s = p * r - low * high
  if (r === 0 || s === 0 || r === p) return notInZeroForm(dice)
  return {
    question: say('solve-both', { equation: equation(multiple(inBrackets(1, p), inBrackets(1, r)), s) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [[Math.min(-p, -r), Math.max(-p, -r)], 'product-not-zero'],
        [[Math.min(s - p, s - r), Math.max(s - p, s - r)], 'factors-set-to-right-side'],
        [[-high, -low], 'roots-as-in-brackets'],
      ],
    ),
    hints: hints('zero-form'),
    solution: [
      step('expand', undefined, equation(polynomial([1, p + r, p * r]), s)),
      step('all-to-left', undefined, equation(polynomial([1, -(low + high), low * high]), q)),
      step('write-as-product', undefined, equation(multiple(inBrackets(1, -low), inBrackets(1, -high)), 0)),
      bothRoots(num(low), num(high)),
    ],
  }
}

/** (ax - b)(x - c) = 0, expanded. */
function withFractionRoot(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 5), nonZero(dice, 9), nonZero(dice, 6)]
  const one = rational(b, a)
  if (one.d === 1) return withFractionRoot(dice)
  const isFirst = b < c * a
  const [low, high] = isFirst ? [one, rational(c)] : [rational(c), one]
  const ordered = (
    x: number,
    y: number,
    d: number,
    e: number,
  ): [ReturnType<typeof rational>, ReturnType<typeof rational>] =>
    x / d < y / e ? [rational(x, d), rational(y, e)] : [rational(y, e), rational(x, d)]
  return {
    question: say('solve-both', { equation: equation(polynomial([a, -(b + a * c), b * c]), 0) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [ordered(-b, -c, a, 1), 'roots-as-in-brackets'],
        [ordered(b, c, 1, 1), 'not-divided'],
        [ordered(a, c, Math.abs(b) * Math.sign(b), 1), 'fraction-turned-over'],
      ],
    ),
    hints: hints('fraction-root'),
    solution: [
      step('write-as-product', undefined, equation(multiple(inBrackets(a, -b), inBrackets(1, -c)), 0)),
      step('product-zero'),
      step('solve-bracket', undefined, equation(linear(a, -b), 0)),
      bothRoots(asFraction(low), asFraction(high)),
    ],
  }
}
