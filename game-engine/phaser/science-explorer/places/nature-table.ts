// Elementary: a nature table in front of a window, with what a child has collected around it.
import { circle, curve, ellipse, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { band, NARROW, type Place, type Room } from './place.ts'
import { viewOf } from './view.ts'

const FLOOR = 0.86

export const natureTable: Place = {
  still(room, name) {
    const { width, height } = room
    const floor = height * FLOOR
    const wide = width >= NARROW
    const side = wide ? 96 : 10
    const window = { x: side, y: 8, width: width - 2 * side, height: floor - 8 }
    const isOut = name !== 'bench' && name !== 'board'
    const behind = isOut
      ? viewOf(name, { x: 0, y: 0, width, height: floor })
      : [...wall(room, floor), ...easel(window)]
    return [...behind, ...table(room, floor), ...(wide ? collected(width, floor) : [])]
  },
  stand({ width, height }) {
    const side = width >= NARROW ? 104 : 12
    return {
      x: side,
      y: height * 0.07,
      width: width - 2 * side,
      height: height * (FLOOR + 0.05) - height * 0.07,
    }
  },
}

function wall({ width }: Room, floor: number): Mark[] {
  const flags = Array.from({ length: Math.floor(width / 44) }, (_, flag) => {
    const x = 22 + flag * 44
    const y = 3 + Math.sin((flag / 5) * Math.PI) * 5
    return shape(
      [
        { x: x - 12, y },
        { x: x + 12, y },
        { x, y: y + 17 },
      ],
      flag % 2 ? 'a' : 'b',
      0,
    )
  })
  return [band(0, 0, width, floor, 'a'), ...flags]
}

/** A large sheet of paper behind the things. */
function easel({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Mark[] {
  const corners = [
    { x, y: y + 22 },
    { x: x + width, y: y + 18 },
    { x: x + width - 3, y: y + height },
    { x: x + 4, y: y + height },
  ]
  return [shape(corners, 'paper', 0)]
}

function table({ width, height }: Room, floor: number): Mark[] {
  const edge = smooth([
    { x: 0, y: floor + 2 },
    { x: width * 0.3, y: floor - 1 },
    { x: width * 0.7, y: floor + 3 },
    { x: width, y: floor },
  ])
  const grain = [0.3, 0.62].map((share) => {
    const y = floor + (height - floor) * share
    return curve(
      smooth([
        { x: 0, y },
        { x: width * 0.35, y: y + 3 },
        { x: width * 0.66, y: y - 2 },
        { x: width, y: y + 2 },
      ]),
      0,
    )
  })
  return [
    shape([...edge, { x: width, y: height }, { x: 0, y: height }], 'paper', 0, { outline: false }),
    shape([...edge, { x: width, y: height }, { x: 0, y: height }], 'a', 0, { outline: false, soft: true }),
    curve(edge, 0, 'ink', 'thick'),
    ...grain,
  ]
}

/** A jar with twigs on the left; a stone, a shell and a ladybird on the right. */
function collected(width: number, floor: number): Mark[] {
  const jar = 46
  const right = width - 52
  const twig = (lean: number, top: number) =>
    curve(
      smooth([
        { x: jar, y: floor - 10 },
        { x: jar + lean * 0.4, y: floor - 50 },
        { x: jar + lean, y: top },
      ]),
      0,
      'ink',
      'thick',
    )
  const bud = (lean: number, top: number, fill: 'a' | 'b') =>
    shape(ellipse(jar + lean, top, 8, 5, lean / 20), fill, 0)
  return [
    twig(-20, floor - 96),
    twig(6, floor - 112),
    twig(24, floor - 88),
    bud(-20, floor - 98, 'b'),
    bud(-12, floor - 74, 'b'),
    bud(6, floor - 115, 'a'),
    bud(24, floor - 91, 'b'),
    bud(16, floor - 66, 'a'),
    shape(
      [
        { x: jar - 22, y: floor - 46 },
        { x: jar + 22, y: floor - 46 },
        { x: jar + 20, y: floor + 8 },
        { x: jar - 20, y: floor + 8 },
      ],
      'paper',
      0,
      { hatched: true },
    ),
    shape(
      [
        { x: jar - 20, y: floor - 22 },
        { x: jar + 20, y: floor - 22 },
        { x: jar + 19, y: floor + 7 },
        { x: jar - 19, y: floor + 7 },
      ],
      'b',
      0,
      { outline: false, soft: true },
    ),
    shape(
      smooth(
        [
          { x: right - 26, y: floor + 10 },
          { x: right - 20, y: floor - 16 },
          { x: right + 6, y: floor - 24 },
          { x: right + 28, y: floor - 8 },
          { x: right + 30, y: floor + 10 },
        ],
        true,
      ),
      'b',
      0,
      { hatched: true },
    ),
    shape(ellipse(right - 4, floor - 29, 9, 7), 'a', 0),
    shape(circle(right - 13, floor - 29, 4), 'ink', 0),
    curve(
      [
        { x: right - 4, y: floor - 36 },
        { x: right - 4, y: floor - 22 },
      ],
      0,
    ),
    shape(circle(right - 1, floor - 30, 1.6), 'ink', 0),
    shape(circle(right - 7, floor - 27, 1.4), 'ink', 0),
  ]
}
