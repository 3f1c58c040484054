import type { Generator } from '../../generator.ts'
import { equation, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { choice, fixedChoice, hints, say, step } from './area.ts'

const ODD = say('odd')
const EVEN = say('even')

/** odd-and-even */
export const oddAndEven: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) {
      const half = dice.int(4, 10)
      const wrong = dice
        .shuffle([
          [sum(half + 1, half), 'one-left-over'],
          [sum(half, half - 1), 'one-left-over'],
          [sum(half + 1, half + 1), 'other-double'],
          [sum(half - 1, half - 1), 'other-double'],
        ] as const)
        .slice(0, 3)
      return {
        question: say('which-double', { number: 2 * half }),
        answer: choice(
          dice,
          { maths: sum(half, half) },
          wrong.map(([maths, misconception]) => [{ maths }, misconception] as const),
        ),
        hints: hints('which-double', { number: 2 * half }),
        solution: [
          step('which-double-step', { number: 2 * half }),
          figures(equation(sum(half, half), 2 * half)),
        ],
      }
    }
    const count = difficulty === 1 ? dice.int(3, 12) : dice.int(6, 20)
    const thing = dice.pick(THINGS)
    const isOdd = count % 2 === 1
    const mistake = isOdd
      ? count % 3 === 0 && dice.int(1, 2) === 1
        ? 'groups-of-any-size'
        : 'left-over-ignored'
      : count >= 10 && Math.floor(count / 10) % 2 === 1
        ? 'tens-digit-decides'
        : 'pairs-not-made'
    return {
      question: say('odd-or-even', { amount: { amount: count, of: thing } }),
      drawing: {
        kind: 'counters',
        groups: [{ thing, count }],
        layout: 'rows',
        columns: difficulty === 1 ? 2 : 5,
      },
      answer: fixedChoice([{ say: ODD }, { say: EVEN }], isOdd ? 0 : 1, [[isOdd ? 1 : 0, mistake]]),
      hints: hints('odd-or-even'),
      solution: [
        step(isOdd ? 'pairs-one-left' : 'pairs-none-left', { pairs: Math.floor(count / 2) }),
        answerIs(isOdd ? ODD : EVEN),
      ],
    }
  },
}
