// Families of shapes by what they must have: grade 5.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs, answersAre } from '../sentences.ts'
import { fixedChoice, hints, say, select, step } from './area.ts'
import { chooseNames, FAMILIES } from './quadrilaterals.ts'

/** classify-by-properties */
export const classifyByProperties: Generator = {
  version: 1,
  draw: (dice, difficulty) =>
    difficulty === 1 ? trueForAll(dice) : difficulty === 2 ? namesThatFit(dice) : howOften(dice),
}

/** Of every shape of the kind; diagonals where they are told apart by them. */
const PROPERTIES = {
  'right-angles': ['rectangle', 'square'],
  'equal-sides': ['rhombus', 'square'],
  'parallel-pairs': ['rectangle', 'rhombus', 'square'],
  'opposite-equal': ['rectangle', 'rhombus', 'square'],
  'equal-diagonals': ['rectangle', 'square'],
  'crossing-diagonals': ['rhombus', 'square'],
  'one-pair-only': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Property = keyof typeof PROPERTIES

function trueForAll(dice: Dice): Draft {
  const shape = dice.pick(['rectangle', 'rhombus', 'square'] as const)
  const has = (property: Property) => (PROPERTIES[property] as readonly string[]).includes(shape)
  const offered = dice.shuffle(Object.keys(PROPERTIES) as Property[]).slice(0, 4)
  if (offered.every(has) || !offered.some(has)) return trueForAll(dice)
  const options = offered.map(
    (property) => [{ say: say(`has-${property}`) }, has(property), `property-${property}`] as const,
  )
  return {
    question: say(`true-for-${shape}`),
    answer: select(options),
    hints: hints('true-for-all'),
    solution: [
      step(`true-for-${shape}-step`),
      answersAre(options.flatMap(([option, isRight]) => (isRight ? [option.say] : []))),
    ],
  }
}

/** What is told of a quadrilateral, and the most special name that always fits. */
const TOLD = {
  'four-equal-sides': 'rhombus',
  'four-right-angles': 'rectangle',
  'two-parallel-pairs': 'parallelogram',
  'parallel-and-right-angle': 'rectangle',
  'parallel-and-equal-neighbors': 'rhombus',
  'equal-sides-and-right-angle': 'square',
} as const

function namesThatFit(dice: Dice): Draft {
  const told = dice.pick(Object.keys(TOLD) as (keyof typeof TOLD)[])
  const options = chooseNames(dice, FAMILIES[TOLD[told]])
  return {
    question: say(`told-${told}`),
    answer: select(options),
    hints: hints('told'),
    solution: [
      step(`which-names-${TOLD[told]}`),
      answersAre(options.flatMap(([option, isRight]) => (isRight ? [option.say] : []))),
    ],
  }
}

const OFTEN = ['always', 'sometimes', 'never'] as const

const KINDS = ['parallelogram', 'rectangle', 'rhombus', 'square'] as const

/** How often statements of triangles and trapezoids hold. */
const STATEMENTS = {
  'equilateral-isosceles': 'always',
  'equilateral-acute': 'always',
  'right-two-acute': 'always',
  'right-isosceles': 'sometimes',
  'isosceles-equilateral': 'sometimes',
  'isosceles-obtuse': 'sometimes',
  'right-obtuse': 'never',
  'two-obtuse': 'never',
  'two-right': 'never',
  'equilateral-right': 'never',
} as const

function howOften(dice: Dice): Draft {
  const isTriangle = dice.int(1, 2) === 1
  const triangle = dice.pick(Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[])
  const [kind = 'square', other = 'rectangle'] = dice.shuffle(KINDS)
  const isAlways = (FAMILIES[kind] as readonly string[]).includes(other)
  const often = isTriangle ? STATEMENTS[triangle] : isAlways ? 'always' : 'sometimes'
  return {
    question: isTriangle
      ? say(`statement-${triangle}`)
      : say('statement-is', { kind: say(`a-${kind}`), other: say(`a-${other}`) }),
    answer: fixedChoice(
      OFTEN.map((one) => ({ say: say(one) })),
      OFTEN.indexOf(often),
      OFTEN.map((one, index) => [index, `${often}-called-${one}`]),
    ),
    hints: hints('how-often'),
    solution: [step(`how-often-${often}`), answerIs(say(often))],
  }
}
