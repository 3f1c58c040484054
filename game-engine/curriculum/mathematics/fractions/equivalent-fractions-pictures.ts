import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, fraction } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { indices } from './indices.ts'

/** Parts of a bar, and into how many each of them is cut. */
type Cuts = readonly (readonly [parts: number, factor: number])[]

const DRAWN: Cuts = [
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 2],
  [4, 3],
  [5, 2],
  [6, 2],
]
const TOLD: Cuts = [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 2],
  [4, 3],
  [6, 2],
]

/** equivalent-fractions-pictures */
export const equivalentFractions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return dice.int(1, 2) === 1 ? wholeAsFraction(dice) : reduced(dice)
    const [parts, factor] = dice.pick(difficulty === 1 ? DRAWN : TOLD)
    const count = dice.int(1, difficulty === 1 ? parts - 1 : Math.min(7, 2 * parts - 1))
    return renamed(count, parts, factor, difficulty === 1)
  },
}

function renamed(count: number, parts: number, factor: number, isDrawn: boolean): Draft {
  const [newCount, newParts] = [count * factor, parts * factor]
  const asked = equation(fraction(count, parts), BLANK)
  return {
    question: say('equal', { asked, denominator: newParts }),
    ...(isDrawn && {
      drawing: {
        kind: 'fraction-bars',
        bars: [
          { parts, shaded: indices(count) },
          { parts: newParts, shaded: [] },
        ],
      },
    }),
    answer: number(
      rational(count, parts),
      [
        [rational(count + newParts - parts, newParts), 'same-added'],
        [rational(count, newParts), 'numerator-kept'],
        [rational(newCount + 1, newParts), 'one-part-too-many'],
      ],
      { denominator: newParts },
    ),
    hints: hints('equal', { parts, newParts }),
    solution: [
      step('equal-step', { factor }),
      figures(equation(fraction(count, parts), fraction(newCount, newParts))),
    ],
  }
}

function wholeAsFraction(dice: Dice): Draft {
  const whole = dice.int(1, 4)
  const parts = dice.int(2, 8)
  return {
    question: say('equal', { asked: equation(whole, BLANK), denominator: parts }),
    answer: number(
      rational(whole),
      [
        [rational(whole, parts), 'whole-as-numerator'],
        [rational(whole + parts, parts), 'whole-added'],
        ...(whole > 1 ? [[rational(1), 'one-whole-only'] as const] : []),
      ],
      { denominator: parts },
    ),
    hints: hints('whole', { parts }),
    solution: [
      step('whole-step', { parts, whole }),
      figures(equation(whole, fraction(whole * parts, parts))),
    ],
  }
}

function reduced(dice: Dice): Draft {
  const [count, parts, factor] = dice.pick([
    [1, 2, 2],
    [1, 2, 3],
    [1, 2, 4],
    [2, 3, 2],
    [3, 4, 2],
    [1, 3, 2],
    [1, 4, 2],
    [2, 3, 4],
    [1, 3, 4],
  ] as const)
  return {
    question: say('equal', {
      asked: equation(fraction(count * factor, parts * factor), BLANK),
      denominator: parts,
    }),
    drawing: {
      kind: 'fraction-bars',
      bars: [
        { parts: parts * factor, shaded: indices(count * factor) },
        { parts, shaded: [] },
      ],
    },
    answer: number(
      rational(count, parts),
      [
        [rational(count * factor, parts), 'numerator-kept'],
        [rational(count + 1, parts), 'one-part-too-many'],
      ],
      { denominator: parts },
    ),
    hints: hints('equal', { parts: parts * factor, newParts: parts }),
    solution: [
      step('reduced-step', { factor }),
      figures(equation(fraction(count * factor, parts * factor), fraction(count, parts))),
    ],
  }
}
