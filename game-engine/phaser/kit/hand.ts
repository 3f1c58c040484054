// Strokes as a hand draws them: never quite straight, always the same for the same place, so that nothing boils.
import type { Point } from './marks.ts'

const STEP = 14

/** A number from -1 to 1 that depends on nothing but its input. */
export function wobble(seed: number): number {
  const wave = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/**
 * Points along a stroke from one point to another, each up to `jitter` px off the line; both ends stay in place.
 * @param share how much of the stroke is drawn, 0 to 1
 */
export function stroke(from: Point, to: Point, jitter: number, share = 1): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0 || share <= 0) return []
  const steps = Math.max(1, Math.round(length / STEP))
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const points: Point[] = []
  const seed = from.x * 3 + from.y * 7 + to.x * 13 + to.y * 29
  for (let step = 0; step <= steps; step++) {
    const along = Math.min(step / steps, share)
    const off = step === 0 || step === steps ? 0 : wobble(seed + step) * jitter
    points.push({
      x: from.x + (to.x - from.x) * along + across.x * off,
      y: from.y + (to.y - from.y) * along + across.y * off,
    })
    if (step / steps >= share) break
  }
  return points
}

/** Cuts a stroke into dashes of `dash` px with gaps as long. */
export function dashes(from: Point, to: Point, dash: number, share = 1): [Point, Point][] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) * share
  const full = length / share
  const at = (along: number) => ({
    x: from.x + ((to.x - from.x) * along) / full,
    y: from.y + ((to.y - from.y) * along) / full,
  })
  const cut: [Point, Point][] = []
  for (let along = 0; along < length; along += dash * 2) {
    cut.push([at(along), at(Math.min(along + dash, length))])
  }
  return cut
}

/** Points along a jump: half a sine wave upwards from one point to another. */
export function hop(from: Point, to: Point, height: number, share = 1): Point[] {
  const steps = 18
  const points: Point[] = []
  for (let step = 0; step <= steps * share; step++) {
    const along = step / steps
    points.push({
      x: from.x + (to.x - from.x) * along,
      y: from.y + (to.y - from.y) * along - Math.sin(along * Math.PI) * height,
    })
  }
  return points
}

/** The two strokes of an arrow head, as one bent line through the tip, for a path that ends with these points. */
export function arrowHead(before: Point, tip: Point, size: number): Point[] {
  const heading = Math.atan2(tip.y - before.y, tip.x - before.x)
  const wing = (turn: number) => ({
    x: tip.x - Math.cos(heading + turn) * size,
    y: tip.y - Math.sin(heading + turn) * size,
  })
  return [wing(-0.5), tip, wing(0.5)]
}

/** The points of a given stroke, each up to `jitter` px off its place, always the same for the same form. */
export function freehand(points: readonly Point[], jitter: number, closed: boolean): Point[] {
  const last = points.length - 1
  return points.map(({ x, y }, index) => {
    if (!closed && (index === 0 || index === last)) return { x, y }
    // By place in the stroke, not by coordinates: a form that moves keeps its shape.
    return { x: x + wobble(index * 7 + 3) * jitter, y: y + wobble(index * 13 + 5) * jitter }
  })
}
