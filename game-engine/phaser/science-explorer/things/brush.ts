// Shorthand for things: points are text ("10,20 30,40"), everything appears at once unless the picture says otherwise.
import { circle, curve, ellipse, placed, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Curve, Ink, Label, Mark, Shape } from '#engine/phaser/kit/marks.ts'

/** What can stand in a picture, drawn in a box 100 high; what stands has its feet at `GROUND`. */
export interface Thing {
  readonly width: number | ((kind: string) => number)
  /**
   * @param life 0 as its question is asked, 1 when the answer has had its effect
   * @param kind what follows the colon in a picture's text; empty without one
   */
  draw(life: number, kind: string): Mark[]
}

export const GROUND = 96

type Fill = Shape['fill']

/** What is drawn in the middle of a box 100 wide, whatever room beside it the thing takes. */
export function thing(draw: Thing['draw'], width: Thing['width'] = 100): Thing {
  if (typeof width !== 'number' || width >= 100) return { width, draw }
  return { width, draw: (life, kind) => shifted(draw(life, kind), (width - 100) / 2, 0) }
}

export function poly(text: string, fill: Fill = 'none', hatched = false): Shape {
  return shape(points(text), fill, 0, { hatched })
}

/** Filled without an outline. */
export function patch(text: string, fill: Fill, soft = false): Shape {
  return shape(points(text), fill, 0, { outline: false, soft })
}

export function blob(text: string, fill: Fill = 'none', hatched = false): Shape {
  return shape(smooth(points(text), true), fill, 0, { hatched })
}

export function disc(x: number, y: number, radius: number, fill: Fill = 'none', hatched = false): Shape {
  return shape(circle(x, y, radius), fill, 0, { hatched })
}

/** A spot of colour or ink: no outline. */
export function dot(x: number, y: number, radius = 2, fill: Fill = 'ink'): Shape {
  return shape(circle(x, y, radius), fill, 0, { outline: false })
}

export function oval(
  x: number,
  y: number,
  across: number,
  down: number,
  fill: Fill = 'none',
  turn = 0,
): Shape {
  return shape(ellipse(x, y, across, down, turn), fill, 0)
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill = 'none',
  soft = false,
): Shape {
  const [right, bottom] = [x + width, y + height]
  const corners = points(`${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom}`)
  return shape(corners, fill, 0, { soft })
}

export function line(text: string, ink: Ink = 'ink', width: Curve['width'] = 'thin'): Curve {
  return curve(points(text), 0, ink, width)
}

/** A round line through the points. */
export function bow(text: string, ink: Ink = 'ink', width: Curve['width'] = 'thin'): Curve {
  return curve(smooth(points(text)), 0, ink, width)
}

export function word(x: number, y: number, text: string, size = 11, ink: Label['ink'] = 'ink'): Label {
  return { mark: 'label', x, y, text, size, ink, at: 0 }
}

/** From one point to another, with a head; nothing while it is too short to have one. */
export function arrow(x: number, y: number, toX: number, toY: number, ink: Ink = 'ink'): Mark[] {
  const length = Math.hypot(toX - x, toY - y)
  if (length < 4) return []
  const turn = Math.atan2(toY - y, toX - x)
  const size = Math.min(8, length * 0.6)
  const wing = (side: number) => `${toX - Math.cos(turn + side) * size},${toY - Math.sin(turn + side) * size}`
  return [
    line(`${x},${y} ${toX},${toY}`, ink, 'thick'),
    line(`${wing(0.5)} ${toX},${toY} ${wing(-0.5)}`, ink, 'thick'),
  ]
}

/** So many of them, each by its place from 0. */
export function many(count: number, draw: (place: number) => Mark | readonly Mark[]): Mark[] {
  return Array.from({ length: count }, (_, place) => draw(place)).flat()
}

export function shifted(marks: readonly Mark[], x: number, y: number, scale = 1): Mark[] {
  return placed(marks, { x, y }, scale)
}
