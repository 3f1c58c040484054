import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, num, sum } from '../../notation.ts'
import { digitAt } from '../digits.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { twoWithinHundred } from './columns.ts'

/** add-within-100 */
export const addWithinHundred: Generator = {
  version: 1,
  draw: (dice, difficulty) => (difficulty === 3 ? several(dice) : twoWithinHundred(dice, difficulty)),
}

/** Three or four numbers whose ones pass ten. */
function several(dice: Dice): Draft {
  const terms = drawTerms(dice)
  const ones = terms.map((term) => digitAt(term, 1))
  const tens = terms.map((term) => term - digitAt(term, 1))
  const total = (list: readonly number[]) => list.reduce((all, term) => all + term, 0)
  const [onesTotal, tensTotal] = [total(ones), total(tens)]
  return {
    question: workOut(sum(...terms)),
    answer: number(onesTotal + tensTotal, [
      [tensTotal + (onesTotal % 10), 'regroup-forgotten'],
      [onesTotal + tensTotal - (terms.at(-1) ?? 0), 'left-out', { number: terms.at(-1) ?? 0 }],
      [onesTotal + tensTotal + 10, 'ten-added-twice'],
    ]),
    hints: hints('several', { ones: sum(...ones) }),
    solution: [
      step('several-step-1', undefined, equation(sum(...ones), onesTotal)),
      step('several-step-2', undefined, equation(sum(...tens), tensTotal)),
      figures(equation(sum(tensTotal, num(onesTotal)), onesTotal + tensTotal)),
    ],
  }
}

function drawTerms(dice: Dice): number[] {
  for (;;) {
    const terms = Array.from({ length: dice.int(3, 4) }, () => dice.int(11, 79))
    const ones = terms.reduce((all, term) => all + digitAt(term, 1), 0)
    if (ones > 9 && terms.reduce((all, term) => all + term, 0) <= 199) return terms
  }
}
