import { inArea, type Mistake } from '../../area.ts'
import type { Generator } from '../../generator.ts'
import { relation } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'

const { say, step, fixedChoice } = inArea('counting')

const FIRST = 0
const SECOND = 1
const EQUAL = 2

/** compare-groups-to-10 */
export const compareGroups: Generator = {
  version: 1,
  draw(dice, difficulty) {
    const asked = dice.pick(['more', 'fewer'] as const)
    const thing = dice.pick(THINGS)
    const [least, most] = difficulty === 1 ? ([3, 5] as const) : ([1, 2] as const)
    const isEqual = difficulty === 3 && dice.int(1, 4) === 1
    const gap = isEqual ? 0 : dice.int(least, most)
    const smaller = dice.int(1, 10 - gap)
    const [first, second] = dice.shuffle([smaller, smaller + gap]) as [number, number]
    const right = isEqual ? EQUAL : first > second === (asked === 'more') ? FIRST : SECOND
    const opposite = right === FIRST ? SECOND : FIRST
    const mistakes: readonly Mistake<number>[] = isEqual
      ? [
          [FIRST, 'same-not-seen'],
          [SECOND, 'same-not-seen'],
        ]
      : [
          [opposite, difficulty === 2 ? 'longer-row' : `${asked}-mixed-up`],
          [EQUAL, 'not-counted'],
        ]
    const names = difficulty === 3 ? ['first-number', 'second-number'] : ['top-row', 'bottom-row']
    const options = [...names, 'both-same'].map((name) => say(name))
    const fillers = { first, second }
    const sign = first === second ? '=' : first > second ? '>' : '<'
    return {
      question:
        difficulty === 3
          ? say(`compare-numbers-${asked}`, fillers)
          : say(`compare-${asked}`, { things: { many: thing } }),
      ...(difficulty < 3 && {
        drawing: {
          kind: 'counters',
          groups: [first, second].map((count) => ({ thing, count })),
          layout: 'rows',
          columns: 10,
          // The smaller group reaches further.
          spacing: [first, second].map((count) => (difficulty === 2 && count === smaller ? 3 : 1)),
        },
      }),
      answer: fixedChoice(
        options.map((option) => ({ say: option })),
        right,
        mistakes,
      ),
      hints: [
        say(difficulty === 3 ? 'compare-numbers-hint-1' : 'compare-hint-1'),
        say(difficulty === 3 ? 'compare-numbers-hint-2' : 'compare-hint-2'),
        say(`compare-hint-3-${asked}`),
      ],
      solution: [
        step(difficulty === 3 ? 'compare-numbers-step-1' : 'compare-step-1', fillers),
        step(`compare-step-2-${sign === '=' ? 'same' : asked}`, undefined, relation(first, sign, second)),
        answerIs(options[right] ?? say('both-same')),
      ],
    }
  },
}
