import { rational } from '../../exact.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, fraction, multiple, num, product, sum, X } from '../../notation.ts'
import { solve } from './solve.ts'

/** one-step-equations */
export const oneStepEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [p, x] = [dice.int(2, 20), dice.int(2, 30)]
    if (difficulty === 1) {
      return solve(
        equation(sum(X, p), x + p),
        x,
        [
          [x + 2 * p, 'same-operation-again'],
          [x + p, 'right-side-copied'],
        ],
        'undo-plus',
        [['take-from-both', equation(X, difference(x + p, p))]],
      )
    }
    if (difficulty === 2) {
      const [factor, total] = [dice.int(2, 12), dice.int(2, 60)]
      if (total === factor || total === 2 * factor) return oneStepEquations.draw(dice, difficulty)
      return solve(
        equation(multiple(factor, X), total),
        rational(total, factor),
        [
          [rational(factor, total), 'divided-other-way'],
          [total - factor, 'coefficient-subtracted'],
          [total * factor, 'same-operation-again'],
        ],
        'undo-times',
        [['divide-both', equation(X, fraction(total, factor))]],
      )
    }
    if (dice.int(1, 2) === 1) {
      const tenths = rational(10 * p + 5, 10)
      return solve(
        equation(difference(X, num(tenths)), x),
        rational(10 * (x + p) + 5, 10),
        [
          [rational(10 * (x - p) - 5, 10), 'same-operation-again'],
          [x, 'right-side-copied'],
        ],
        'undo-minus',
        [['add-to-both', equation(X, sum(x, num(tenths)))]],
        true,
      )
    }
    return solve(
      equation(fraction(X, p), x),
      p * x,
      [
        [rational(x, p), 'same-operation-again'],
        [x + p, 'added-for-fraction'],
        [Math.abs(x - p), 'coefficient-subtracted'],
      ],
      'undo-fraction',
      [['multiply-both', equation(X, product(x, p))]],
    )
  },
}
