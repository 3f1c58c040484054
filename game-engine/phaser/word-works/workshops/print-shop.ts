// Middle school: the shop of a hand press. Brick, a type case, tins of ink, tools on nails, sheets drying on a line.
import { curve } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'
import { hungTools, STORES } from './stores.ts'
import { typeCase } from './type-case.ts'
import { drawers, frontOf, type Plan, planOf, type Site, shelf, wallOf } from './workshop.ts'

const BRICK = { width: 44, height: 18 }
const FURNISHED = 96

export function printShop(site: Site): Mark[] {
  const plan = planOf(site)
  return [
    wallOf(plan, 'a'),
    ...bricks(plan),
    ...leftWall(plan.left),
    ...rightWall(plan.right),
    frontOf(plan, 'b'),
    block(plan.bench, 'a'),
    ...besides(plan),
  ]
}

/** Here and there some bricks, as one draws a wall. */
function bricks({ wall, bed }: Plan): Mark[] {
  const marks: Mark[] = []
  for (let row = 0; (row + 1) * BRICK.height < wall.height; row++) {
    const y = wall.y + row * BRICK.height
    for (let place = 0; (place + 1.5) * BRICK.width < wall.width; place++) {
      if ((place * 7 + row * 5) % 11 > 3) continue
      const x = wall.x + 4 + place * BRICK.width + (row % 2) * (BRICK.width / 2)
      const overBed = x < bed.x + bed.width + 4 && x + BRICK.width > bed.x - 4 && y + BRICK.height > bed.y - 2
      if (overBed) continue
      marks.push(
        curve(
          [
            { x, y },
            { x: x + BRICK.width, y },
          ],
          0,
          'faint',
        ),
        curve(
          [
            { x, y },
            { x, y: y + BRICK.height },
          ],
          0,
          'faint',
        ),
      )
    }
  }
  return marks
}

function leftWall({ x, y, width, height }: Box): Mark[] {
  if (width < FURNISHED) return []
  const wide = Math.min(width - 18, 200)
  return [
    ...shelf({ x: x + 8, y: y + height * 0.34, width: wide, height: 0 }, STORES),
    ...hungTools({ x: x + 12, y: y + height * 0.34 + 26 }, wide - 8),
  ]
}

function rightWall({ x, y, width, height }: Box): Mark[] {
  if (width < FURNISHED) return []
  return [
    ...dryingLine({ x: x + 4, y: y + 14, width: width - 12, height: 0 }),
    ...typeCase(
      { x: x + 10, y: y + height * 0.4, width: width - 22, height: Math.min(120, height * 0.34) },
      6,
      3,
    ),
  ]
}

/** Printed sheets on a line, with pegs. */
function dryingLine({ x, y, width }: Box): Mark[] {
  const marks: Mark[] = [
    curve(
      [
        { x, y },
        { x: x + width / 2, y: y + 6 },
        { x: x + width, y },
      ],
      0,
      'ink',
    ),
  ]
  const count = Math.max(1, Math.floor(width / 66))
  for (let sheet = 0; sheet < count; sheet++) {
    const left = x + (width * (sheet + 0.5)) / count - 24
    marks.push(
      block({ x: left, y: y + 5, width: 48, height: 58 }, 'paper'),
      block({ x: left + 20, y: y - 3, width: 7, height: 14 }, 'a'),
    )
    for (let line = 0; line < 4; line++)
      marks.push(
        curve(
          [
            { x: left + 8, y: y + 22 + line * 9 },
            { x: left + (line === 3 ? 26 : 40), y: y + 22 + line * 9 },
          ],
          0,
          line === 0 ? 'b' : 'faint',
          line === 0 ? 'thick' : 'thin',
        ),
      )
  }
  return marks
}

function besides({ front, slip }: Plan): Mark[] {
  const marks: Mark[] = []
  const left = { ...front, width: slip.x - front.x }
  const right = { ...front, x: slip.x + slip.width, width: front.x + front.width - slip.x - slip.width }
  for (const part of [left, right]) {
    if (part.width < 40) continue
    const rows = Math.max(1, Math.floor(part.height / 34))
    for (let row = 0; row < rows; row++)
      marks.push(
        ...drawers(
          { ...part, y: part.y + (row * part.height) / rows, height: part.height / rows },
          Math.max(1, Math.floor(part.width / 120)),
          'paper',
        ),
      )
  }
  return marks
}
