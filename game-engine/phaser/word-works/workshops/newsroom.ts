// High school: the composing room of a newspaper, drawn to measure. Cases of type behind the rails, galleys beside the word, a
// cabinet below; the picture stays dry and pale behind the machine.
import { curve } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import { block } from '../presses/press.ts'
import { typeCase } from './type-case.ts'
import { drawers, frontOf, type Plan, planOf, type Site, wallOf } from './workshop.ts'

const MODULE = 28

export function newsroom(site: Site): Mark[] {
  const plan = planOf(site)
  return [
    wallOf(plan, 'faint'),
    ...panels(plan),
    ...beside(plan),
    frontOf(plan, 'faint'),
    block(plan.bench, 'paper'),
    ...cabinet(plan),
  ]
}

/** Upright seams of the panelling, with the scale of a printer's rule along the top. */
function panels({ wall, bed }: Plan): Mark[] {
  const marks: Mark[] = []
  for (let step = 1; step * MODULE < wall.width; step++) {
    const x = wall.x + step * MODULE
    const covered = x > bed.x - 2 && x < bed.x + bed.width + 2
    marks.push(
      curve(
        [
          { x, y: wall.y },
          { x, y: wall.y + (step % 5 === 0 ? 8 : 4) },
        ],
        0,
        'ink',
      ),
    )
    if (step % 3 === 0)
      marks.push(
        curve(
          [
            { x, y: wall.y + 10 },
            { x, y: covered ? bed.y : wall.y + wall.height },
          ],
          0,
          'faint',
        ),
      )
  }
  return marks
}

/** Right of the letters, as tall as they: galleys of set type, and the clock that every newsroom goes by. */
function beside({ right, bed }: Plan): Mark[] {
  const room: Box = {
    x: bed.x + bed.width + 10,
    y: bed.y,
    width: right.x + right.width - bed.x - bed.width - 18,
    height: bed.height - 6,
  }
  if (room.width < 110) return []
  const marks: Mark[] = []
  const count = Math.min(3, Math.floor(room.width / 120))
  for (let galley = 0; galley < count; galley++) {
    const place = {
      x: room.x + (galley * room.width) / count,
      y: room.y + 6,
      width: room.width / count - 10,
      height: room.height - 6,
    }
    marks.push(...typeCase(place, 4, 3))
  }
  return marks
}

function cabinet({ front, slip }: Plan): Mark[] {
  const x = slip.x + slip.width + 6
  const part = { ...front, x, width: front.x + front.width - x - 4 }
  if (part.width < 60) return []
  const rows = Math.max(2, Math.floor(part.height / 26))
  return Array.from({ length: rows }, (_, row) =>
    drawers({ ...part, y: part.y + (row * part.height) / rows, height: part.height / rows }, 1, 'paper'),
  ).flat()
}
