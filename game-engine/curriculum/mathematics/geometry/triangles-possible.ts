import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, relation, sum } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, say, step } from './area.ts'

/** triangles-possible */
export const trianglesPossible: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return threeSides(dice)
    return difficulty === 2
      ? threeAngles(dice)
      : dice.pick([sidesAndAngle, anglesAndSide, sideSideAngle])(dice)
  },
}

const COUNTS = ['one-triangle', 'many-triangles', 'no-triangle'] as const

function countDraft(
  question: Sentence,
  right: (typeof COUNTS)[number],
  hint: string,
  mistake: string,
  lines: Draft['solution'],
): Draft {
  return {
    question,
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((_, index) => [index, mistake]),
    ),
    hints: hints(hint),
    solution: [...lines, answerIs(say(right))],
  }
}

function threeSides(dice: Dice): Draft {
  const sides = [dice.int(2, 15), dice.int(2, 15), dice.int(2, 15)]
  const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y)
  const isFlat = a + b === c
  if (isFlat && dice.int(1, 3) > 1 && a + b < 15) return threeSides(dice)
  const fits = a + b > c
  return countDraft(
    say('triangle-of-sides', { a: sides[0] ?? 0, b: sides[1] ?? 0, c: sides[2] ?? 0 }),
    fits ? 'one-triangle' : 'no-triangle',
    'triangle-of-sides',
    fits ? 'sides-fix-it' : isFlat ? 'equal-sum-accepted' : 'any-sides-work',
    [
      step(
        fits ? 'sides-reach' : 'sides-do-not-reach',
        undefined,
        relation(sum(a, b), fits ? '>' : isFlat ? '=' : '<', c),
      ),
    ],
  )
}

function threeAngles(dice: Dice): Draft {
  const [a, b] = [dice.int(15, 100), dice.int(15, 100)]
  const rest = 180 - a - b
  const isSum = dice.int(1, 2) === 1
  const c = isSum ? rest : rest + dice.pick([10, 15, 20, -10])
  if (c < 15 || rest < 15) return threeAngles(dice)
  return countDraft(
    say('triangle-of-angles', { a, b, c }),
    isSum ? 'many-triangles' : 'no-triangle',
    'triangle-of-angles',
    isSum ? 'angles-fix-it' : 'angle-sum-ignored',
    [step(isSum ? 'angles-sum-fits' : 'angles-sum-off', undefined, equation(sum(a, b, c), a + b + c))],
  )
}

function sidesAndAngle(dice: Dice): Draft {
  return countDraft(
    say('triangle-sides-angle', { a: dice.int(3, 15), b: dice.int(3, 15), angle: dice.int(20, 150) }),
    'one-triangle',
    'triangle-other',
    'two-sides-and-angle-fix-it',
    [step('sides-angle-step')],
  )
}

function anglesAndSide(dice: Dice): Draft {
  const [a, b] = [dice.int(20, 100), dice.int(20, 100)]
  if (a + b > 170) return anglesAndSide(dice)
  return countDraft(
    say('triangle-angles-side', { a, b, side: dice.int(3, 15) }),
    'one-triangle',
    'triangle-other',
    'angles-and-side-fix-it',
    [step('angles-side-step')],
  )
}

/** The side opposite the angle is the shorter one and longer than the height, so it swings to two places. */
function sideSideAngle(dice: Dice): Draft {
  const [angle, longer] = [30, 2 * dice.int(5, 12)]
  const height = longer / 2
  const shorter = dice.int(Math.ceil(height * 1.1), longer - 1)
  return countDraft(
    say('triangle-side-side-angle', { longer, shorter, angle }),
    'many-triangles',
    'triangle-other',
    'swinging-side',
    [step('swinging-side-step')],
  )
}
