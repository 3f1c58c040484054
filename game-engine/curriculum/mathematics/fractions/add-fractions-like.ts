import type { Mistake } from '../../area.ts'
import { minus, plus, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, operate } from '../../notation.ts'
import { workOut } from '../sentences.ts'
import { type Amount, DENOMINATORS, results, written } from './amount.ts'
import { hints, number, step } from './area.ts'

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
