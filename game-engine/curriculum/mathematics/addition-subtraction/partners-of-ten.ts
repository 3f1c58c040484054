import { BLANK, equation, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { figures, whatIsMissing } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { generator } from './through-ten.ts'

/** partners-of-ten */
export const partnersOfTen = generator((dice, difficulty) => {
  const thing = dice.pick(THINGS)
  const whole = difficulty === 1 ? dice.int(4, 6) : difficulty === 2 ? 10 : dice.int(7, 10)
  const drawn = difficulty === 2 ? dice.int(5, 9) : dice.int(1, whole - 1)
  // Two equal parts in one exercise of five at most.
  const known = drawn * 2 === whole && dice.int(1, 5) > 1 ? drawn + 1 : drawn
  const missing = whole - known
  return {
    question: whatIsMissing(equation(sum(known, BLANK), whole)),
    ...(difficulty < 3 && {
      drawing: {
        kind: 'ten-frames',
        frames: [{ filled: known }],
        places: whole <= 5 ? 5 : 10,
        thing,
      },
    }),
    answer: number(missing, [
      [whole + known, 'added-both', { whole, known }],
      [known, 'copied-the-part', { known }],
      [missing + 1, 'counted-the-start'],
      [missing - 1, 'one-too-few'],
    ]),
    hints: hints('partner', { whole, known }),
    solution: [
      step('partner-step-1', { known }),
      step('partner-step-2', { whole }),
      figures(equation(sum(known, missing), whole)),
    ],
  }
})
