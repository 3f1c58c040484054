import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { over, type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { num } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, say } from './area.ts'

/** cross-sections */
export const crossSections: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sliceOfBox(dice)
    return difficulty === 2 ? sliceOfPyramid(dice) : slantedSlice(dice)
  },
}

const rectangleOption = (a: number | Rational, b: number | Rational): Choice => {
  const [x, y] = [a, b].map((side) => (typeof side === 'number' ? rational(side) : side))
  return { say: say('slice-rectangle', { a: num(x ?? rational(0)), b: num(y ?? rational(0)) }) }
}

function sliceDraft(
  dice: Dice,
  question: Sentence,
  right: Choice,
  mistakes: readonly Mistake<Choice>[],
  why: Sentence,
  drawing?: Drawing,
): Draft {
  return {
    question,
    ...(drawing && { drawing }),
    answer: choice(dice, right, mistakes),
    hints: hints('slice'),
    solution: [{ say: why }, answerIs('say' in right ? right.say : 0)],
  }
}

const FACES = ['base', 'front', 'side'] as const

function sliceOfBox(dice: Dice): Draft {
  const [one = 2, other = 3, h = 4] = dice.shuffle([2, 3, 4, 5, 6, 7, 8])
  const [l, w] = [Math.max(one, other), Math.min(one, other)]
  const face = dice.pick(FACES)
  const sizes: Readonly<Record<(typeof FACES)[number], readonly [number, number]>> = {
    base: [l, w],
    front: [l, h],
    side: [w, h],
  }
  const [a, b] = sizes[face]
  return sliceDraft(
    dice,
    say(`slice-box-${face}`, { l, w, h }),
    rectangleOption(a, b),
    [
      ...FACES.filter((other) => other !== face).map(
        (other): Mistake<Choice> => [rectangleOption(...sizes[other]), 'other-face'],
      ),
      [{ say: say('slice-box') }, 'slice-as-solid'],
    ],
    say('slice-box-step'),
    { kind: 'box', length: l, width: w, height: h, cubes: false },
  )
}

function sliceOfPyramid(dice: Dice): Draft {
  const [a, b, h] = [dice.int(3, 12), dice.int(3, 12), dice.int(4, 15)]
  if (a === b || h === a || h === b) return sliceOfPyramid(dice)
  const isFlat = dice.int(1, 2) === 1
  const triangle: Choice = { say: say('slice-triangle', { base: a, height: h }) }
  const half = rectangleOption(over(rational(a), rational(2)), over(rational(b), rational(2)))
  return sliceDraft(
    dice,
    say(isFlat ? 'slice-pyramid-flat' : 'slice-pyramid-upright', { a, b, h }),
    isFlat ? half : triangle,
    [
      [rectangleOption(a, b), 'slice-as-base'],
      [isFlat ? triangle : half, isFlat ? 'flat-cut-as-triangle' : 'upright-cut-as-rectangle'],
      [{ say: say('slice-pyramid') }, 'slice-as-solid'],
    ],
    say(isFlat ? 'pyramid-flat-step' : 'pyramid-upright-step'),
  )
}

const SLANTED = {
  corner: ['triangle', ['rectangle', 'square', 'pentagon']],
  beside: ['trapezoid', ['triangle', 'rectangle', 'pentagon']],
  edges: ['rectangle', ['triangle', 'trapezoid', 'pentagon']],
} as const

function slantedSlice(dice: Dice): Draft {
  const cut = dice.pick(['corner', 'beside', 'edges'] as const)
  const [right, others] = SLANTED[cut]
  const size = dice.int(3, 30)
  const named = (shape: string): Choice => ({ say: say(`slice-is-${shape}`) })
  return sliceDraft(
    dice,
    say(`slice-${cut}`, { size }),
    named(right),
    others.map((other): Mistake<Choice> => [named(other), `cut-${cut}`]),
    say(`slice-${cut}-step`),
  )
}
