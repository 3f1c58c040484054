// Adding, subtracting, multiplying and dividing fractions: grades 4 and 5.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { compare, minus, over, plus, type Rational, rational } from '../../exact.ts'
import type { Draft, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  asMixed,
  equation,
  fraction,
  type Maths,
  mixed,
  num,
  operate,
  product,
  quotient,
} from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const DENOMINATORS = [3, 4, 5, 6, 8, 10, 12]

/** Wholes and a fraction of a fixed denominator. */
interface Amount {
  readonly whole: number
  readonly over: number
  readonly under: number
}

const value = ({ whole, over: above, under }: Amount): Rational => rational(whole * under + above, under)
const written = ({ whole, over: above, under }: Amount): Maths => mixed(whole, above, under)

/** A result with its common denominator, and simpler where that is possible. */
function results(left: Maths, numerator: number, denominator: number): Step[] {
  const exact = rational(numerator, denominator)
  const isSimpler = exact.d !== denominator || numerator > denominator
  const plain = figures(equation(left, fraction(numerator, denominator)))
  return isSimpler
    ? [plain, step('simplify', undefined, equation(fraction(numerator, denominator), asMixed(exact)))]
    : [plain]
}

/** add-fractions-like */
export const addLike: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const under = dice.pick(DENOMINATORS)
    const operator = dice.pick(['+', '-'] as const)
    if (difficulty === 1) {
      const a = dice.int(operator === '+' ? 1 : 2, under - (operator === '+' ? 2 : 1))
      const b = operator === '+' ? dice.int(1, under - 1 - a) : dice.int(1, a - 1)
      return likeDraft(operator, { whole: 0, over: a, under }, { whole: 0, over: b, under })
    }
    if (difficulty === 2) {
      if (dice.int(1, 2) === 1) {
        const a = dice.int(2, under - 1)
        return likeDraft(
          '+',
          { whole: 0, over: a, under },
          { whole: 0, over: dice.int(under - a + 1, under - 1), under },
        )
      }
      const a = dice.int(operator === '+' ? 1 : 2, under - (operator === '+' ? 2 : 1))
      const b = operator === '+' ? dice.int(1, under - 1 - a) : dice.int(1, a - 1)
      return likeDraft(
        operator,
        { whole: dice.int(3, 6), over: a, under },
        { whole: dice.int(1, 2), over: b, under },
      )
    }
    const a = dice.int(1, under - 1)
    const regrouped =
      operator === '+' ? dice.int(under - a, under - 1) : dice.int(a, under - 1) + (a === under - 1 ? 0 : 1)
    const b = Math.min(regrouped, under - 1)
    return likeDraft(
      operator,
      { whole: dice.int(3, 6), over: a, under },
      { whole: dice.int(1, 2), over: b, under },
    )
  },
}

function likeDraft(operator: '+' | '-', a: Amount, b: Amount): Draft {
  const { under } = a
  const left = operate(operator, written(a), written(b))
  const [x, y] = [a.whole * under + a.over, b.whole * under + b.over]
  const numerator = operator === '+' ? x + y : x - y
  const isMixed = a.whole > 0
  const mistakes: readonly Mistake<Rational>[] =
    operator === '+'
      ? [
          [plus(rational(a.whole + b.whole), rational(a.over + b.over, 2 * under)), 'denominators-added'],
          [rational(numerator + 1, under), 'one-part-too-many'],
          [rational(Math.abs(x - y), under), 'sign-not-read'],
        ]
      : [
          ...(a.over < b.over
            ? ([
                [plus(rational(a.whole - b.whole), rational(b.over - a.over, under)), 'fractions-backward'],
                [minus(rational(x + 10, under), rational(y + under, under)), 'whole-as-ten'],
              ] as const)
            : []),
          [rational(numerator + 1, under), 'one-part-too-many'],
          [rational(x + y, under), 'sign-not-read'],
        ]
  const parts = (amount: number) => Array.from({ length: amount }, (_, index) => index)
  return {
    question: workOut(left),
    ...(!isMixed && {
      drawing: {
        kind: 'fraction-bars',
        bars: [a, b].map((one) => ({ parts: under, shaded: parts(one.over), label: written(one) })),
      },
    }),
    answer: number(rational(numerator, under), mistakes, 'any'),
    hints: hints(isMixed ? 'like-mixed' : 'like', { under }),
    solution: [
      ...(isMixed
        ? [
            step('as-fractions', undefined, equation(written(a), fraction(x, under))),
            step('as-fractions', undefined, equation(written(b), fraction(y, under))),
          ]
        : [step('like-step')]),
      ...results(operate(operator, fraction(x, under), fraction(y, under)), numerator, under),
    ],
  }
}

/** add-fractions-unlike */
export const addUnlike: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    for (;;) {
      const operator = dice.pick(['+', '-'] as const)
      const [x, y] = drawUnlike(dice, difficulty)
      const wholes = difficulty === 3 ? [dice.int(3, 6), dice.int(1, 2)] : [0, 0]
      const a = { whole: wholes[0] ?? 0, over: dice.int(1, x - 1), under: x }
      const b = { whole: wholes[1] ?? 0, over: dice.int(1, y - 1), under: y }
      const isLowest = rational(a.over, x).d === x && rational(b.over, y).d === y
      const total = operator === '+' ? plus(value(a), value(b)) : minus(value(a), value(b))
      const isRegrouped =
        operator === '+'
          ? compare(plus(rational(a.over, x), rational(b.over, y)), rational(1)) > 0
          : compare(rational(a.over, x), rational(b.over, y)) < 0
      if (!isLowest || total.n <= 0) continue
      if (difficulty === 1 && compare(total, rational(1)) >= 0) continue
      if (difficulty === 3 && !isRegrouped) continue
      return unlikeDraft(operator, a, b)
    }
  },
}

type Pairs = readonly (readonly [number, number])[]

const ONE_IS_MULTIPLE: Pairs = [
  [2, 4],
  [2, 6],
  [2, 8],
  [3, 6],
  [3, 9],
  [4, 8],
  [5, 10],
  [3, 12],
  [4, 12],
  [2, 10],
]
const NONE_IS_MULTIPLE: Pairs = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [5, 8],
  [6, 8],
  [6, 9],
]

function drawUnlike(dice: Dice, difficulty: 1 | 2 | 3): readonly [number, number] {
  const [x, y] = dice.pick(difficulty === 1 ? ONE_IS_MULTIPLE : NONE_IS_MULTIPLE)
  return dice.int(1, 2) === 1 ? [x, y] : [y, x]
}

function unlikeDraft(operator: '+' | '-', a: Amount, b: Amount): Draft {
  const common = leastCommon(a.under, b.under)
  const renamed = (one: Amount) => (value(one).n * common) / value(one).d
  const [x, y] = [renamed(a), renamed(b)]
  const numerator = operator === '+' ? x + y : x - y
  const left = operate(operator, written(a), written(b))
  const straight =
    operator === '+'
      ? [a.over + b.over, a.under + b.under]
      : [Math.abs(a.over - b.over), Math.max(a.under, b.under)]
  const wholes = operator === '+' ? a.whole + b.whole : a.whole - b.whole
  const parts = (amount: number) => Array.from({ length: amount }, (_, index) => index)
  return {
    question: workOut(left),
    ...(a.whole === 0 && {
      drawing: {
        kind: 'fraction-bars',
        bars: [a, b].map((one) => ({ parts: one.under, shaded: parts(one.over), label: written(one) })),
      },
    }),
    answer: number(
      rational(numerator, common),
      [
        [plus(rational(wholes), rational(straight[0] ?? 0, straight[1] ?? 1)), 'tops-and-bottoms'],
        [
          plus(
            rational(wholes),
            rational(operator === '+' ? a.over + b.over : Math.abs(a.over - b.over), common),
          ),
          'denominator-only',
        ],
        ...(operator === '-' && a.whole > 0
          ? [
              [
                plus(rational(wholes), minus(rational(b.over, b.under), rational(a.over, a.under))),
                'fractions-backward',
              ] as const,
            ]
          : []),
        [rational(numerator + 1, common), 'one-part-too-many'],
      ],
      'any',
    ),
    hints: hints('unlike', { x: a.under, y: b.under, common: num(common) }),
    solution: [
      step('common-step', { common }),
      step('rename', undefined, equation(written(a), fraction(x, common))),
      step('rename', undefined, equation(written(b), fraction(y, common))),
      ...results(operate(operator, fraction(x, common), fraction(y, common)), numerator, common),
    ],
  }
}

function leastCommon(a: number, b: number): number {
  let common = a
  while (common % b !== 0) common += a
  return common
}

/** multiply-fraction-by-whole */
export const fractionByWhole: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const under = dice.pick([2, ...DENOMINATORS].slice(difficulty === 1 ? 0 : 1))
    const above = difficulty === 1 ? 1 : dice.int(2, under - 1)
    const count =
      difficulty === 1
        ? dice.int(2, 9)
        : difficulty === 2
          ? dice.int(2, 6)
          : dice.int(3, Math.floor((10 * under) / above))
    const times10 = Math.min(count, 12)
    const fillers = { count: times10, part: fraction(above, under) }
    const left = product(times10, fraction(above, under))
    const numerator = times10 * above
    return {
      question: difficulty === 3 ? say('bottles', fillers) : workOut(left),
      ...(difficulty < 3 && {
        drawing: {
          kind: 'number-line',
          from: rational(0),
          to: rational(Math.ceil(numerator / under)),
          step: rational(1, under),
          labels: [0, 1].map((at) => ({ at: rational(at), text: num(at) })),
          jumps: [{ from: rational(0), to: rational(above, under), label: fraction(above, under) }],
        },
      }),
      answer: number(
        rational(numerator, under),
        [
          [rational(above, times10 * under), 'denominator-multiplied'],
          [rational(times10 * above, times10 * under), 'both-multiplied'],
          [plus(rational(times10), rational(above, under)), 'added-instead'],
        ],
        'any',
      ),
      hints: hints('by-whole', fillers),
      solution: [step('by-whole-step', fillers), ...results(left, numerator, under)],
    }
  },
}

/** multiply-fractions */
export const multiplyFractions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1)
      return productDraft(
        { whole: 0, over: 1, under: dice.int(2, 9) },
        { whole: 0, over: 1, under: dice.int(2, 9) },
      )
    const part = (): Amount => {
      const under = dice.int(3, 9)
      return { whole: 0, over: dice.int(1, Math.min(8, under - 1)), under }
    }
    if (difficulty === 2) return productDraft(part(), part())
    const isBoth = dice.int(1, 2) === 1
    return productDraft(
      { ...part(), whole: dice.int(1, 4) },
      isBoth ? { ...part(), whole: dice.int(1, 3) } : part(),
    )
  },
}

function productDraft(a: Amount, b: Amount): Draft {
  const [x, y] = [a.whole * a.under + a.over, b.whole * b.under + b.over]
  const [above, under] = [x * y, a.under * b.under]
  const isMixed = a.whole > 0
  const apart = plus(rational(a.whole * b.whole), rational(a.over * b.over, under))
  return {
    question: workOut(product(written(a), written(b))),
    ...(!isMixed && {
      drawing: { kind: 'area-model', columns: [written(a)], rows: [written(b)] },
    }),
    answer: number(
      rational(above, under),
      [
        ...(isMixed ? [[apart, 'wholes-apart'] as const] : []),
        ...(a.under === b.under ? [[rational(above, a.under), 'denominator-kept'] as const] : []),
        [plus(value(a), value(b)), 'sign-not-read'],
        [over(value(a), value(b)), 'divided-instead'],
      ],
      'any',
    ),
    hints: hints(isMixed ? 'times-mixed' : 'times'),
    solution: [
      ...(isMixed
        ? [a, b]
            .filter(({ whole }) => whole > 0)
            .map((one) =>
              step(
                'as-fractions',
                undefined,
                equation(written(one), fraction(one.whole * one.under + one.over, one.under)),
              ),
            )
        : [step('times-step')]),
      ...results(product(fraction(x, a.under), fraction(y, b.under)), above, under),
    ],
  }
}

/** divide-unit-fractions */
export const divideUnit: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const isWholeFirst = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
    const count = difficulty === 1 ? dice.int(1, 6) : difficulty === 2 ? dice.int(2, 6) : dice.int(2, 10)
    const parts = dice.int(2, difficulty === 1 ? 6 : difficulty === 2 ? 8 : 12)
    return unitDraft(count, parts, isWholeFirst, difficulty === 3)
  },
}

function unitDraft(count: number, parts: number, isWholeFirst: boolean, isStory: boolean): Draft {
  const unit = fraction(1, parts)
  const left = isWholeFirst ? quotient(count, unit) : quotient(unit, count)
  const right = isWholeFirst ? rational(count * parts) : rational(1, parts * count)
  const way = isWholeFirst ? 'pieces' : 'shares'
  const fillers = { count, unit }
  const check = isWholeFirst ? product(asFraction(right), unit) : product(count, asFraction(right))
  return {
    question: isStory ? say(`${way}-story`, fillers) : workOut(left),
    answer: number(
      right,
      [
        [rational(count, parts), isWholeFirst ? 'divided-the-wholes' : 'wrong-one-turned'],
        [isWholeFirst ? rational(1, count * parts) : rational(count * parts), 'order-ignored'],
        ...(isWholeFirst ? [[rational(count + parts), 'added-instead'] as const] : []),
      ],
      'any',
    ),
    hints: hints(way, fillers),
    solution: [
      step(`${way}-step`, fillers, equation(left, asFraction(right))),
      step('check-product', undefined, equation(check, isWholeFirst ? count : unit)),
      figures(equation(left, asFraction(right))),
    ],
  }
}

/** mixed-numbers */
export const mixedNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const under = dice.pick([2, ...DENOMINATORS])
    const above = dice.int(1, under - 1)
    const whole = difficulty === 1 ? dice.int(1, 3) : dice.int(1, 6)
    const numerator = whole * under + above
    if (difficulty === 3) return fromMixed({ whole, over: above, under })
    return {
      question: difficulty === 1 ? say('circles') : say('to-mixed', { improper: fraction(numerator, under) }),
      ...(difficulty === 1 && {
        drawing: {
          kind: 'fraction-circles',
          parts: under,
          circles: [...Array.from({ length: whole }, () => under), above],
        },
      }),
      answer: number(
        rational(numerator, under),
        [
          [rational(whole * under + under - above, under), 'other-parts'],
          [rational(whole + above, under), 'whole-to-numerator'],
          [plus(rational(whole), rational(above, whole + 1)), 'remainder-over-whole'],
          [rational(numerator + under, under), 'one-whole-too-many'],
        ],
        'mixed',
      ),
      hints: hints('to-mixed', { under }),
      solution: [
        step('to-mixed-step', { whole, above, under }),
        figures(equation(fraction(numerator, under), mixed(whole, above, under))),
      ],
    }
  },
}

function fromMixed(amount: Amount): Draft {
  const { whole, over: above, under } = amount
  const numerator = whole * under + above
  return {
    question: say('from-mixed', { mixed: written(amount), under }),
    answer: number(
      rational(numerator, under),
      [
        [rational(whole * above, under), 'whole-times-numerator'],
        [rational(whole * 10 ** String(above).length + above, under), 'whole-put-in-front'],
        [rational(whole + above, under), 'whole-to-numerator'],
      ],
      { denominator: under },
    ),
    hints: hints('from-mixed', { under }),
    solution: [
      step('from-mixed-step', { under, whole, above }),
      figures(equation(written(amount), fraction(numerator, under))),
    ],
  }
}
