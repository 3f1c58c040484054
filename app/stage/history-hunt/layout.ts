// Where everything of History Hunt is in the scene: metres, y up, the player at +z. Pure numbers, so that they can be tested.
import type { Side } from '#engine/games/history-hunt/artefact.ts'
import { DISTANCE_CM, HEIGHTS_CM } from '#engine/games/history-hunt/constants.ts'
import type { HistoryHuntState, Spot } from '#engine/games/history-hunt/state.ts'
import type { Reach } from '../ar/orbit.ts'
import type { ArView } from '../ar/view-choice.ts'
import type { Step } from './step.ts'

export type Point = readonly [x: number, y: number, z: number]

/** Metres from side to side: of the cards and of the ribbon. */
export const WIDTH = 1.06
/** Before the ribbon the cards, behind it on a table the artefacts. */
export const DEPTH = 0.86

/** The ribbon's far edge and the cards before it. */
const CHOOSING: Reach = [
  [-0.51, 0, -0.04],
  [0.51, 0, -0.04],
  [-WIDTH / 2, 0, DEPTH / 2],
  [WIDTH / 2, 0, DEPTH / 2],
]
/** The highest artefact as it is baked, in metres. */
const TALLEST = 0.22

/** And the artefacts on their plinths, the outermost beside it and the middle ones behind it. @param count of artefacts */
function huntingReach(count: number): Reach {
  const top = plinthHeight({ heightCm: Math.max(...HEIGHTS_CM) }) + TALLEST * scaleFor(count, 'desk')
  return [
    ...CHOOSING,
    [-0.48, top, -0.15],
    [0.48, top, -0.15],
    [-0.2, top, -DEPTH / 2],
    [0.2, top, -DEPTH / 2],
  ]
}

/** By the number of artefacts: the camera is set anew only for another object. */
const HUNTING = new Map<number, Reach>()

/** What has to be seen at the desk. */
export function huntReach({ mission, finds }: Pick<HistoryHuntState, 'mission' | 'finds'>): Reach {
  return mission === null ? CHOOSING : reachOf(finds.length)
}

function reachOf(count: number): Reach {
  const reach = HUNTING.get(count) ?? huntingReach(count)
  HUNTING.set(count, reach)
  return reach
}

/** On a phone, whose picture is higher than the cards need: what waits in the missions, behind the ribbon. */
const CHOOSING_ON_PHONE: Reach = [
  ...CHOOSING,
  [-0.5, 0.2, -0.18],
  [0.5, 0.2, -0.18],
  [-0.5, 0.21, -0.52],
  [0.5, 0.21, -0.52],
]

/** What has to be seen at the desk in a small picture. */
export function smallHuntReach({ mission, finds }: Pick<HistoryHuntState, 'mission' | 'finds'>): Reach {
  return mission === null ? CHOOSING_ON_PHONE : reachOf(finds.length)
}

/** How many missions show what waits in them, in rows of four. */
export const SHELF = 8
const SHELF_ROW = 4
const SHELF_APART = 0.27
const SHELF_NEAR = -0.18
const SHELF_FAR = -0.52

/** Where the thing of the mission at this place of the shelf stands: the first four behind the others, as their cards do. */
export function shelfSpot(place: number, count: number): Point {
  const row = Math.floor(place / SHELF_ROW)
  const inRow = Math.min(SHELF_ROW, count - row * SHELF_ROW)
  const isLast = (row + 1) * SHELF_ROW >= count
  return [((place % SHELF_ROW) - (inRow - 1) / 2) * SHELF_APART, 0, isLast ? SHELF_NEAR : SHELF_FAR]
}

/** Across the largest thing of the shelf, in metres. */
export const SHELF_SIZE = 0.21

export const RIBBON_LENGTH = 1.02
export const RIBBON_WIDTH = 0.12
/** How high a thing is picked up. */
export const LIFT = 0.012
const OVER_CARDS = 0.075

/** From the player to the ribbon in a room, where the artefacts lie around the player. */
const PLAYER_Z = 0.85
/** Half of the widest arc that is still on a table, in degrees. */
const TABLE_ARC = 82
const TABLE_NEAR = 0.35
const TABLE_FAR = 0.4
/** The middle of the arc on a table. */
const TABLE_Z = -0.02
const DEGREE = Math.PI / 180

/**
 * Where the artefact at this place of so many lies before it is laid on the ribbon, and how it is turned (radians, seen from
 * above, anticlockwise). In a room it lies where the rules put it, around the player; on a table they keep their order and lie
 * on an arc behind the ribbon, so that none hides another.
 */
export function spotOf(spot: Spot, place: number, count: number, view: ArView): { at: Point; turn: number } {
  const turn = -spot.turn * DEGREE
  const height = plinthHeight(spot)
  if (view === 'immersive') {
    const [angle, away] = [spot.angle * DEGREE, spot.distanceCm / 100]
    return { at: [Math.sin(angle) * away, height, PLAYER_Z - Math.cos(angle) * away], turn }
  }
  const angle = ((place + 0.5) / count - 0.5) * 2 * TABLE_ARC * DEGREE
  const share = (spot.distanceCm - DISTANCE_CM.nearest) / (DISTANCE_CM.farthest - DISTANCE_CM.nearest)
  const away = TABLE_NEAR + share * (TABLE_FAR - TABLE_NEAR)
  return { at: [Math.sin(angle) * away * WIDER, height, TABLE_Z - Math.cos(angle) * away], turn }
}

/** The arc on a table is an ellipse, wider than deep. */
const WIDER = 1.06

/** Floor, table and shelf of the rules, as plinths a tenth as high. */
export function plinthHeight({ heightCm }: Pick<Spot, 'heightCm'>): number {
  return heightCm / 2000
}

/** In a small picture what is held and asks for no place is as large as this, in metres, unless it would be too coarse. */
const SMALL_PICTURE_SIZE = 0.34
const LARGEST_SCALE = 2.6

/** How much larger an artefact is looked at in a small picture of the desk. */
export function closeUp([width, height, depth]: Point, isSmall: boolean): number {
  if (!isSmall) return CLOSE_UP
  return Math.min(LARGEST_SCALE, Math.max(CLOSE_UP, SMALL_PICTURE_SIZE / Math.max(width, height, depth)))
}

/** Where nothing else is asked of it. */
const CLOSE_UP = 1.5

/**
 * Where the held artefact is looked at: before the ribbon, large; smaller and nearer to the player while a place on the ribbon is
 * asked for, so that it hides none; up over two rows of cards while a change is asked for. In a room it stays where it is.
 * @param close how large it is where nothing but looking is asked
 */
export function heldSpot(
  at: Point,
  view: ArView,
  step?: Step,
  close: number = CLOSE_UP,
): { at: Point; scale: number } {
  if (view === 'immersive') return { at: [at[0], at[1] + LIFT, at[2]], scale: 1 }
  if (step === 'order') return { at: [0, LIFT, 0.4], scale: 0.8 }
  return step === 'match' ? { at: [0, OVER_CARDS, 0.14], scale: 1 } : { at: [0, LIFT, 0.17], scale: close }
}

/** On a table few artefacts are shown larger than many; in a room all are as large as they are baked. */
export function scaleFor(count: number, view: ArView): number {
  return view === 'immersive' ? 1 : Math.min(1.5, 0.5 + 3 / count)
}

/** On the ribbon they stand closer together. */
export function laidScale(count: number, view: ArView): number {
  return scaleFor(count, view) * 0.8
}

/** Points of the ribbon's middle line, left (the oldest) to right. */
export const RIBBON: readonly Point[] = Array.from({ length: 9 }, (_, index): Point => {
  const share = index / 8
  return [(share - 0.5) * RIBBON_LENGTH, 0.0004, 0.05 + Math.sin(share * 2 * Math.PI * 1.1 + 0.5) * 0.045]
})

/** The middle of the ribbon at a share of its width, 0 (left) to 1. */
export function ribbonAt(share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (RIBBON.length - 1)
  const from = RIBBON[Math.min(RIBBON.length - 2, Math.floor(place))]
  const to = RIBBON[Math.min(RIBBON.length - 1, Math.floor(place) + 1)]
  if (!from || !to) throw new RangeError('the ribbon has no points')
  const rest = place - Math.min(RIBBON.length - 2, Math.floor(place))
  return [from[0] + (to[0] - from[0]) * rest, from[1], from[2] + (to[2] - from[2]) * rest]
}

/** Where the artefact at this place of a timeline of so many stands. */
export function laidAt(place: number, count: number): Point {
  return ribbonAt((place + 1) / (count + 1))
}

/** Where the gap before this place of a timeline of so many is: from 0, the one before all, to count, the one after all. */
export function gapAt(place: number, count: number): Point {
  return ribbonAt((place + 0.5) / (count + 1))
}

/** What a side looks like from the player: radians about x and about y that turn it towards +z. */
export const FACING: Readonly<Record<Exclude<Side, 'inside'>, { readonly x: number; readonly y: number }>> = {
  front: { x: 0, y: 0 },
  back: { x: 0, y: Math.PI },
  left: { x: 0, y: Math.PI / 2 },
  right: { x: 0, y: -Math.PI / 2 },
  top: { x: Math.PI / 2, y: 0 },
  underneath: { x: -Math.PI / 2, y: 0 },
}

export type Facing = keyof typeof FACING

const AROUND: readonly Facing[] = ['front', 'right', 'back', 'left']
const OVER: readonly Facing[] = ['front', 'top', 'back', 'underneath']

/** The side that comes round by turning it once to the left (1) or right (-1); from top and bottom the front comes back. */
export function turnedAround(facing: Facing, by: 1 | -1): Facing {
  return next(AROUND, facing, by)
}

/** The side that comes up by tipping it once towards the player. */
export function tippedOver(facing: Facing): Facing {
  return next(OVER, facing, 1)
}

function next(round: readonly Facing[], facing: Facing, by: 1 | -1): Facing {
  const place = round.indexOf(facing)
  return (place === -1 ? undefined : round[(place + by + round.length) % round.length]) ?? 'front'
}

/**
 * Where the pen circle of a side is, for a model `size` big that stands on y = 0 around the y axis: just off the surface. What
 * is inside is marked at the corner of front, top and right, since it has no side of its own.
 */
export function markAt(side: Side, [width, height, depth]: Point): Point {
  const [x, y, z] = [width / 2 + MARK_OFF, height / 2, depth / 2 + MARK_OFF]
  switch (side) {
    case 'front':
      return [0, y, z]
    case 'back':
      return [0, y, -z]
    case 'left':
      return [-x, y, 0]
    case 'right':
      return [x, y, 0]
    case 'top':
      return [0, height + MARK_OFF, 0]
    case 'underneath':
      return [0, -MARK_OFF, 0]
    case 'inside':
      return [width / 2, height * 0.9, depth / 2]
  }
}

const MARK_OFF = 0.012

export const DISC_RADIUS = 0.017
/** Of marks and discs in the picture of a phone, which a finger has to meet. */
const SMALL_PICTURE_DISCS = 1.35

/** How much larger marks and discs are, for an artefact that is looked at so much larger than `CLOSE_UP`. */
export function discScale(isSmall: boolean, scale: number): number {
  return isSmall ? Math.max(1, (SMALL_PICTURE_DISCS * CLOSE_UP) / scale) : 1
}

/** Where the discs are that turn what is held to the left, tip it over and turn it to the right; its middle is the origin. */
export function discSpots([width, height, depth]: Point, radius: number = DISC_RADIUS): readonly Point[] {
  const off = Math.max(width, depth) / 2 + 0.05
  const low = Math.min(0, radius - height / 2)
  return [
    [-off, low, 0],
    [off, low + 3 * radius, 0],
    [off, low, 0],
  ]
}

/** How far a model has to be lifted so that it does not reach into the table when this side faces the player. */
export function clearance(facing: Facing, [, height, depth]: Point): number {
  return facing === 'top' || facing === 'underneath' ? Math.max(0, (depth - height) / 2) : 0
}

/** Cards lean back so far from upright, in degrees, and look at whoever sits before them. */
export const CARD_LEAN = 48

/** How wide a card is where so many stand beside each other. */
export function cardWidth(columns: number): number {
  return Math.min(0.25, (CARDS_WIDTH - CARD_GAP * (columns - 1)) / columns)
}

/** How high a card is that carries so many lines of a text so large. */
export function cardHeight(lines: number, text: number): number {
  return lines * text * 1.08 + 0.022
}

/** Where so many cards stand before what is held: the middles of their feet, the first at the back left. */
export function cardSpots(count: number, columns: number): Point[] {
  const rows = Math.ceil(count / columns)
  const apart = cardWidth(columns) + CARD_GAP
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const behind = rows - 1 - row
    const x = ((index % columns) - (inRow - 1) / 2) * apart
    return [x, behind * CARD_STEP, CARD_Z - behind * CARD_ROW]
  })
}

const CARDS_WIDTH = 1.04
const CARD_GAP = 0.012
const CARD_Z = 0.42
/** A second row stands behind the first, and higher. */
const CARD_ROW = 0.1
const CARD_STEP = 0.07

/** The place of the spot nearest to a point of the table; what is pressed of things that are drawn as one. */
export function nearest([x, y, z]: Point, spots: readonly Point[]): number {
  const away = spots.map((at) => Math.hypot(at[0] - x, at[1] - y, at[2] - z))
  return away.indexOf(Math.min(...away))
}
