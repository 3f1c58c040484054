// Names of flat and solid shapes, however they are turned: kindergarten.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Choice, Draft, ExerciseDifficulty } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, say, step } from './area.ts'
import { rectangleOf, regular, turned } from './figures.ts'

const FLAT = ['circle', 'square', 'triangle', 'rectangle', 'hexagon'] as const
const SOLIDS = ['cube', 'cone', 'cylinder', 'sphere'] as const

type Flat = (typeof FLAT)[number]

/** name-shapes */
export const nameShapes: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty < 3) return flatShape(dice, difficulty)
    return dice.int(1, 3) === 1 ? flatOrSolid(dice) : solidShape(dice)
  },
}

const named = (shape: string): Choice => ({ say: say(`shape-${shape}`) })

function flatShape(dice: Dice, difficulty: ExerciseDifficulty): Draft {
  const shape = dice.pick(difficulty === 1 ? FLAT : FLAT.slice(1))
  // A square is a rectangle too.
  const others = dice.shuffle(
    FLAT.filter((other) => other !== shape && !(shape === 'square' && other === 'rectangle')),
  )
  const mistakes: Mistake<Choice>[] = others
    .slice(0, difficulty === 1 ? 3 : 2)
    .map((other) => [named(other), wrongFlat(shape, other)])
  if (difficulty === 2) mistakes.push([{ say: say('shape-none') }, 'only-upright'])
  return {
    question: say('name-shape'),
    drawing: flatDrawing(dice, shape, difficulty === 1 ? 0 : dice.int(3, 15) * 5),
    answer: choice(dice, named(shape), mistakes),
    hints: hints('name-shape'),
    solution: [step(`name-${shape}`), answerIs(say(`shape-${shape}`))],
  }
}

function wrongFlat(shape: Flat, other: Flat): string {
  if (shape === 'circle' || other === 'circle') return 'straight-or-curved'
  return shape === 'rectangle' && other === 'square' ? 'sides-differ' : 'corners-not-counted'
}

function flatDrawing(dice: Dice, shape: Flat, turn: number): Drawing {
  if (shape === 'circle') return { kind: 'circle', size: dice.int(2, 9) }
  const size = dice.int(2, 6)
  const triangles: readonly (readonly Point[])[] = [
    regular(3, size),
    [
      [0, 0],
      [size, 0],
      [size / 2, size * 1.5],
    ],
    [
      [0, 0],
      [2 * size, 0],
      [size / 2, size * 1.2],
    ],
  ]
  const points = {
    square: () => rectangleOf(size, size),
    rectangle: () => rectangleOf(size * dice.pick([1.5, 2, 2.5]), size),
    hexagon: () => regular(6, size),
    triangle: () => dice.pick(triangles),
  }[shape]()
  return { kind: 'polygons', polygons: [{ points: turned(points, turn) }] }
}

const solidDrawing = (dice: Dice, form: (typeof SOLIDS)[number]): Drawing => {
  const width = dice.int(3, 6)
  const height = form === 'cone' || form === 'cylinder' ? dice.int(4, 8) : width
  return { kind: 'solid', form, width, height, turned: form === 'sphere' ? 0 : dice.pick([0, 20, 340]) }
}

/** The flat shape that is seen on it. */
const FACE = { cube: 'square', cone: 'triangle', cylinder: 'rectangle', sphere: 'circle' } as const

function solidShape(dice: Dice): Draft {
  const form = dice.pick(SOLIDS)
  const others = dice.shuffle(SOLIDS.filter((other) => other !== form)).slice(0, 2)
  return {
    question: say('name-solid'),
    drawing: solidDrawing(dice, form),
    answer: choice(dice, named(form), [
      [named(FACE[form]), 'face-for-solid'],
      ...others.map((other) => [named(other), 'other-solid'] as const),
    ]),
    hints: hints('name-solid'),
    solution: [step(`name-${form}`), answerIs(say(`shape-${form}`))],
  }
}

function flatOrSolid(dice: Dice): Draft {
  const isSolid = dice.int(1, 2) === 1
  const flat = dice.pick(FLAT)
  const kind = isSolid ? 'solid' : 'flat'
  return {
    question: say('flat-or-solid'),
    drawing: isSolid ? solidDrawing(dice, dice.pick(SOLIDS)) : flatDrawing(dice, flat, 0),
    answer: fixedChoice([{ say: say('kind-flat') }, { say: say('kind-solid') }], isSolid ? 1 : 0, [
      [0, 'solid-called-flat'],
      [1, 'flat-called-solid'],
    ]),
    hints: hints('flat-or-solid'),
    solution: [step(`flat-or-solid-${kind}`), answerIs(say(`kind-${kind}`))],
  }
}
