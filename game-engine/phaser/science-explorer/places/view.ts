// What is seen from a place: a garden, mountains, the night sky, the sea. Each within a box, for a window or a poster.
import { circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import type { PlaceName } from '../picture/read-picture.ts'
import { area, band, hills, under } from './place.ts'

export function viewOf(name: PlaceName, { x, y, width, height }: Box): Mark[] {
  const at = (marks: readonly { x: number; y: number }[]) =>
    marks.map((point) => ({ x: x + point.x, y: y + point.y }))
  const ridge = (top: number, swing: number, turn: number) =>
    at(hills(width, height * top, height * swing, turn))
  const bottom = y + height
  switch (name) {
    case 'garden':
      return [
        band(x, y, width, height, 'a'),
        area(under(ridge(0.5, 0.1, 0.4), bottom), 'b'),
        curve(ridge(0.5, 0.1, 0.4), 0),
        area(under(ridge(0.72, 0.06, 2.4), bottom), 'paper', false),
        area(under(ridge(0.72, 0.06, 2.4), bottom), 'a'),
        curve(ridge(0.72, 0.06, 2.4), 0),
        ...tufts(ridge(0.72, 0.06, 2.4)),
      ]
    case 'land': {
      const peaks = at(
        Array.from({ length: 9 }, (_, step) => ({
          x: (width * step) / 8,
          y: height * (step % 2 ? 0.2 + 0.08 * wobble(step) : 0.56),
        })),
      )
      return [
        band(x, y, width, height, 'b'),
        area(under(peaks, bottom), 'paper', false),
        curve(peaks, 0),
        area(under(ridge(0.68, 0.05, 1), bottom), 'paper', false),
        area(under(ridge(0.68, 0.05, 1), bottom), 'a'),
        curve(ridge(0.68, 0.05, 1), 0),
      ]
    }
    case 'sky':
      return [
        band(x, y, width, height, 'b'),
        ...stars(x, y, width, height),
        area(under(ridge(0.84, 0.05, 1.6), bottom), 'paper', false),
        area(under(ridge(0.84, 0.05, 1.6), bottom), 'b'),
        curve(ridge(0.84, 0.05, 1.6), 0),
      ]
    case 'water':
      return [
        band(x, y, width, height, 'a'),
        band(x, y + height * 0.34, width, height * 0.66, 'paper', false),
        band(x, y + height * 0.34, width, height * 0.66, 'b'),
        ...[0.34, 0.5, 0.66, 0.82].map((top) => curve(at(waves(width, height * top)), 0)),
      ]
    case 'bench':
    case 'board':
      return []
  }
}

function waves(width: number, y: number) {
  const count = Math.max(8, Math.round(width / 22))
  return Array.from({ length: count + 1 }, (_, step) => ({
    x: (width * step) / count,
    y: y + (step % 2 ? -3 : 3),
  }))
}

function tufts(along: readonly { x: number; y: number }[]): Mark[] {
  return along
    .filter((_, step) => step % 2 === 1)
    .flatMap(({ x, y }) =>
      [-5, 0, 5].map((lean) =>
        curve(
          [
            { x: x + lean * 0.4, y: y + 14 },
            { x: x + lean, y: y + 2 },
          ],
          0,
        ),
      ),
    )
}

export function stars(x: number, y: number, width: number, height: number): Mark[] {
  return Array.from({ length: Math.round(width / 34) }, (_, place) => {
    const [left, top] = [
      x + width * ((place * 0.377 + 0.04) % 0.96),
      y + height * (0.34 + 0.3 * wobble(place)),
    ]
    return shape(circle(left, top, 1.6 + (place % 3) * 0.7), place % 4 ? 'paper' : 'a', 0, { outline: false })
  })
}
