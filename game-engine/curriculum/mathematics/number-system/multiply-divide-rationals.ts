import type { Dice } from '#engine/core/random.ts'
import { minus, plus, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { num, product, quotient } from '../../notation.ts'
import { signedDraft, term } from './signed-draft.ts'

/** multiply-divide-rationals */
export const multiplyDivideRationals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const draw = (most: number) => dice.int(2, most)
    const signOf = () => dice.pick([1, -1])
    if (difficulty === 3) return powersOfNegatives(dice)
    const unit = rational(1, difficulty === 1 ? 1 : dice.pick([2, 10]))
    const [s, t] = dice.pick([
      [-1, -1],
      [-1, signOf()],
      [1, -1],
    ] as const)
    const a = times(rational(s * draw(difficulty === 1 ? 12 : 25)), unit)
    const b = rational(t * draw(12))
    const isProduct = dice.int(1, 2) === 1
    const value = isProduct ? times(a, b) : a
    const left = isProduct ? product(num(a), term(b)) : quotient(num(times(a, b)), term(b))
    return signedDraft(isProduct ? 'product' : 'quotient', left, value, [
      [minus(rational(0), value), 'sign-of-product'],
      [isProduct ? plus(a, b) : times(value, b), isProduct ? 'added-instead' : 'quotient-not-divided'],
    ])
  },
}

function powersOfNegatives(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 6), dice.int(2, 6), dice.int(2, 5)].map((size) =>
    dice.pick([size, -size, -size]),
  )
  const [first = 2, second = 2, third = 2] = [a, b, c]
  if (first > 0 && second > 0 && third > 0) return powersOfNegatives(dice)
  const value = first * second * third
  const left = product(num(first), term(rational(second)), term(rational(third)))
  return signedDraft('three-factors', left, rational(value), [
    [rational(-value), 'sign-of-product'],
    [rational(first + second + third), 'added-instead'],
    [rational(first * second), 'factor-left-out'],
  ])
}
