import { over, plus, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, product } from '../../notation.ts'
import { workOut } from '../sentences.ts'
import { type Amount, results, value, written } from './amount.ts'
import { hints, number, step } from './area.ts'

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
