// A square root as the side of a square whose area is known. Once it is answered the square is cut at the tens of its side.
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import { cuts, hatching } from './area.ts'
import {
  ANSWER_ROOM,
  ANSWER_SIZE,
  LABEL,
  labelAt,
  type Model,
  type Room,
  tensAndOnes,
  textWidth,
  type Write,
  wrongBox,
} from './model.ts'

const LEADER = 14

export function root(side: number, room: Room, write: Write): Model {
  const area = write(side * side)
  const areaRoom = LEADER + textWidth(area, ANSWER_SIZE * 0.75) + 4
  const length = Math.min(room.height - LABEL - 10, room.width - ANSWER_ROOM - areaRoom)
  const box: Box = {
    x: (room.width - ANSWER_ROOM - length - areaRoom) / 2 + ANSWER_ROOM,
    y: LABEL + (room.height - LABEL - 10 - length) / 2,
    width: length,
    height: length,
  }
  const [right, bottom, middle] = [box.x + length, box.y + length, box.y + length / 2]
  const parts = cuts(tensAndOnes(side), 0, length)
  const why: Mark[] = parts.map(({ value, from, length: part }) =>
    labelAt(box.x + from + part / 2, box.y - LABEL / 2 - 2, String(value), 0.5),
  )
  for (const [row, down] of parts.entries()) {
    for (const [column, across] of parts.entries()) {
      why.unshift({
        mark: 'field',
        x: box.x + across.from,
        y: bottom - down.from - down.length,
        width: across.length,
        height: down.length,
        fill: row === 0 && column === 0 ? 'b' : 'a',
        outline: 'ink',
        at: 0.15 * (row + column),
      })
    }
  }
  const answer = { x: box.x - ANSWER_ROOM / 2, y: middle, size: ANSWER_SIZE }
  return {
    marks: [
      ...hatching(box),
      { mark: 'field', ...box, fill: 'none', outline: 'ink', at: 0 },
      {
        mark: 'line',
        from: { x: right - length / 4, y: middle },
        to: { x: right + LEADER - 4, y: middle },
        ink: 'ink',
        width: 'thin',
        at: 0.4,
      },
      labelAt(right + (LEADER + areaRoom) / 2, middle, area, 0.5, Math.floor(ANSWER_SIZE * 0.75)),
    ],
    movers: [],
    way: [],
    why,
    answer,
    struckAt: () => ({ x: answer.x, y: answer.y - ANSWER_SIZE }),
    miss: (chosen) => {
      const wide = Math.min((length * chosen) / side, bottom)
      return [
        wrongBox(
          { x: box.x, y: bottom - wide, width: Math.min(wide, room.width - box.x), height: wide },
          false,
        ),
      ]
    },
  }
}
