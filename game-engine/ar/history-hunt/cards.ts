// Cards and pen circles to be pressed. Those of one question are one model: what was pressed is told by its place.
import type { Fill, Part, Triple } from '../../core/part.ts'
import { type BakedModel, bakeModel } from '../bake-model.ts'
import type { Label } from '../labels.ts'

/** Metres, in the space of the scene. */
export interface Card {
  /** The middle of its foot. */
  readonly foot: Triple
  readonly lines: readonly string[]
  readonly fill: Fill
}

export interface CardShape {
  readonly width: number
  readonly height: number
  /** Degrees from upright that it leans back. */
  readonly lean: number
  /** Height of a line of text. */
  readonly text: number
}

const MM = 1000
const THICK = 3

export function bakeCards(cards: readonly Card[], { width, height, lean }: CardShape): BakedModel {
  const places = cards.map(
    ({ foot, fill }) => `${foot.map((part) => Math.round(part * MM)).join(' ')} ${fill}`,
  )
  return bakeModel(`cards ${width} ${height} ${lean}: ${places.join(', ')}`, () =>
    cards.map(({ foot, fill }): Part => {
      const at = onCard(foot, height / 2, lean)
      return {
        form: 'box',
        size: [Math.round(width * MM), Math.round(height * MM), THICK],
        at: [at[0] * MM, at[1] * MM, at[2] * MM],
        turn: [-lean, 0, 0],
        fill,
      }
    }),
  )
}

/** What is printed on them, line by line from the top. */
export function cardLabels(cards: readonly Card[], { height, lean, text }: CardShape): Label[] {
  return cards.flatMap(({ foot, lines, fill }) =>
    lines.map((line, index): Label => {
      const below = (index - (lines.length - 1) / 2) * text * 1.08
      return {
        text: line,
        at: onCard(foot, height / 2 - below, lean),
        size: text,
        fill,
        lift: 0.0025,
        turn: [-lean, 0, 0],
      }
    }),
  )
}

/** A place so far up the face of a card. */
function onCard([x, y, z]: Triple, up: number, lean: number): Triple {
  const angle = (lean * Math.PI) / 180
  return [x, y + Math.cos(angle) * up, z - Math.sin(angle) * up]
}

export interface Circle {
  readonly at: Triple
  /** Which way it looks. */
  readonly axis: 'x' | 'y' | 'z'
  readonly fill: Fill
}

/** Pen circles on discs of paper; dashed where something can be laid. */
export function bakeCircles(circles: readonly Circle[], radius: number, isDashed: boolean): BakedModel {
  const places = circles.map(
    ({ at, axis, fill }) => `${at.map((part) => Math.round(part * MM)).join(' ')} ${axis} ${fill}`,
  )
  return bakeModel(`circles ${radius} ${isDashed}: ${places.join(', ')}`, () =>
    circles.flatMap(({ at, axis, fill }) => circle(at, axis, fill, radius, isDashed)),
  )
}

const STEPS = 32

function circle(at: Triple, axis: Circle['axis'], fill: Fill, radius: number, isDashed: boolean): Part[] {
  const across = 2 * radius * MM
  const [x, y, z] = [at[0] * MM, at[1] * MM, at[2] * MM]
  const path = Array.from({ length: STEPS + 1 }, (_, step): Triple => {
    const angle = (step / STEPS) * 2 * Math.PI
    const [one, other] = [Math.cos(angle) * radius * 1.18 * MM, Math.sin(angle) * radius * 1.18 * MM]
    if (axis === 'x') return [x, y + one, z + other]
    return axis === 'y' ? [x + one, y, z + other] : [x + one, y + other, z]
  })
  const size: Record<Circle['axis'], Triple> = {
    x: [2, across, across],
    y: [across, 2, across],
    z: [across, across, 2],
  }
  const disc: Part = { form: 'cylinder', size: size[axis], at: [x, y, z], fill }
  return [
    axis === 'y' ? disc : { ...disc, axis },
    { form: 'stroke', path, fill: 'b', width: 1.6, casing: 1.8, ...(isDashed ? { dashed: true } : {}) },
  ]
}
