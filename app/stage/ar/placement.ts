// Where the notebook lies: found by a ray from a tap, turned by a drag, scaled by a pinch, all within limits.
// Metres and radians; y up; the notebook's middle is its place, +z of it towards the player.

export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Placement {
  readonly position: Point
  /** About y. */
  readonly yaw: number
  readonly scale: number
}

/** A place on the screen, in CSS pixels. */
export interface Touch {
  readonly x: number
  readonly y: number
}

/** The notebook is 0.6 m wide: from the size of a playing card to that of a door. */
export const SCALE_LIMITS = { min: 0.2, max: 3 } as const
/** How far from the eye it may lie, along the plane. */
const REACH = { min: 0.25, max: 4 } as const
/** Half a turn for a drag across a phone. */
const TURN_PER_PIXEL = Math.PI / 390

/**
 * Where a ray meets the plane at a height, brought within reach of the ray's start.
 * @param height of the plane, below `origin`
 * @returns null when the ray does not come down to it
 */
export function meetPlane(origin: Point, direction: Point, height: number): Point | null {
  if (direction.y > -1e-3 || origin.y <= height) return null
  const along = (height - origin.y) / direction.y
  const [dx, dz] = [direction.x * along, direction.z * along]
  const far = Math.hypot(dx, dz)
  // Straight down it lies in front of the feet, in the direction the ray leans; a plumb line leans nowhere.
  const reach = far < 1e-6 ? 0 : clamp(far, REACH) / far
  return { x: origin.x + dx * reach, y: height, z: origin.z + dz * reach }
}

/** Lays the notebook there, its near edge to the eye. */
export function placeAt(position: Point, eye: Point, scale = 1): Placement {
  return {
    position,
    yaw: Math.atan2(eye.x - position.x, eye.z - position.z),
    scale: clamp(scale, SCALE_LIMITS),
  }
}

/** @param factor more than 1 makes it larger */
export function scaleBy(placement: Placement, factor: number): Placement {
  return { ...placement, scale: clamp(placement.scale * factor, SCALE_LIMITS) }
}

/** @param radians to the left, seen from above */
export function turnBy(placement: Placement, radians: number): Placement {
  const yaw = placement.yaw + radians
  return { ...placement, yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)) }
}

/** By how much a finger's way across the screen turns what lies in front of it. */
export function dragTurn(from: Touch, to: Touch): number {
  return (to.x - from.x) * TURN_PER_PIXEL
}

/** How two fingers moved: how much further apart they are, and by how much the line between them was turned. */
export function pinch(
  from: readonly [Touch, Touch],
  to: readonly [Touch, Touch],
): { factor: number; turn: number } {
  const before = between(from)
  const after = between(to)
  if (before.length < 1 || after.length < 1) return { factor: 1, turn: 0 }
  const turn = before.angle - after.angle
  return { factor: after.length / before.length, turn: Math.atan2(Math.sin(turn), Math.cos(turn)) }
}

/** y of the screen goes down: an angle grows clockwise. */
function between([a, b]: readonly [Touch, Touch]) {
  return { length: Math.hypot(b.x - a.x, b.y - a.y), angle: Math.atan2(b.y - a.y, b.x - a.x) }
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max)
}
