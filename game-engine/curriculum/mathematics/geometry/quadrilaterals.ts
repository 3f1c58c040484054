// Kinds of quadrilaterals, by name and by picture: grade 3.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answersAre, answersLook } from '../sentences.ts'
import { hints, say, select, step } from './area.ts'
import {
  irregular,
  parallelogram,
  rectangleOf,
  regular,
  rhombus,
  rightTriangle,
  trapezoid,
  turned,
} from './figures.ts'

/** Names in the inclusive sense: a square is a rectangle, a rhombus and a parallelogram too. */
export const FAMILIES = {
  square: ['quadrilateral', 'parallelogram', 'rectangle', 'rhombus', 'square'],
  rectangle: ['quadrilateral', 'parallelogram', 'rectangle'],
  rhombus: ['quadrilateral', 'parallelogram', 'rhombus'],
  parallelogram: ['quadrilateral', 'parallelogram'],
  trapezoid: ['quadrilateral'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Shape = keyof typeof FAMILIES

const SHAPES = Object.keys(FAMILIES) as Shape[]

function corners(dice: Dice, shape: Shape): Point[] {
  const size = dice.int(3, 6)
  const points = {
    square: () => rectangleOf(size, size),
    rectangle: () => rectangleOf(size * dice.pick([1.5, 2, 2.5]), size),
    // Angles from 53 to 74 degrees.
    rhombus: () => rhombus(size * dice.pick([1.5, 2]), size * 2.5),
    parallelogram: () => parallelogram(size * dice.pick([1.5, 2]), size, dice.int(2, 3)),
    trapezoid: () => trapezoid(size * 2, size, dice.pick([0.5, 1, 1.5]), size * 0.75),
  }[shape]()
  return turned(points, 15 * dice.int(0, 11))
}

const figure = (points: readonly Point[], open = false): Drawing => ({
  kind: 'polygons',
  polygons: [{ points, ...(open && { open }) }],
})

/** classify-quadrilaterals */
export const classifyQuadrilaterals: Generator = {
  version: 1,
  draw: (dice, difficulty) => [fourSided, whichNames, allBut][difficulty - 1]?.(dice) ?? allBut(dice),
}

function fourSided(dice: Dice): Draft {
  const shapes = dice.shuffle(SHAPES)
  const turn = () => 15 * dice.int(0, 11)
  const others = dice.shuffle([
    [figure(turned(rightTriangle(dice.int(3, 6), dice.int(3, 6)), turn())), 'other-number-of-sides'],
    [figure(turned(regular(5, dice.int(3, 5)), turn())), 'other-number-of-sides'],
    [
      figure(
        irregular(
          Array.from({ length: 6 }, () => dice.int(4, 6)),
          turn(),
        ),
      ),
      'other-number-of-sides',
    ],
    [figure(turned(trapezoid(6, dice.int(3, 5), 1, 3), turn()), true), 'open-figure'],
  ] as const)
  const count = dice.int(2, 3)
  const options = dice.shuffle([
    ...shapes
      .slice(0, count)
      .map((shape) => [{ drawing: figure(corners(dice, shape)) }, true, 'any-four-sides'] as const),
    ...others
      .slice(0, 5 - count)
      .map(([drawing, misconception]) => [{ drawing }, false, misconception] as const),
  ])
  return {
    question: say('which-quadrilaterals'),
    answer: select(options),
    hints: hints('which-quadrilaterals'),
    solution: [
      step('which-quadrilaterals-step'),
      answersLook(options.flatMap(([{ drawing }, isRight]) => (isRight ? [drawing] : []))),
    ],
  }
}

/** Names that fit, with the reason that tells what a name needs. */
export function chooseNames(dice: Dice, fitting: readonly string[]) {
  const isAll = fitting.length === FAMILIES.square.length
  const names = dice.shuffle([...FAMILIES.square]).slice(0, 4)
  const offered = isAll ? dice.shuffle([...names.slice(0, 3), 'pentagon']) : names
  const isMixed =
    offered.some((name) => fitting.includes(name)) && offered.some((name) => !fitting.includes(name))
  if (!isMixed) return chooseNames(dice, fitting)
  return offered.map(
    (name) => [{ say: say(`family-${name}`) }, fitting.includes(name), `family-${name}`] as const,
  )
}

function whichNames(dice: Dice): Draft {
  const shape = dice.pick(SHAPES.filter((one) => one !== 'trapezoid'))
  const options = chooseNames(dice, FAMILIES[shape])
  return {
    question: say('which-names'),
    drawing: figure(corners(dice, shape)),
    answer: select(options),
    hints: hints('which-names'),
    solution: [
      step(`which-names-${shape}`),
      answersAre(options.flatMap(([option, isRight]) => (isRight ? [option.say] : []))),
    ],
  }
}

/** Quadrilaterals that are no rectangles, or no rhombuses. */
function allBut(dice: Dice): Draft {
  const family = dice.pick(['rectangle', 'rhombus'] as const)
  const feature = family === 'rectangle' ? 'right-angles' : 'equal-sides'
  const options = dice.shuffle(
    SHAPES.map((shape) => {
      const isFamily = (FAMILIES[shape] as readonly string[]).includes(family)
      return [
        { drawing: figure(corners(dice, shape)) },
        !isFamily,
        isFamily ? `has-${feature}` : `lacks-${feature}`,
      ] as const
    }),
  )
  return {
    question: say(`all-but-${family}`),
    answer: select(options),
    hints: hints(`all-but-${family}`),
    solution: [
      step(`all-but-${family}-step`),
      answersLook(options.flatMap(([{ drawing }, isRight]) => (isRight ? [drawing] : []))),
    ],
  }
}
