import type { Draft } from '../../exercise.ts'
import { BLANK, difference, equation, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { figures, whatIsMissing } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { generator, tenDraft } from './through-ten.ts'

/** add-within-20-make-ten */
export const makeTen = generator((dice, difficulty) => {
  const thing = dice.pick(THINGS)
  if (difficulty === 1) {
    const a = dice.int(8, 9)
    return tenDraft(a, dice.int(11 - a, 6), thing)
  }
  const larger = dice.int(6, 9)
  const smaller = dice.int(Math.max(4, 11 - larger), larger - 1)
  if (difficulty === 2) return tenDraft(larger, smaller, thing)
  if (dice.int(1, 2) === 1) return tenDraft(smaller, larger)
  const [known, missing] = dice.shuffle([larger, smaller]) as [number, number]
  return missingPartDraft(known, missing)
})

function missingPartDraft(known: number, missing: number): Draft {
  const whole = known + missing
  return {
    question: whatIsMissing(equation(sum(known, BLANK), whole)),
    answer: number(missing, [
      [known + whole, 'added-both', { whole, known }],
      [missing + 1, 'counted-the-start'],
      [whole - 10, 'only-to-ten'],
      [known, 'copied-the-part', { known }],
    ]),
    hints: hints('missing-part', { known, whole }),
    solution: [
      ...(known < 10 && whole > 10
        ? ([
            step('up-to-ten', { known }, equation(sum(known, 10 - known), 10)),
            step('on-to-whole', { whole }, equation(sum(10, whole - 10), whole)),
            step('put-together', undefined, equation(sum(10 - known, whole - 10), missing)),
          ] as const)
        : ([
            step('whole-minus-part', undefined, equation(difference(whole, known), missing)),
            figures(equation(sum(known, missing), whole)),
          ] as const)),
    ],
  }
}
