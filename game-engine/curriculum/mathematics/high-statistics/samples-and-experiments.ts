// Kinds of studies, margins of error and chance by simulation: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { minus, plus, type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, num, root } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, say, step } from './area.ts'

/** samples-and-experiments */
export const samplesAndExperiments: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return kindOfStudy(dice)
    return difficulty === 2 ? interval(dice) : simulation(dice)
  },
}

const KINDS = ['survey', 'observational-study', 'experiment'] as const
const STUDIES = [
  ['way-to-school', 0],
  ['recycling', 0],
  ['breakfast-grades', 1],
  ['running-hearts', 1],
  ['sleep-tea', 2],
  ['fertilizer', 2],
] as const

function kindOfStudy(dice: Dice): Draft {
  const [[study, right], n] = [dice.pick(STUDIES), 20 * dice.int(2, 60)]
  return {
    question: say('kind-of-study', { study: say(study, { n }) }),
    answer: fixedChoice(
      KINDS.map((kind) => ({ say: say(kind) })),
      right,
      [
        [0, 'survey-only-asks'],
        [1, 'observing-changes-nothing'],
        [2, 'experiment-sets-treatment'],
      ],
    ),
    hints: hints('kind-of-study'),
    solution: [
      step('who-decides'),
      step(['only-asked', 'only-watched', 'set-by-lot'][right] ?? ''),
      answerIs(say(KINDS[right] ?? KINDS[0])),
    ],
  }
}

/** Sizes of samples with their square roots. */
const SIZES = [
  [100, 10],
  [400, 20],
  [625, 25],
  [1_600, 40],
  [2_500, 50],
] as const

function interval(dice: Dice): Draft {
  const [[n, side], share] = [dice.pick(SIZES), dice.int(20, 80)]
  const margin = rational(100, side)
  const option = (by: Rational, below = by): Choice => ({
    say: say('interval', { low: num(minus(rational(share), below)), high: num(plus(rational(share), by)) }),
  })
  const right = option(margin)
  return {
    question: say('which-interval', { n, share }),
    answer: choice(dice, right, [
      [option(rational(100, n)), 'root-left-out'],
      [option(margin, rational(0)), 'one-side-only'],
      [option(rational(margin.n, 2 * margin.d)), 'margin-halved'],
      [option(rational(side, 10)), 'margin-grows-with-sample'],
    ]),
    hints: hints('which-interval'),
    solution: [
      step('root-of-size', undefined, equation(root(n), side)),
      step('margin-in-percent', { margin: num(margin) }, equation(fraction(1, side), num(rational(1, side)))),
      answerIs('say' in right ? right.say : share),
    ],
  }
}

const CONCLUSIONS = ['surprising-rare', 'common-by-chance', 'surprising-not-zero', 'nothing-follows'] as const

/** Fifty differences by chance alone, and one that was observed. */
function simulation(dice: Dice): Draft {
  const isSurprising = dice.int(1, 2) === 1
  const [near, far] = [dice.int(8, 9), dice.int(5, 7)]
  const half = [near, far, 18 - near - far, 1]
  const side = half.reduce((all, count) => all + count, 0)
  const counts = [0, ...half.toReversed(), 50 - 2 * side, ...half, 0]
  const observed = (isSurprising ? dice.int(5, 8) : dice.int(1, 2)) * dice.pick([1, -1])
  const right = isSurprising ? 0 : 1
  const beyond = counts.reduce(
    (all, count, index) => all + (Math.abs(index - 5) >= Math.abs(observed) ? count : 0),
    0,
  )
  return {
    question: say('simulation', { observed }),
    drawing: {
      kind: 'chart',
      form: 'dots',
      scale: 1,
      rows: counts.map((count, index) => ({ label: num(index - 5), count })),
    },
    answer: fixedChoice(
      CONCLUSIONS.map((name) => ({ say: say(name) })),
      right,
      [
        [0, 'often-by-chance'],
        [1, 'rare-by-chance'],
        [2, 'chance-is-not-zero'],
        [3, 'lot-shows-chance'],
      ],
    ),
    hints: hints('simulation'),
    solution: [
      step('count-as-far', { size: Math.abs(observed), count: beyond }),
      step(isSurprising ? 'so-hardly-chance' : 'so-may-be-chance'),
      answerIs(say(CONCLUSIONS[right])),
    ],
  }
}
