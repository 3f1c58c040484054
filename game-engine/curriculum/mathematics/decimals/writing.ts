// Writing, moving and rounding decimals: tenths-and-hundredths, powers-of-ten, compare-round-decimals.
import type { Dice } from '#engine/core/random.ts'
import { compare, over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { decimalPlaces } from '../../linear-text.ts'
import { equation, fraction, list, num, power, product, quotient, sum } from '../../notation.ts'
import { answerIs, figures, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const hundredths = (count: number) => rational(count, 100)

/** tenths-and-hundredths */
export const tenthsAndHundredths: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) {
      return dice.int(1, 3) === 1 ? asDecimal(dice.int(1, 9), 10) : asDecimal(notTens(dice, 11, 99), 100)
    }
    if (difficulty === 2) return tenthsAndMore(dice.int(1, 9), notTens(dice, 1, 99))
    return dice.int(1, 3) === 1 ? asDecimal(dice.int(1, 9), 100) : greater(dice)
  },
}

function notTens(dice: Dice, least: number, most: number): number {
  const value = dice.int(least, most)
  return value % 10 === 0 ? value + 1 : value
}

function asDecimal(count: number, parts: 10 | 100): Draft {
  const value = rational(count, parts)
  return {
    question: say('as-decimal', { fraction: fraction(count, parts) }),
    drawing: { kind: 'hundred-square', squares: [(count * 100) / parts] },
    answer: number(
      value,
      [
        ...(parts === 100 && count < 10 ? [[rational(count, 10), 'zero-place-lost'] as const] : []),
        [rational(count), 'point-forgotten'],
        [rational(count, parts * 10), 'one-place-too-many'],
        [rational(count * 10, parts), 'one-place-too-few'],
      ],
      'decimal',
    ),
    hints: hints('as-decimal', { parts }),
    solution: [
      step(`places-of-${parts}`),
      figures(equation(fraction(count, parts), num(value, parts === 10 ? 1 : 2))),
    ],
  }
}

function tenthsAndMore(tenths: number, more: number): Draft {
  const total = 10 * tenths + more
  return {
    question: say('sum-as-decimal', { sum: sum(fraction(tenths, 10), fraction(more, 100)) }),
    drawing: { kind: 'hundred-square', squares: [10 * tenths, more] },
    answer: number(
      hundredths(total),
      [
        [hundredths(tenths + more), 'tenths-as-hundredths'],
        [rational(tenths + more, 10), 'sum-side-by-side'],
        [rational(total, 1_000), 'one-place-too-many'],
      ],
      'decimal',
    ),
    hints: hints('sum-as-decimal', { tenths }),
    solution: [
      step('tenths-renamed', undefined, equation(fraction(tenths, 10), fraction(10 * tenths, 100))),
      figures(equation(sum(fraction(10 * tenths, 100), fraction(more, 100)), fraction(total, 100))),
      figures(equation(fraction(total, 100), num(hundredths(total)))),
    ],
  }
}

function greater(dice: Dice): Draft {
  for (;;) {
    const long = hundredths(notTens(dice, 11, 99))
    const short = rational(dice.int(1, 9), 10)
    const order = compare(long, short)
    if (order === 0) continue
    const [large, small] = order > 0 ? [long, short] : [short, long]
    const shown = dice.shuffle([num(long), num(short)])
    return {
      question: say('greater', { first: shown[0] ?? num(long), second: shown[1] ?? num(short) }),
      answer: number(large, [[small, order > 0 ? 'shorter-is-larger' : 'longer-is-larger']], 'decimal'),
      hints: hints('greater'),
      solution: [step('greater-step', { short: num(short), padded: num(short, 2) }), answerIs(num(large))],
    }
  }
}

/** powers-of-ten */
export const powersOfTen: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const exponent = dice.int(1, 3)
    const ten = 10 ** exponent
    if (difficulty === 1) {
      const value = notTens(dice, 2, 999)
      return dice.int(1, 2) === 1
        ? moved(rational(value), exponent, '×', false)
        : moved(rational(value * ten), exponent, '÷', false)
    }
    const value = rational(notTens(dice, 11, 9_999), 10 ** dice.int(1, difficulty === 2 ? 3 : 1))
    return difficulty === 2
      ? moved(value, exponent, '×', true)
      : moved(value, exponent, '÷', dice.int(1, 2) === 1)
  },
}

function moved(value: Rational, exponent: number, operator: '×' | '÷', isPower: boolean): Draft {
  const ten = 10 ** exponent
  const answer = operator === '×' ? times(value, rational(ten)) : over(value, rational(ten))
  const shownTen = isPower ? power(10, exponent) : num(ten)
  const work = operator === '×' ? product(num(value), shownTen) : quotient(num(value), shownTen)
  const wrongWay = operator === '×' ? over(value, rational(ten)) : times(value, rational(ten))
  const oneLess = operator === '×' ? over(answer, rational(10)) : times(answer, rational(10))
  const asFactor = operator === '×' ? times(value, rational(10 * exponent)) : null
  return {
    question: workOut(work),
    answer: number(
      answer,
      [
        [wrongWay, 'point-wrong-way'],
        [oneLess, 'place-too-few'],
        ...(isPower && exponent > 1 && asFactor ? [[asFactor, 'exponent-as-factor'] as const] : []),
        ...(operator === '×' && value.d > 1 ? [[value, 'zeros-at-the-end'] as const] : []),
      ],
      'decimal',
    ),
    hints: hints('power', { places: { amount: exponent, of: 'place' } }),
    solution: [
      step(operator === '×' ? 'power-larger' : 'power-smaller', {
        places: { amount: exponent, of: 'place' },
      }),
      figures(equation(work, num(answer))),
    ],
  }
}

/** compare-round-decimals */
export const compareAndRound: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return rounded(rational(notTens(dice, 101, 9_999), 100), dice.int(0, 1))
    if (difficulty === 2)
      return rounded(
        rational(dice.int(1, 5) === 1 ? 10 * dice.int(12, 999) + 5 : notTens(dice, 101, 9_999), 1_000),
        2,
      )
    if (dice.int(1, 2) === 1) {
      // Nines that roll over: 2.997 to hundredths.
      return rounded(rational(1_000 * dice.int(0, 9) + 100 * dice.int(0, 9) + 90 + dice.int(5, 9), 1_000), 2)
    }
    return greatestOfThree(dice)
  },
}

function rounded(value: Rational, places: number): Draft {
  const unit = rational(1, 10 ** places)
  const steps = over(value, unit)
  const below = times(rational(Math.floor(steps.n / steps.d)), unit)
  const above = plus(below, unit)
  const isUp = 2 * (steps.n % steps.d) >= steps.d
  const answer = isUp ? above : below
  const other = isUp ? below : above
  const fillers = { value: num(value), place: say(`place-${places}`) }
  const twice = roundTwice(value, places)
  return {
    question: say('round', fillers),
    answer: number(
      answer,
      [
        ...(twice ? [[twice, 'rounded-twice'] as const] : []),
        [other, isUp ? 'always-down' : 'always-up'],
        [value, 'not-rounded'],
        [times(answer, rational(10)), 'point-wrong-way'],
      ],
      'decimal',
    ),
    hints: hints('round', fillers),
    solution: [
      step('round-step-1', { value: num(value), below: num(below, places), above: num(above, places) }),
      step('round-step-2', { answer: num(answer, places) }),
    ],
  }
}

/** First to one place more, then to the place asked for; null where that comes to nothing new. */
function roundTwice(value: Rational, places: number): Rational | null {
  const nearest = (of: Rational, at: number) => {
    const scaled = times(of, rational(10 ** at))
    return rational(Math.floor((2 * scaled.n + scaled.d) / (2 * scaled.d)), 10 ** at)
  }
  if (decimalPlaces(value) < places + 2) return null
  return nearest(nearest(value, places + 1), places)
}

function greatestOfThree(dice: Dice): Draft {
  for (;;) {
    const values = [
      rational(dice.int(1, 9), 10),
      rational(notTens(dice, 11, 99), 100),
      rational(notTens(dice, 101, 999), 1_000),
    ]
    const [least, middle, greatest] = [...values].sort(compare)
    const longest = values[2]
    if (!least || !middle || !greatest || !longest || greatest === longest) continue
    if (compare(least, middle) === 0 || compare(middle, greatest) === 0) continue
    return {
      question: say('greatest', { list: list(dice.shuffle(values).map((value) => num(value))) }),
      answer: number(
        greatest,
        [
          [longest, 'longer-is-larger'],
          [middle, 'second-place'],
          [least, 'second-place'],
        ],
        'decimal',
      ),
      hints: hints('greater'),
      solution: [
        step('greatest-step', { list: list(values.map((value) => num(value, 3))) }),
        answerIs(num(greatest)),
      ],
    }
  }
}
