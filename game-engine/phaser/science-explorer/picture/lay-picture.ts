// A picture laid out in its room: things side by side on the floor of the place, as large as they fit.
import { during, placed } from '#engine/phaser/kit/forms.ts'
import { type Box, type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import { springOut } from '#engine/phaser/kit/tempo.ts'
import { box, GROUND, type Thing, word } from '../things/brush.ts'
import { THINGS } from '../things/things.ts'
import type { Part, PictureText } from './read-picture.ts'

export interface Standing {
  readonly part: Part
  readonly thing: Thing
  /** Its left top corner, and pixels for each of its own units. */
  readonly origin: Point
  readonly scale: number
  /** It stands in the upper of two rows. */
  readonly onShelf: boolean
}

/** Where a picture stands in its movements, each 0 to 1. */
export interface Moment {
  /** The answer has had its effect. */
  readonly life: number
  /** An answer is being considered. */
  readonly poise: number
}

const GAP = 14
const LARGEST = 2.9
/** How far a thing lifts while an answer is considered, in its own units. */
const LIFT = 4

/** In two rows where things would be so much larger than in one. */
const WORTH_A_SHELF = 1.3

/** @throws when a thing is none of ours */
export function layPicture({ parts }: PictureText, stand: Box): Standing[] {
  const half = Math.ceil(parts.length / 2)
  const height = stand.height / 2
  const [upper, lower] = [parts.slice(0, half), parts.slice(half)]
  const above = { ...stand, height }
  const below = { ...stand, y: stand.y + height, height }
  const inTwo = Math.min(scaleOf(upper, above), scaleOf(lower, below))
  if (parts.length < 3 || inTwo < scaleOf(parts, stand) * WORTH_A_SHELF) return layRow(parts, stand, false)
  return [...layRow(upper, above, true), ...layRow(lower, below, false)]
}

function scaleOf(parts: readonly Part[], { width, height }: Box): number {
  const across = parts.reduce((sum, part) => sum + widthOf(part) + GAP, -GAP)
  return Math.min(height / 100, width / across, LARGEST)
}

function layRow(parts: readonly Part[], stand: Box, onShelf: boolean): Standing[] {
  const scale = scaleOf(parts, stand)
  const across = parts.reduce((sum, part) => sum + widthOf(part) + GAP, -GAP) * scale
  // What is left over goes between them.
  const spare = Math.min((stand.width - across) / (parts.length + 1), 60 * scale)
  let x = stand.x + (stand.width - across - spare * (parts.length - 1)) / 2
  const floor = stand.y + stand.height
  return parts.map((part) => {
    const origin = { x, y: floor - GROUND * scale }
    x += (widthOf(part) + GAP) * scale + spare
    return { part, thing: thingOf(part), origin, scale, onShelf }
  })
}

/** All marks of a picture as it is at a moment. */
export function pictureMarks(standing: readonly Standing[], { life, poise }: Moment): Mark[] {
  return standing.flatMap((one, place) => {
    const { part, scale } = one
    const marks = [
      ...shelfUnder(one),
      ...(part.told ? toldMarks(one, life) : thingMarks(one, part.full ? 1 : life, poise)),
    ]
    const at = (place / standing.length) * 0.8
    return marks.flatMap((mark) => [...underlay(mark), sized(mark, scale)].map((one) => ({ ...one, at })))
  })
}

/** The box of the thing that tells the answer: what the answer brings, or else the first of them. */
export function answerBox(standing: readonly Standing[]): Box {
  const one = standing.find(({ part }) => part.told) ?? standing.find(({ part }) => !part.full) ?? standing[0]
  if (!one) return { x: 0, y: 0, width: 0, height: 0 }
  return { ...one.origin, width: widthOf(one.part) * one.scale, height: 100 * one.scale }
}

function shelfUnder({ part, origin, scale, onShelf }: Standing): Mark[] {
  if (!onShelf) return []
  return placed([box(-5, GROUND, widthOf(part) + 10, 3, 'paper')], origin, scale)
}

function thingMarks({ part, thing, origin, scale }: Standing, life: number, poise: number): Mark[] {
  const lift = poise * LIFT * scale
  return placed(thing.draw(life, part.kind), { x: origin.x, y: origin.y - lift }, scale)
}

/** An empty place with a question mark, until the answer puts the thing into it. */
function toldMarks({ part, thing, origin, scale }: Standing, life: number): Mark[] {
  const grown = springOut(during(life, 0.1, 0.6))
  const width = widthOf(part)
  if (grown <= 0) {
    const [left, right] = [Math.max(4, width / 2 - 34), Math.min(width - 4, width / 2 + 34)]
    const frame = box(left, 30, right - left, GROUND - 30, 'paper')
    return placed([frame, word(width / 2, 64, '?', 24)], origin, scale)
  }
  const foot = { x: origin.x + (width / 2) * scale, y: origin.y + GROUND * scale }
  const grownScale = scale * grown
  const corner = { x: foot.x - (width / 2) * grownScale, y: foot.y - GROUND * grownScale }
  return placed(thing.draw(during(life, 0.3, 1), part.kind), corner, grownScale)
}

/** Light fills lie on paper of their own: what is behind a thing does not show through it. */
function underlay(mark: Mark): Mark[] {
  if (mark.mark !== 'shape' || !(mark.soft || mark.fill === 'faint')) return []
  return [{ ...mark, fill: 'paper', outline: false, soft: false, hatched: false }]
}

function sized(mark: Mark, scale: number): Mark {
  if (mark.mark !== 'label') return mark
  return { ...mark, size: Math.max(MIN_TEXT, Math.min(34, Math.round(mark.size * scale))) }
}

function thingOf({ name }: Part): Thing {
  const thing = THINGS[name]
  if (!thing) throw new Error(`no thing is called ${name}`)
  return thing
}

function widthOf(part: Part): number {
  const { width } = thingOf(part)
  return typeof width === 'number' ? width : width(part.kind)
}
