// Forms to draw with, as points, and drawings made of them moved to where they belong. Angles are radians, clockwise as a
// canvas has them.
import type { Box, Curve, Ink, Mark, Point, Shape } from './marks.ts'

const TURN = Math.PI * 2

export function ellipse(x: number, y: number, across: number, down: number, turn = 0): Point[] {
  const steps = Math.max(14, Math.min(36, Math.round((across + down) * 0.6)))
  return Array.from({ length: steps }, (_, step) => {
    const angle = (TURN * step) / steps
    const point = { x: x + Math.cos(angle) * across, y: y + Math.sin(angle) * down }
    return turn === 0 ? point : turned(point, { x, y }, turn)
  })
}

export function circle(x: number, y: number, radius: number): Point[] {
  return ellipse(x, y, radius, radius)
}

/** Part of an ellipse, from one angle to another. */
export function arc(x: number, y: number, across: number, down: number, from: number, to: number): Point[] {
  const steps = 16
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps
    return { x: x + Math.cos(angle) * across, y: y + Math.sin(angle) * down }
  })
}

/** "10,20 30,40" as points. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
}

/** A round line through the points (Catmull and Rom's spline). */
export function smooth(through: readonly Point[], closed = false): Point[] {
  const count = through.length
  if (count < 3) return [...through]
  const at = (index: number) => {
    const place = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return through[place] ?? { x: 0, y: 0 }
  }
  const steps = 6
  const along: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      along.push({
        x: spline(before.x, from.x, to.x, after.x, t),
        y: spline(before.y, from.y, to.y, after.y, t),
      })
    }
  }
  if (!closed) along.push(at(count - 1))
  return along
}

function spline(before: number, from: number, to: number, after: number, t: number): number {
  const a = 2 * from
  const b = to - before
  const c = 2 * before - 5 * from + 4 * to - after
  const d = 3 * from - before - 3 * to + after
  return (a + b * t + c * t * t + d * t * t * t) / 2
}

export function turned({ x, y }: Point, around: Point, angle: number): Point {
  const [dx, dy] = [x - around.x, y - around.y]
  return {
    x: around.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: around.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** From one number to another, `share` of the way; shares outside 0 to 1 count as the nearer end. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * Math.max(0, Math.min(1, share))
}

/** The part of `share` that lies between two others, stretched to 0 to 1: for things that happen one after the other. */
export function during(share: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (share - from) / (to - from)))
}

export function shape(
  along: readonly Point[],
  fill: Shape['fill'],
  at: number,
  {
    outline = true,
    hatched = false,
    soft = false,
  }: { outline?: boolean; hatched?: boolean; soft?: boolean } = {},
): Shape {
  return { mark: 'shape', points: along, fill, outline, hatched, soft, at }
}

export function curve(
  along: readonly Point[],
  at: number,
  ink: Ink = 'ink',
  width: Curve['width'] = 'thin',
): Curve {
  return { mark: 'curve', points: along, ink, width, at }
}

/** Every drawing is made on a sheet of this size. */
export const SHEET = { width: 160, height: 120 } as const

/** The biggest place for a drawing in the middle of a room. */
export function fitted(room: Pick<Box, 'width' | 'height'>, largest = 2): { origin: Point; scale: number } {
  const scale = Math.min(room.width / SHEET.width, room.height / SHEET.height, largest)
  return {
    scale,
    origin: { x: (room.width - SHEET.width * scale) / 2, y: (room.height - SHEET.height * scale) / 2 },
  }
}

/** The marks of a drawing, moved and scaled; lines keep the weight of their pen. */
export function placed(marks: readonly Mark[], origin: Point, scale: number): Mark[] {
  const move = ({ x, y }: Point): Point => ({ x: origin.x + x * scale, y: origin.y + y * scale })
  return marks.map((mark) => moved(mark, move, scale))
}

function moved(mark: Mark, move: (point: Point) => Point, scale: number): Mark {
  switch (mark.mark) {
    case 'shape':
    case 'curve':
      return { ...mark, points: mark.points.map(move) }
    case 'line':
      return { ...mark, from: move(mark.from), to: move(mark.to) }
    case 'hop':
      return { ...mark, from: move(mark.from), to: move(mark.to), height: mark.height * scale }
    case 'counter':
    case 'cross':
      return { ...mark, ...move(mark), radius: mark.radius * scale }
    case 'field':
      return { ...mark, ...move(mark), width: mark.width * scale, height: mark.height * scale }
    case 'label':
      return { ...mark, ...move(mark) }
  }
}
