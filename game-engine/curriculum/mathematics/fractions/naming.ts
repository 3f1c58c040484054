// What a fraction is: shaded parts, points on the number line, other names for the same amount. Grade 3.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, fraction, num } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const first = (count: number) => Array.from({ length: count }, (_, index) => index)

/** unit-fractions */
export const unitFractions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const parts = dice.pick(difficulty === 1 ? [2, 3, 4, 5, 6, 8] : [3, 4, 6, 8])
    const shaded = difficulty === 1 ? 1 : dice.int(2, parts - 1)
    const places = dice.shuffle(first(parts))
    const start = dice.int(0, parts - shaded)
    const isCircle = difficulty < 3 && dice.int(1, 2) === 1
    const isTold = difficulty === 3 && dice.int(1, 2) === 1
    if (isTold) return severalOfOne(dice.pick([2, 3, 4, 6, 8]), dice)
    return {
      question: say('shaded'),
      drawing: isCircle
        ? {
            kind: 'cut-shape',
            form: 'circle',
            shares: first(parts).map(() => rational(1, parts)),
            direction: 'from-center',
            shaded: first(shaded).map((index) => index + start),
          }
        : {
            kind: 'fraction-bars',
            bars: [
              {
                parts,
                shaded:
                  difficulty === 3 ? places.slice(0, shaded) : first(shaded).map((index) => index + start),
              },
            ],
          },
      answer: number(
        rational(shaded, parts),
        [
          ...(shaded < parts ? [[rational(shaded, parts - shaded), 'part-to-part'] as const] : []),
          [rational(parts, shaded), 'turned-over'],
          [rational(parts - shaded, parts), 'other-parts'],
        ],
        'any',
      ),
      hints: hints('shaded'),
      solution: [
        step('shaded-step-1', { parts: { amount: parts, of: 'part' } }),
        step('shaded-step-2', { shaded: { amount: shaded, of: 'part' } }),
        answerIs(fraction(shaded, parts)),
      ],
    }
  },
}

/** One part is 1/b; how much are a of them? */
function severalOfOne(parts: number, dice: Dice): Draft {
  const count = dice.int(2, parts)
  return {
    question: say('several', { part: fraction(1, parts), count: { amount: count, of: 'part' } }),
    drawing: { kind: 'fraction-bars', bars: [{ parts, shaded: [0] }] },
    answer: number(
      rational(count, parts),
      [
        [rational(1, parts * count), 'denominators-too'],
        [rational(parts, count), 'turned-over'],
        [rational(1, count), 'count-below'],
        [rational(count, parts + 1), 'one-part-too-many'],
      ],
      'any',
    ),
    hints: hints('several', { part: fraction(1, parts) }),
    solution: [
      step('several-step', { part: fraction(1, parts), count: { amount: count, of: 'part' } }),
      answerIs(fraction(count, parts)),
    ],
  }
}

/** fractions-on-number-line */
export const onNumberLine: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const parts = dice.pick(difficulty === 1 ? [2, 3, 4, 5, 6] : [3, 4, 6, 8])
    const wholes = difficulty === 3 ? dice.int(2, 3) : 1
    // Beyond 1 no whole number.
    const count =
      difficulty === 3 ? parts * dice.int(1, wholes - 1) + dice.int(1, parts - 1) : dice.int(1, parts - 1)
    const line = wholes === 1 && difficulty < 3 ? dice.int(1, 2) : wholes
    return {
      question: say('point'),
      drawing: {
        kind: 'number-line',
        from: rational(0),
        to: rational(line),
        step: rational(1, parts),
        labels: first(line + 1).map((at) => ({ at: rational(at), text: num(at) })),
        dots: [rational(count, parts)],
      },
      answer: number(
        rational(count, parts),
        [
          [rational(count, parts + 1), 'marks-counted'],
          ...(count > 1 ? [[rational(count - 1, parts), 'counted-from-one'] as const] : []),
          ...(line > 1 ? [[rational(count, parts * line), 'line-as-whole'] as const] : []),
          [rational(count + 1, parts), 'zero-counted'],
        ],
        'any',
      ),
      hints: hints('point'),
      solution: [
        step('point-step-1', { parts: { amount: parts, of: 'part' } }),
        step('point-step-2', { count: { amount: count, of: 'step' } }),
        answerIs(fraction(count, parts)),
      ],
    }
  },
}

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
          { parts, shaded: first(count) },
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
        { parts: parts * factor, shaded: first(count * factor) },
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
