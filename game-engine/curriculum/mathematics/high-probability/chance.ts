// Counting, rules of probability, conditional probability, expected value: grades 10 to 12.
import type { Dice } from '#engine/core/random.ts'
import { minus, over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, difference, equation, fraction, num, product, quotient, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const falling = (n: number, r: number): number => (r === 0 ? 1 : n * falling(n - 1, r - 1))
const choose = (n: number, r: number) => falling(n, r) / falling(r, r)
const factors = (n: number, r: number) => Array.from({ length: r }, (_, index) => n - index)

/** permutations-combinations */
export const permutationsCombinations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return inPlaces(dice)
    return difficulty === 2 ? committee(dice) : twoGroups(dice)
  },
}

function inPlaces(dice: Dice): Draft {
  const [n, r] = [dice.int(4, 12), dice.int(2, 4)]
  if (r >= n) return inPlaces(dice)
  const value = falling(n, r)
  return {
    question: say('in-places', { n, r }),
    answer: number(value, [
      [n ** r, 'repeats-allowed'],
      [factors(n, r).reduce((all, one) => all + one, 0), 'stages-added'],
      [choose(n, r), 'order-not-counted'],
      [n * r, 'one-product-only'],
    ]),
    hints: hints('in-places', { n, r }),
    solution: [
      step('fewer-each-time', { r }),
      step('multiply-stages', undefined, equation(product(...factors(n, r)), value)),
    ],
  }
}

function committee(dice: Dice): Draft {
  const [n, r] = [dice.int(5, 14), dice.int(2, 5)]
  if (r > n - 2) return committee(dice)
  const value = choose(n, r)
  return {
    question: say('committee', { n, r }),
    answer: number(value, [
      [falling(n, r), 'order-counted'],
      [n ** r, 'repeats-allowed'],
      [n * r, 'one-product-only'],
      [falling(n, r) / r, 'divided-by-number-only'],
    ]),
    hints: hints('committee', { n, r }),
    solution: [
      step('count-with-order', undefined, equation(product(...factors(n, r)), falling(n, r))),
      step(
        'divide-by-orders',
        { r, orders: falling(r, r) },
        equation(quotient(falling(n, r), falling(r, r)), value),
      ),
    ],
  }
}

function twoGroups(dice: Dice): Draft {
  const [a, b, p, q] = [dice.int(4, 9), dice.int(4, 9), dice.int(1, 3), dice.int(1, 3)]
  const [first, second] = [choose(a, p), choose(b, q)]
  if (p + q < 3) return twoGroups(dice)
  return {
    question: say('two-groups', { a, b, p, q }),
    answer: number(first * second, [
      [first + second, 'groups-added'],
      [choose(a + b, p + q), 'groups-joined'],
      [falling(a, p) * falling(b, q), 'order-counted'],
    ]),
    hints: hints('two-groups', { p, q }),
    solution: [
      step('each-group', { first, second }),
      step('multiply-groups', undefined, equation(product(first, second), first * second)),
    ],
  }
}

/** probability-rules */
export const probabilityRules: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return eitherOf(dice)
    return difficulty === 2 ? twoTries(dice) : missingOverlap(dice)
  },
}

function eitherOf(dice: Dice): Draft {
  const [onlyA, both, onlyB, none] = [dice.int(5, 40), dice.int(2, 20), dice.int(5, 40), dice.int(2, 30)]
  const all = onlyA + both + onlyB + none
  const [a, b] = [onlyA + both, onlyB + both]
  return {
    question: say('either-of', { all, a, b, both }),
    answer: number(
      rational(a + b - both, all),
      [
        [rational(a + b, all), 'overlap-twice'],
        [rational(onlyA + onlyB, all), 'both-left-out'],
        [rational(both, all), 'and-for-or'],
        [rational(none, all), 'opposite-event'],
      ],
      'any',
    ),
    hints: hints('either-of', { both }),
    solution: [
      step('add-less-overlap', undefined, equation(difference(sum(a, b), both), a + b - both)),
      step('of-all', { all }, equation(fraction(a + b - both, all), asFraction(rational(a + b - both, all)))),
    ],
  }
}

const ONE = rational(1)

/** Two independent events: both, or at least one. */
function twoTries(dice: Dice): Draft {
  const [b, d] = [dice.int(3, 10), dice.int(3, 10)]
  const [p, q] = [rational(dice.int(1, b - 1), b), rational(dice.int(1, d - 1), d)]
  const isBoth = dice.int(1, 2) === 1
  const [both, none] = [times(p, q), times(minus(ONE, p), minus(ONE, q))]
  const least = minus(ONE, none)
  return {
    question: say(isBoth ? 'both-work' : 'one-works', { p: asFraction(p), q: asFraction(q) }),
    answer: number(
      isBoth ? both : least,
      [
        [plus(p, q), isBoth ? 'added-for-and' : 'overlap-twice'],
        [isBoth ? least : both, isBoth ? 'or-for-and' : 'and-for-or'],
        [none, 'opposite-event'],
      ],
      'any',
    ),
    hints: hints(isBoth ? 'both-work' : 'one-works'),
    solution: isBoth
      ? [
          step(
            'multiply-chances',
            undefined,
            equation(product(asFraction(p), asFraction(q)), asFraction(both)),
          ),
          answerIs(asFraction(both)),
        ]
      : [
          step(
            'none-works',
            undefined,
            equation(product(asFraction(minus(ONE, p)), asFraction(minus(ONE, q))), asFraction(none)),
          ),
          step('rest-of-one', undefined, equation(difference(1, asFraction(none)), asFraction(least))),
        ],
  }
}

const hundredths = (value: number) => num(rational(value, 100), 2)

function missingOverlap(dice: Dice): Draft {
  const [a, b, both] = [dice.int(20, 70), dice.int(20, 70), dice.int(5, 40)]
  const either = a + b - both
  if (both >= Math.min(a, b) || either > 98 || a === b) return missingOverlap(dice)
  return {
    question: say('missing-overlap', { a: hundredths(a), b: hundredths(b), either: hundredths(either) }),
    answer: number(
      rational(both, 100),
      [
        [rational(a * b, 10_000), 'independence-assumed'],
        [rational(either - a, 100), 'one-taken-away-only'],
        [rational(a + b, 100), 'overlap-twice'],
        [rational(100 - either, 100), 'opposite-event'],
      ],
      'any',
    ),
    hints: hints('missing-overlap'),
    solution: [
      step('addition-rule'),
      step(
        'put-in-overlap',
        undefined,
        equation(difference(sum(hundredths(a), hundredths(b)), hundredths(either)), hundredths(both)),
      ),
    ],
  }
}

/** conditional-probability */
export const conditionalProbability: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromTable(dice)
    return difficulty === 2 ? twoStages(dice) : reversed(dice)
  },
}

function fromTable(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(3, 60), dice.int(3, 60), dice.int(3, 60), dice.int(3, 60)]
  const all = a + b + c + d
  if (a + b === a + c) return fromTable(dice)
  const isRow = dice.int(1, 2) === 1
  const given = isRow ? a + b : a + c
  return {
    question: say(isRow ? 'club-given-grade' : 'grade-given-club'),
    drawing: {
      kind: 'table',
      rows: [
        [say('table-empty'), say('table-club'), say('table-no-club'), say('table-total')],
        [say('table-grade-ten'), num(a), num(b), num(a + b)],
        [say('table-grade-eleven'), num(c), num(d), num(c + d)],
        [say('table-total'), num(a + c), num(b + d), num(all)],
      ],
    },
    answer: number(
      rational(a, given),
      [
        [rational(a, isRow ? a + c : a + b), 'condition-reversed'],
        [rational(a, all), 'grand-total'],
        [rational(isRow ? a + c : a + b, all), 'condition-ignored'],
      ],
      'any',
    ),
    hints: hints('given'),
    solution: [
      step('only-given', { given }),
      step('part-of-given', undefined, equation(fraction(a, given), asFraction(rational(a, given)))),
      answerIs(asFraction(rational(a, given))),
    ],
  }
}

const tenths = (value: number) => num(rational(value, 10), 1)

/** A tree of two stages: the chance of the second event in all. */
function twoStages(dice: Dice): Draft {
  const [rain, wet, dry] = [dice.int(1, 9), dice.int(1, 9), dice.int(1, 9)]
  if (wet === dry) return twoStages(dice)
  const value = rational(rain * wet + (10 - rain) * dry, 100)
  return {
    question: say('two-stages', { rain: tenths(rain), wet: tenths(wet), dry: tenths(dry) }),
    answer: number(
      value,
      [
        [rational(rain * wet, 100), 'one-path-only'],
        [rational(wet + dry, 20), 'chances-averaged'],
        [rational(wet + dry, 10), 'paths-without-weights'],
        [rational(rain * dry + (10 - rain) * wet, 100), 'branches-swapped'],
      ],
      'any',
    ),
    hints: hints('two-stages'),
    solution: [
      step(
        'first-path',
        undefined,
        equation(product(tenths(rain), tenths(wet)), num(rational(rain * wet, 100))),
      ),
      step(
        'second-path',
        undefined,
        equation(product(tenths(10 - rain), tenths(dry)), num(rational((10 - rain) * dry, 100))),
      ),
      step(
        'add-paths',
        undefined,
        equation(sum(num(rational(rain * wet, 100)), num(rational((10 - rain) * dry, 100))), num(value)),
      ),
    ],
  }
}

/** A test and an illness, in people out of 1000. */
function reversed(dice: Dice): Draft {
  const ill = dice.int(1, 10) * 10
  const [found, alarm] = [dice.int(7, 9), dice.int(1, 3)]
  const [truePositive, falsePositive] = [(ill * found) / 10, ((1000 - ill) * alarm) / 10]
  const positive = truePositive + falsePositive
  const value: Rational = rational(truePositive, positive)
  return {
    question: say('reversed', { ill, found: 10 * found, alarm: 10 * alarm }),
    answer: number(
      value,
      [
        [rational(found, 10), 'condition-reversed'],
        [rational(ill, 1000), 'condition-ignored'],
        [rational(truePositive, 1000), 'grand-total'],
        [rational(truePositive, falsePositive), 'false-alarms-only'],
      ],
      'any',
    ),
    hints: hints('reversed', { ill }),
    solution: [
      step('ill-and-found', { count: truePositive }),
      step(
        'healthy-and-alarm',
        { count: falsePositive },
        equation(sum(truePositive, falsePositive), positive),
      ),
      step('part-of-positive', undefined, equation(fraction(truePositive, positive), asFraction(value))),
      answerIs(asFraction(value)),
    ],
  }
}

/** expected-value */
export const expectedValue: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofOutcomes(dice, 0)
    return difficulty === 2 ? ofOutcomes(dice, dice.int(1, 5)) : fairPrice(dice)
  },
}

/** @param price of a ticket; 0 for none */
function ofOutcomes(dice: Dice, price: number): Draft {
  const [one, two] = [dice.int(1, 4), dice.int(1, 4)]
  const rest = 10 - one - two
  const [low, high] = [dice.int(1, 6), dice.int(8, 30)]
  const gain = rational(one * high + two * low, 10)
  const value = minus(gain, rational(price))
  const outcomes = [0, low, high]
  if (rest <= Math.max(one, two) || value.n === 0 || outcomes.includes(value.n / value.d))
    return ofOutcomes(dice, price)
  return {
    question:
      price === 0 ? say('expected') : say('expected-with-price', { price: { amount: price, of: 'dollar' } }),
    drawing: {
      kind: 'table',
      rows: [
        [say('outcome'), num(0), num(low), num(high)],
        [say('chance'), tenths(rest), tenths(two), tenths(one)],
      ],
    },
    answer: number(
      value,
      [
        [rational(low + high - 3 * price, 3), 'plain-mean'],
        [-price, 'most-likely'],
        [price === 0 ? rational(low + high) : gain, price === 0 ? 'chances-ignored' : 'price-forgotten'],
        ...(price === 0 ? [] : [[plus(gain, rational(price)), 'price-added'] as const]),
      ],
      'any',
    ),
    hints: hints(price === 0 ? 'expected' : 'expected-with-price'),
    solution: [
      step(
        'outcome-times-chance',
        undefined,
        equation(
          sum(product(0, tenths(rest)), product(low, tenths(two)), product(high, tenths(one))),
          num(gain),
        ),
      ),
      ...(price === 0
        ? []
        : [step('less-price', undefined, equation(difference(num(gain), price), num(value)))]),
      answerIs(num(value)),
    ],
  }
}

/** Two dice: a prize for a sum. */
function fairPrice(dice: Dice): Draft {
  const [sumOfDice, times36] = [dice.int(3, 11), dice.int(1, 6)]
  const ways = 6 - Math.abs(7 - sumOfDice)
  const prize = 6 * times36 * (36 % ways === 0 ? 1 : 2)
  const value = over(rational(prize * ways), rational(36))
  return {
    question: say('fair-price', { prize: { amount: prize, of: 'dollar' }, total: sumOfDice }),
    answer: number(
      value,
      [
        [rational(prize, 11), 'sums-equally-likely'],
        [rational(prize, 36), 'one-way-only'],
        [rational(prize, 6), 'one-die-only'],
        [prize, 'chances-ignored'],
      ],
      'any',
    ),
    hints: hints('fair-price', { total: sumOfDice }),
    solution: [
      step('ways-of-sum', { total: sumOfDice, ways }),
      step('prize-times-chance', undefined, equation(product(prize, fraction(ways, 36)), asFraction(value))),
    ],
  }
}
