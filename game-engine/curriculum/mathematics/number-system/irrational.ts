// Fractions as decimals: grade 7. Rational and irrational numbers: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { over, plus, type Rational, rational, terminates, times } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { repeatingDigits } from '../../linear-text.ts'
import {
  asFraction,
  equation,
  fraction,
  type Maths,
  num,
  opposite,
  PI,
  power,
  quotient,
  relation,
  repeating,
  root,
} from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, number, say, step } from './area.ts'

/** fractions-to-decimals */
export const fractionsToDecimals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return terminating(dice)
    if (difficulty === 2) return repeatingOf(dice)
    return dice.int(1, 2) === 1 ? digitOf(dice) : endsOrRepeats(dice)
  },
}

/** In lowest terms, no whole number. */
function drawFraction(dice: Dice, denominators: readonly number[], most: number): Rational {
  const under = dice.pick(denominators)
  const value = rational(dice.int(1, most * under - 1), under)
  return value.d === under ? value : drawFraction(dice, denominators, most)
}

/** 3/8 read as 0.38 */
function digitsOf({ n, d }: Rational): Rational {
  const digits = `${n}${d}`
  return rational(Number(digits), 10 ** digits.length)
}

function terminating(dice: Dice): Draft {
  const value = drawFraction(dice, [4, 5, 8, 20, 25], 2)
  const isNegative = dice.int(1, 3) === 1
  const sign = rational(isNegative ? -1 : 1)
  const mistakes: Mistake<Rational>[] = [
    [times(digitsOf(value), sign), 'digits-as-decimal'],
    [times(over(value, rational(10)), sign), 'place-off'],
    [times(times(value, rational(10)), sign), 'place-off'],
  ]
  const turned = over(rational(1), value)
  if (terminates(turned)) mistakes.unshift([times(turned, sign), 'division-turned-over'])
  const asked = isNegative ? opposite(asFraction(value)) : asFraction(value)
  return {
    question: say('as-decimal', { maths: asked }),
    answer: number(times(value, sign), mistakes, 'decimal'),
    hints: hints('as-decimal', { over: value.n, under: value.d }),
    solution: [
      step('divide-step', undefined, equation(quotient(value.n, value.d), num(value))),
      answerIs(num(times(value, sign))),
    ],
  }
}

function repeatingOf(dice: Dice): Draft {
  const value = drawFraction(dice, [3, 6, 9, 11, 12], 2)
  const { lead, block } = repeatingDigits(value)
  const places = lead.length - lead.indexOf('.') - 1
  const cut = rational(Math.floor((value.n * 100) / value.d), 100)
  // One place further, or the digits before the block taken into it.
  const moved = places === 0 ? over(value, rational(10)) : blockOf(value, places, block.length)
  const mistakes: Mistake<Choice>[] = [
    [{ maths: num(cut, 2) }, 'cut-for-exact'],
    [{ maths: num(digitsOf(value)) }, 'digits-as-decimal'],
    [{ maths: repeating(moved) }, 'wrong-block'],
  ]
  if (terminates(moved) || cut.n === digitsOf(value).n) return repeatingOf(dice)
  return {
    question: say('which-decimal', { maths: asFraction(value) }),
    answer: choice(dice, { maths: repeating(value) }, mistakes),
    hints: hints('repeating', { over: value.n, under: value.d }),
    solution: [step('repeating-step'), answerIs(repeating(value))],
  }
}

/** 0.1(6) as 0.(16) */
function blockOf(value: Rational, places: number, length: number): Rational {
  const whole = Math.floor(value.n / value.d)
  const digits = Math.floor(((value.n - whole * value.d) * 10 ** (places + length)) / value.d)
  return plus(rational(whole), rational(digits, 10 ** (places + length) - 1))
}

function digitOf(dice: Dice): Draft {
  const value = drawFraction(dice, [7, 13, 22, 37, 27], 1)
  const place = dice.int(5, 12)
  const digit = (at: number) =>
    Math.floor(Number(((BigInt(value.n) * 10n ** BigInt(at)) / BigInt(value.d)) % 10n))
  const { block } = repeatingDigits(value)
  const right = digit(place)
  if ([digit(place - 1), digit(place + 1)].every((other) => other === right)) return digitOf(dice)
  return {
    question: say('which-digit', { maths: asFraction(value), place }),
    answer: number(right, [
      [digit(place - 1), 'digit-one-off'],
      [digit(place + 1), 'digit-one-off'],
      [digit(1), 'digit-from-start'],
    ]),
    hints: hints('which-digit', { over: value.n, under: value.d }),
    solution: [step('block-length', { length: block.length }, repeating(value)), answerIs(right)],
  }
}

const KINDS = ['ends', 'repeats'] as const

function endsOrRepeats(dice: Dice): Draft {
  const value = drawFraction(dice, [8, 12, 14, 15, 16, 20, 22, 25, 30, 32, 35, 40, 45], 1)
  const right = terminates(value) ? 'ends' : 'repeats'
  return {
    question: say('ends-or-repeats', { maths: asFraction(value) }),
    answer: fixedChoice(
      KINDS.map((name) => ({ say: say(`decimal-${name}`) })),
      KINDS.indexOf(right),
      KINDS.map((name, index) => [index, `called-${name}`]),
    ),
    hints: hints('ends-or-repeats', { under: value.d }),
    solution: [step(`primes-${right}`, { under: value.d }), answerIs(say(`decimal-${right}`))],
  }
}

/** irrational-numbers */
export const irrationalNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return rationalOrNot(dice)
    if (difficulty === 2) return betweenWholes(dice)
    return asFractionOf(dice)
  },
}

const isSquare = (value: number) => Number.isInteger(Math.sqrt(value))

function rationalOrNot(dice: Dice): Draft {
  const kind = dice.pick(['square', 'root', 'root', 'block', 'pi'] as const)
  const value = kind === 'square' ? dice.int(2, 12) ** 2 : dice.int(2, 150)
  if (kind === 'root' && isSquare(value)) return rationalOrNot(dice)
  const shown: Maths = {
    square: root(value),
    root: root(value),
    block: repeating(rational(dice.int(1, 98), 99)),
    pi: fraction(PI, dice.int(2, 12)),
  }[kind]
  const isIrrational = kind === 'root' || kind === 'pi'
  const reason = {
    square: 'every-root-irrational',
    root: 'root-as-rational',
    block: 'long-decimal-irrational',
    pi: 'pi-as-rational',
  }[kind]
  return {
    question: say('rational-or-not', { maths: shown }),
    answer: fixedChoice([{ say: say('rational') }, { say: say('irrational') }], isIrrational ? 1 : 0, [
      [0, reason],
      [1, reason],
    ]),
    hints: hints('rational-or-not'),
    solution: [step(`number-${kind}`), answerIs(say(isIrrational ? 'irrational' : 'rational'))],
  }
}

function betweenWholes(dice: Dice): Draft {
  const value = dice.int(5, 200)
  if (isSquare(value)) return betweenWholes(dice)
  const low = Math.floor(Math.sqrt(value))
  const half = Math.floor(value / 2)
  const between = (a: number): Choice => ({ say: say('between', { a, b: a + 1 }) })
  const others: Mistake<Choice>[] = [
    [between(low - 1), 'squares-not-compared'],
    [between(low + 1), 'squares-not-compared'],
  ]
  if (Math.abs(half - low) > 1) others.push([between(half), 'half-for-root'])
  return {
    question: say('root-between', { maths: root(value) }),
    drawing: {
      kind: 'number-line',
      from: rational(Math.max(0, low - 2)),
      to: rational(low + 3),
      step: rational(1),
      labels: [0, 1, 2, 3, 4, 5]
        .map((index) => Math.max(0, low - 2) + index)
        .filter((at) => at <= low + 3)
        .map((at) => ({ at: rational(at), text: num(at) })),
    },
    answer: choice(dice, between(low), others),
    hints: hints('root-between', { value }),
    solution: [
      step('square-below', undefined, relation(power(low, 2), '<', value)),
      step('square-above', undefined, relation(num(value), '<', power(low + 1, 2))),
      answerIs(say('between', { a: low, b: low + 1 })),
    ],
  }
}

function asFractionOf(dice: Dice): Draft {
  const isTwo = dice.int(1, 2) === 1
  const digits = isTwo ? dice.int(10, 98) : dice.int(1, 8)
  if (digits % 11 === 0) return asFractionOf(dice)
  const [nines, tens] = isTwo ? [99, 100] : [9, 10]
  const option = (under: number): Choice => ({ maths: asFraction(rational(digits, under)) })
  return {
    question: say('repeating-as-fraction', { maths: repeating(rational(digits, nines)) }),
    answer: choice(dice, option(nines), [
      [option(tens), 'block-cut'],
      [option(nines - 9 || 90), 'wrong-nines'],
      [option(nines * 10), 'block-further-back'],
    ]),
    hints: hints('repeating-as-fraction', { tens }),
    solution: [
      step('times-ten-step', { tens }),
      step('as-many-nines', undefined, equation(repeating(rational(digits, nines)), fraction(digits, nines))),
      answerIs(asFraction(rational(digits, nines))),
    ],
  }
}
