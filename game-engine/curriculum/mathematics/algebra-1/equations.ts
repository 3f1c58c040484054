// Linear equations in several steps, equations with absolute values, systems of two equations: grade 9.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  absolute,
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  multiple,
  num,
  relation,
  sum,
  X,
  Y,
} from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, numbers, point, say, step } from './area.ts'

/** Not 0. */

const xPlus = (b: number) => brackets(linear(1, b))

/** multi-step-linear-equations */
export const multiStepEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) =>
    [oneBracket, bracketsOnBothSides, withFractions][difficulty - 1]?.(dice) ?? oneBracket(dice),
}

/** c + a(x + b) = d */
function oneBracket(dice: Dice): Draft {
  const [x, a, b, c] = [nonZero(dice, 12), -dice.int(2, 6), nonZero(dice, 9), dice.int(1, 12)]
  if (x === a) return oneBracket(dice)
  const d = c + a * (x + b)
  return {
    question: say('solve', { equation: equation(difference(c, multiple(-a, xPlus(b))), d) }),
    answer: number(
      x,
      [
        [rational(d - c + a * b, a), 'minus-before-bracket'],
        [rational(d - c - b, a), 'first-term-only'],
        ...(c + a === 0 ? [] : [[rational(d - (c + a) * b, c + a), 'joined-before-bracket'] as const]),
        [-x, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('one-bracket', { factor: num(a) }),
    solution: [
      step(
        'expand',
        undefined,
        equation(
          sumOf([
            [c, null],
            [a, X],
            [a * b, null],
          ]),
          d,
        ),
      ),
      step('collect', undefined, equation(linear(a, a * b + c), d)),
      step('isolate', undefined, equation(linear(a, 0), d - a * b - c)),
      step('divide', undefined, equation(X, x)),
    ],
  }
}

/** a(x + b) = c(x + e) + f */
function bracketsOnBothSides(dice: Dice): Draft {
  const [a, c] = [dice.int(2, 9), dice.int(2, 9)]
  const [b, e, f] = [nonZero(dice, 8), nonZero(dice, 8), nonZero(dice, 12)]
  if (a === c) return bracketsOnBothSides(dice)
  const x = rational(c * e + f - a * b, a - c)
  if (x.d > 9 || Math.abs(x.n) > 40 || c * e + f === 0) return bracketsOnBothSides(dice)
  return {
    question: say('solve', {
      equation: equation(
        multiple(a, xPlus(b)),
        sumOf([
          [c, xPlus(e)],
          [f, null],
        ]),
      ),
    }),
    answer: number(
      x,
      [
        [rational(e + f - b, a - c), 'first-term-only'],
        [rational(c * e + f - a * b, a + c), 'moved-without-sign'],
        [rational(c * e + f + a * b, a - c), 'constant-sign'],
        [{ n: -x.n, d: x.d }, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('both-brackets'),
    solution: [
      step(
        'expand',
        undefined,
        equation(
          linear(a, a * b),
          sumOf([
            [c, X],
            [c * e, null],
            [f, null],
          ]),
        ),
      ),
      step('x-left', undefined, equation(linear(a - c, a * b), c * e + f)),
      step('isolate', undefined, equation(linear(a - c, 0), c * e + f - a * b)),
      step('divide', undefined, equation(X, asFraction(x))),
    ],
  }
}

/** (x + a)/p + x/q = c */
function withFractions(dice: Dice): Draft {
  const [p = 2, q = 3] = dice.shuffle([2, 3, 4, 5, 6, 7])
  const [s, t] = [nonZero(dice, 5), nonZero(dice, 4)]
  const [x, a, c] = [q * t, p * s - q * t, s + t]
  if (a === 0 || c === 0) return withFractions(dice)
  return {
    question: say('solve', { equation: equation(sum(fraction(linear(1, a), p), fraction(X, q)), c) }),
    answer: number(
      x,
      [
        [rational(c - q * a, p + q), 'right-side-not-multiplied'],
        [rational(c * p * q - a, p + q), 'first-term-only'],
        [rational(c * (p + q) - a, 2), 'denominators-added'],
        [-x, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('fractions', { p, q }),
    solution: [
      step(
        'clear-fractions',
        { all: p * q },
        equation(sum(multiple(q, xPlus(a)), multiple(p, X)), c * p * q),
      ),
      step('expand', undefined, equation(linear(p + q, q * a), c * p * q)),
      step('isolate', undefined, equation(linear(p + q, 0), c * p * q - q * a)),
      step('divide', undefined, equation(X, x)),
    ],
  }
}

/** absolute-value-equations */
export const absoluteValueEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return distance(dice)
    return difficulty === 2 ? absoluteOfLine(dice) : absoluteInequality(dice)
  },
}

/** |x - a| = c */
function distance(dice: Dice): Draft {
  const [a, c] = [nonZero(dice, 8), dice.int(1, 10)]
  const [low, high] = [a - c, a + c]
  return {
    question: say('solve-both', { equation: equation(absolute(linear(1, -a)), c) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-a - c, -a + c], 'center-sign'],
        [[-Math.abs(high), Math.abs(high)], 'mirrored-at-zero'],
        [[Math.min(c, a), Math.max(c, a)], 'numbers-copied'],
      ],
    ),
    hints: hints('distance', { c }),
    solution: [
      step('two-cases'),
      step('case-plus', undefined, equation(linear(1, -a), c)),
      step('case-minus', undefined, equation(linear(1, -a), -c)),
      answerIs(say('both-solutions', { low: equation(X, low), high: equation(X, high) })),
    ],
  }
}

/** |px + b| = c with a whole middle and whole solutions. */
function drawAbsolute(dice: Dice) {
  const [p, middle, half] = [dice.int(2, 5), nonZero(dice, 6), dice.int(1, 7)]
  return { p, b: -p * middle, c: p * half, low: middle - half, high: middle + half }
}

function absoluteOfLine(dice: Dice): Draft {
  const { p, b, c, low, high } = drawAbsolute(dice)
  return {
    question: say('solve-both', { equation: equation(absolute(linear(p, b)), c) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-high, -low], 'center-sign'],
        [[p * low, p * high], 'not-divided'],
        [[-Math.abs(high), Math.abs(high)], 'mirrored-at-zero'],
      ],
    ),
    hints: hints('absolute-line', { c }),
    solution: [
      step('two-cases'),
      step('case-plus', undefined, equation(linear(p, b), c)),
      step('case-minus', undefined, equation(linear(p, b), -c)),
      answerIs(say('both-solutions', { low: equation(X, low), high: equation(X, high) })),
    ],
  }
}

const between = (low: number, sign: '<' | '≤', high: number): Maths =>
  relation(relation(low, sign, X), sign, high)

function absoluteInequality(dice: Dice): Draft {
  const { p, b, c, low, high } = drawAbsolute(dice)
  const isInside = dice.int(1, 2) === 1
  const isStrict = dice.int(1, 2) === 1
  const [less, more] = isStrict ? (['<', '>'] as const) : (['≤', '≥'] as const)
  const inside: Choice = { maths: between(low, less, high) }
  const outside: Choice = {
    say: say('or', { first: relation(X, less, low), second: relation(X, more, high) }),
  }
  return {
    question: say('solve-inequality', {
      inequality: relation(absolute(linear(p, b)), isInside ? less : more, c),
    }),
    answer: choice(dice, isInside ? inside : outside, [
      [isInside ? outside : inside, isInside ? 'between-as-outside' : 'outside-as-between'],
      [{ maths: relation(X, isInside ? less : more, high) }, 'one-case-only'],
      [
        isInside
          ? { maths: between(-high, less, -low) }
          : { say: say('or', { first: relation(X, less, -high), second: relation(X, more, -low) }) },
        'center-sign',
      ],
    ]),
    hints: hints('absolute-inequality', { c }),
    solution: [
      step(
        isInside ? 'inside-step' : 'outside-step',
        undefined,
        isInside ? relation(relation(-c, less, linear(p, b)), less, c) : relation(linear(p, b), more, c),
      ),
      ...(isInside ? [] : [step('or-other-side', undefined, relation(linear(p, b), less, -c))]),
      step('solve-for-x'),
      answerIs(isInside ? between(low, less, high) : outside.say),
    ],
  }
}

/** solve-systems-algebra */
export const solveSystems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return tickets(dice)
    return difficulty === 1 ? addedSystem(dice) : multipliedSystem(dice)
  },
}

const lineOf = (a: number, b: number, right: number) =>
  equation(
    sumOf([
      [a, X],
      [b, Y],
    ]),
    right,
  )

/** One addition removes y. */
function addedSystem(dice: Dice): Draft {
  const [x, y, a, c, b] = [nonZero(dice, 9), nonZero(dice, 9), dice.int(1, 6), dice.int(1, 6), dice.int(1, 6)]
  if (x === y) return addedSystem(dice)
  const [e, f] = [a * x + b * y, c * x - b * y]
  return {
    question: say('solve-system', { first: lineOf(a, b, e), second: lineOf(c, -b, f) }),
    answer: point(
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [[x, -y], 'back-substitution-sign'],
        [[-x, y], 'sign-lost'],
      ],
    ),
    hints: hints('add-system'),
    solution: [
      step('add-equations', undefined, equation(linear(a + c, 0), e + f)),
      step('divide', undefined, equation(X, x)),
      step(
        'put-back',
        undefined,
        equation(
          sumOf([
            [a * x, null],
            [b, Y],
          ]),
          e,
        ),
      ),
      step('find-y', undefined, equation(Y, y)),
      answerIs(say('point-at', { x, y })),
    ],
  }
}

function multipliedSystem(dice: Dice): Draft {
  const [x, y] = [nonZero(dice, 8), nonZero(dice, 8)]
  const [a, b, c] = [dice.int(2, 7), dice.int(1, 4), dice.int(2, 7)]
  const k = dice.int(2, 4)
  const d = -b * k
  if (x === y || a * d === b * c) return multipliedSystem(dice)
  const [e, f] = [a * x + b * y, c * x + d * y]
  return {
    question: say('solve-system', { first: lineOf(a, b, e), second: lineOf(c, d, f) }),
    answer: point(
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [[x, -y], 'back-substitution-sign'],
        [[-x, y], 'sign-lost'],
        ...((e + f) % (a * k + c) === 0
          ? ([[[(e + f) / (a * k + c), y], 'right-side-not-multiplied']] as const)
          : []),
      ],
    ),
    hints: hints('multiply-system', { k }),
    solution: [
      step('multiply-equation', { k }, lineOf(a * k, b * k, e * k)),
      step('add-equations', undefined, equation(linear(a * k + c, 0), e * k + f)),
      step('divide', undefined, equation(X, x)),
      step(
        'put-back',
        undefined,
        equation(
          sumOf([
            [a * x, null],
            [b, Y],
          ]),
          e,
        ),
      ),
      step('find-y', undefined, equation(Y, y)),
      answerIs(say('point-at', { x, y })),
    ],
  }
}

function tickets(dice: Dice): Draft {
  const [child, extra] = [dice.int(3, 9), dice.int(2, 7)]
  const adult = child + extra
  const [x, y] = [dice.int(8, 60), dice.int(8, 60)]
  if (x === y) return tickets(dice)
  const [all, money] = [x + y, adult * x + child * y]
  return {
    question: say('tickets', {
      all,
      money: { amount: money, of: 'dollar' },
      adult: { amount: adult, of: 'dollar' },
      child: { amount: child, of: 'dollar' },
    }),
    answer: point(
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [[x, all], 'total-for-part'],
        [[money - child * all, y], 'not-divided-by-difference'],
      ],
    ),
    hints: hints('tickets'),
    solution: [
      step('tickets-count', undefined, lineOf(1, 1, all)),
      step('tickets-money', undefined, lineOf(adult, child, money)),
      step('multiply-equation', { k: num(-child) }, lineOf(-child, -child, -child * all)),
      step('add-equations', undefined, equation(linear(extra, 0), money - child * all)),
      step(
        'put-back',
        undefined,
        equation(
          sumOf([
            [x, null],
            [1, Y],
          ]),
          all,
        ),
      ),
      step('find-y', undefined, equation(Y, y)),
      answerIs(say('point-at', { x, y })),
    ],
  }
}
