// Elementary: a toymaker's room. Boards with paint pots, blocks and books, a window, drawings on the wall, and a bench with drawers.
import { curve } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'
import { pinnedDrawing, TOYS, windowPane } from './toys.ts'
import { drawers, frontOf, type Plan, planOf, type Site, shelf, wallOf } from './workshop.ts'

const BOARDING = 46
/** Narrower, and a part of the wall has room for paper alone. */
const FURNISHED = 96

export function toyWorkshop(site: Site): Mark[] {
  const plan = planOf(site)
  return [
    wallOf(plan, 'a'),
    ...boarding(plan),
    ...leftWall(plan.left),
    ...rightWall(plan.right, site.night),
    frontOf(plan, 'b'),
    block(plan.bench, 'b'),
    ...besides(plan),
  ]
}

/** Upright boards left and right of the machine, from the bench to the height of a hand. */
function boarding({ wall, left, right }: Plan): Mark[] {
  const marks: Mark[] = []
  const top = wall.y + wall.height * 0.62
  for (const { x, y, width, height } of [left, right]) {
    if (width < 20) continue
    for (let board = x + BOARDING; board < x + width - 4; board += BOARDING)
      marks.push(
        curve(
          [
            { x: board, y: top },
            { x: board, y: y + height },
          ],
          0,
          'faint',
        ),
      )
    marks.push(
      curve(
        [
          { x, y: top },
          { x: x + width, y: top },
        ],
        0,
        'b',
        'thick',
      ),
    )
  }
  return marks
}

function leftWall({ x, y, width, height }: Box): Mark[] {
  if (width < FURNISHED) return []
  const board = { x: x + 10, y: y + height * 0.56, width: Math.min(width - 96, 190), height: 0 }
  return [
    ...pinnedDrawing({ x: x + 20, y: y + 16 }),
    ...(width > 190 ? pinnedDrawing({ x: x + 92, y: y + 8 }) : []),
    ...(board.width > 60 ? shelf(board, TOYS) : []),
  ]
}

function rightWall({ x, y, width, height }: Box, night: boolean): Mark[] {
  if (width < FURNISHED) return []
  const size = Math.min(96, width * 0.46, height * 0.34)
  const board = { x: x + 10, y: y + height * 0.66, width: width - 22, height: 0 }
  return [
    ...windowPane({ x: x + width * 0.58, y: y + size * 0.5 + 22 }, size, night),
    ...shelf(board, TOYS, 3),
  ]
}

/** The drawers left and right of the clue, and the line under it. */
function besides({ front, slip }: Plan): Mark[] {
  const marks: Mark[] = []
  const left = { ...front, width: slip.x - front.x }
  const right = { ...front, x: slip.x + slip.width, width: front.x + front.width - slip.x - slip.width }
  for (const part of [left, right]) {
    if (part.width < 40) continue
    for (const [half] of [0, 1].entries())
      marks.push(
        ...drawers(
          { ...part, y: part.y + (half * part.height) / 2, height: part.height / 2 },
          Math.max(1, Math.floor(part.width / 110)),
          half === 0 ? 'a' : 'paper',
        ),
      )
  }
  return marks
}
