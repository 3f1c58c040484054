import { minus, plus, type Rational, rational, times } from '../../exact.ts'
import type { Generator } from '../../generator.ts'
import { difference, num, sum } from '../../notation.ts'
import { signedDraft, term } from './signed-draft.ts'

/** add-subtract-rationals */
export const addSubtractRationals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const size = difficulty === 3 ? rational(1, dice.pick([2, 10])) : rational(1)
    const draw = () => times(rational(dice.int(1, difficulty === 3 ? 120 : 12)), size)
    const negative = (value: Rational) => minus(rational(0), value)
    const [a, b] = [draw(), draw()]
    if (a.n * b.d === b.n * a.d) return addSubtractRationals.draw(dice, difficulty)
    const isSum = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
    if (isSum) {
      const [first, second] = dice.int(1, 2) === 1 ? [negative(a), b] : [a, negative(b)]
      return signedDraft('sum', sum(num(first), term(second)), plus(first, second), [
        [negative(plus(a, b)), 'sizes-added'],
        [minus(rational(0), plus(first, second)), 'other-sign'],
        [plus(a, b), 'signs-ignored'],
      ])
    }
    const first = dice.int(1, 2) === 1 ? negative(a) : a
    const second = first.n < 0 && dice.int(1, 2) === 1 ? b : negative(b)
    return signedDraft('difference', difference(num(first), term(second)), minus(first, second), [
      [plus(first, second), 'minus-negative-taken-away'],
      [plus(a, b), 'two-signs-make-plus'],
      [minus(rational(0), minus(first, second)), 'other-sign'],
    ])
  },
}
