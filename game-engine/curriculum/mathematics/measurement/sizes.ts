// Longer, heavier, holds more: kindergarten.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, say, step } from './area.ts'

/** compare-sizes */
export const compareSizes: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty < 3) return compareBars(dice, difficulty === 2)
    return dice.int(1, 4) === 1 ? whatToCompare(dice) : compareWeights(dice)
  },
}

/** @param isShifted the shorter bar begins later and reaches further */
function compareBars(dice: Dice, isShifted: boolean): Draft {
  const short = dice.int(3, 7)
  const long = Math.ceil(short * 1.3) + dice.int(0, 3)
  const shift = isShifted ? long - short + dice.int(1, 2) : 0
  const bars = dice.shuffle([
    { from: 0, length: long },
    { from: shift, length: short },
  ])
  const isLonger = dice.int(1, 2) === 1
  const right = bars.findIndex(({ length }) => (length === long) === isLonger)
  const place = ['top', 'bottom'] as const
  return {
    question: say(isLonger ? 'longer-bar' : 'shorter-bar'),
    drawing: { kind: 'lengths', things: bars },
    answer: fixedChoice(
      place.map((one) => ({ say: say(`${one}-bar`) })),
      right,
      [[1 - right, isShifted ? 'one-end-only' : isLonger ? 'shorter-for-longer' : 'longer-for-shorter']],
    ),
    hints: hints(isShifted ? 'shifted-bars' : 'bars'),
    solution: [
      step(isShifted ? 'shifted-bars-step' : 'bars-step'),
      answerIs(say(`${place[right] ?? 'top'}-bar`)),
    ],
  }
}

function compareWeights(dice: Dice): Draft {
  const [small, large] = [dice.int(2, 4), dice.int(5, 8)]
  const down = dice.pick(['left', 'right'] as const)
  const isHeavier = dice.int(1, 2) === 1
  const sides = ['left', 'right'] as const
  const right = (down === 'left') === isHeavier ? 0 : 1
  return {
    question: say(isHeavier ? 'heavier-box' : 'lighter-box'),
    drawing: { kind: 'balance', sizes: down === 'left' ? [small, large] : [large, small], down },
    answer: fixedChoice(
      sides.map((side) => ({ say: say(`${side}-box`) })),
      right,
      [[1 - right, 'bigger-is-heavier']],
    ),
    hints: hints('balance'),
    solution: [
      step(isHeavier ? 'heavier-step' : 'lighter-step'),
      answerIs(say(`${sides[right] ?? 'left'}-box`)),
    ],
  }
}

const WAYS = ['length', 'weight', 'room'] as const

function whatToCompare(dice: Dice): Draft {
  const way = dice.pick(WAYS)
  const asked = `${way}-${dice.int(1, 3)}`
  return {
    question: say(`compare-by-${asked}`),
    answer: choice(
      dice,
      { say: say(`by-${way}`) },
      WAYS.filter((other) => other !== way).map((other) => [{ say: say(`by-${other}`) }, `not-by-${other}`]),
    ),
    hints: hints('what-to-compare'),
    solution: [step(`by-${way}-step`), answerIs(say(`by-${way}`))],
  }
}
