import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, multiple, num, sum } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { timesLetter } from '../linear.ts'
import { gcd, rewrite } from './rewrite.ts'

/** equivalent-expressions */
export const equivalentExpressions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return collect(dice)
    return difficulty === 2
      ? expandPositive(dice)
      : dice.int(1, 2) === 1
        ? factorOut(dice)
        : expandAndCollect(dice)
  },
}

function collect(dice: Dice): Draft {
  const [a, b, c] = [dice.int(1, 9), dice.int(2, 9), dice.int(1, 9)]
  return rewrite(
    'collect',
    sum(timesLetter(a), timesLetter(b), c),
    linear(a + b, c),
    [
      [timesLetter(a + b + c), 'unlike-terms-joined'],
      [linear(a === 1 ? b : a * b, c), a === 1 ? 'hidden-one-lost' : 'coefficients-multiplied'],
    ],
    'simplified',
  )
}

function expandPositive(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 9), dice.int(1, 5), dice.int(1, 9)]
  return {
    ...rewrite(
      'expand-brackets',
      multiple(a, brackets(linear(b, c))),
      linear(a * b, a * c),
      [
        [linear(a * b, c), 'first-term-only'],
        [timesLetter(a * b + a * c), 'unlike-terms-joined'],
        [linear(a + b, a + c), 'added-factor'],
      ],
      'expanded',
    ),
    drawing: { kind: 'area-model', columns: [timesLetter(b), num(c)], rows: [num(a)] },
  }
}

function factorOut(dice: Dice): Draft {
  const [factor, a, b] = [dice.int(2, 9), dice.int(1, 7), dice.int(1, 9)]
  if (gcd(a, b) !== 1 || (a === 1 && b === 1)) return factorOut(dice)
  return rewrite(
    'factor',
    linear(factor * a, factor * b),
    multiple(factor, brackets(linear(a, b))),
    [
      [multiple(factor, brackets(linear(a, factor * b))), 'one-term-divided'],
      [timesLetter(factor * (a + b)), 'unlike-terms-joined'],
    ],
    'factored',
  )
}

function expandAndCollect(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(2, 9), dice.int(1, 5), dice.int(1, 9), dice.int(1, 9)]
  return rewrite(
    'expand-collect',
    sum(multiple(a, brackets(linear(b, c))), timesLetter(d)),
    linear(a * b + d, a * c),
    [
      [linear(a * b + d, c), 'first-term-only'],
      [linear(a * b, a * c + d), 'unlike-terms-joined'],
    ],
    'expanded',
    [['expanded-line', sum(timesLetter(a * b), a * c, timesLetter(d))]],
  )
}
