// Strokes at the sides and corners of a polygon: right angles, arcs, ticks.
import type { Point } from '#engine/curriculum/drawing.ts'
import { range } from './sketch.tsx'

/** Directions from a corner to the ones before and after it, each of length 1. */
export function directionsAt(points: readonly Point[], corner: number): readonly [Point, Point] {
  const [own = [0, 0]] = points.slice(corner)
  const toward = (other: Point = own): Point => {
    const length = Math.hypot(other[0] - own[0], other[1] - own[1]) || 1
    return [(other[0] - own[0]) / length, (other[1] - own[1]) / length]
  }
  return [toward(points.at(corner - 1)), toward(points[(corner + 1) % points.length])]
}

export function cornerArc(points: readonly Point[], corner: number): string {
  const [x, y] = points[corner] ?? [0, 0]
  const [before, after] = directionsAt(points, corner)
  const sweep = before[0] * after[1] - before[1] * after[0] > 0 ? 1 : 0
  const at = ([dx, dy]: Point) => `${x + dx * 26} ${y + dy * 26}`
  return `M${at(before)}A26 26 0 0 ${sweep} ${at(after)}`
}

export function ends(points: readonly Point[], side: number): [Point, Point] {
  return [points[side] ?? [0, 0], points[(side + 1) % points.length] ?? [0, 0]]
}

const toward = ([x, y]: Point, [tx, ty]: Point, by: number): Point => {
  const length = Math.hypot(tx - x, ty - y) || 1
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by]
}

export function rightAngle(points: readonly Point[], corner: number): string {
  const [here, next] = ends(points, corner)
  const before = points[(corner + points.length - 1) % points.length] ?? here
  const [a, c] = [toward(here, before, 14), toward(here, next, 14)]
  return `M${a.join(' ')}L${a[0] + c[0] - here[0]} ${a[1] + c[1] - here[1]}L${c.join(' ')}`
}

export function ticksOn(points: readonly Point[], side: number, ticks: number): string {
  const [a, b] = ends(points, side)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return range(ticks)
    .map((tick) => {
      const along = length / 2 + (tick - (ticks - 1) / 2) * 7
      const [x, y] = [a[0] + ux * along, a[1] + uy * along]
      return `M${x - uy * 8} ${y + ux * 8}L${x + uy * 8} ${y - ux * 8}`
    })
    .join('')
}
