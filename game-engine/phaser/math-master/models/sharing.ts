// Dividing as sharing out: counters dealt one by one into groups, or, when there are too many, a bar cut in equal parts.
// Before the answer is known one round is dealt, to show how; all the rest would be the answer.
import { type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import {
  ANSWER_ROOM,
  ANSWER_SIZE,
  bracket,
  LABEL,
  labelAt,
  type Model,
  type Room,
  textWidth,
} from './model.ts'

const MAX_COUNTERS = 48
const MAX_GROUPS = 10

/** `total` shared among `groups`, `each` in every one. */
export function sharing(total: number, groups: number, each: number, room: Room): Model {
  return total <= MAX_COUNTERS && groups <= MAX_GROUPS
    ? dealt(total, groups, each, room)
    : bar(total, groups, each, room)
}

function dealt(total: number, groups: number, each: number, room: Room): Model {
  const width = room.width - ANSWER_ROOM
  const over = LABEL + 14
  const below = room.height - over
  const perRow = width / groups >= below / 4 ? groups : Math.ceil(groups / 2)
  const rows = Math.ceil(groups / perRow)
  const gap = 8
  const cellWidth = Math.min((width - gap * (perRow - 1)) / perRow, 150)
  const cellHeight = Math.min((below - gap * (rows - 1) - 4) / rows, 150)
  const originX = (width - perRow * (cellWidth + gap) + gap) / 2
  const originY = over + (below - rows * (cellHeight + gap) + gap) / 2
  const right = originX + perRow * (cellWidth + gap) - gap
  const across = Math.max(1, Math.ceil(Math.sqrt((each * cellWidth) / cellHeight)))
  const down = Math.ceil(each / across)
  const pitch = Math.min(cellWidth / (across + 0.6), cellHeight / (down + 0.6), 32)
  const marks: Mark[] = [
    ...bracket(originX, right, originY - 8, -6, 0.1),
    labelAt((originX + right) / 2, originY - 10 - LABEL / 2, String(total), 0.2),
  ]
  const why: Mark[] = []
  for (let group = 0; group < groups; group++) {
    const x = originX + (group % perRow) * (cellWidth + gap)
    const y = originY + Math.floor(group / perRow) * (cellHeight + gap)
    marks.push({
      mark: 'field',
      x,
      y,
      width: cellWidth,
      height: cellHeight,
      fill: 'none',
      outline: 'ink',
      at: 0,
    })
    for (let index = 0; index < each; index++) {
      const column = index % across
      const row = Math.floor(index / across)
      const dealt = index === 0 && each > 1 ? marks : why
      dealt.push({
        mark: 'counter',
        x: x + cellWidth / 2 + (column - (Math.min(each, across) - 1) / 2) * pitch,
        y: y + cellHeight / 2 + (row - (down - 1) / 2) * pitch,
        radius: pitch * 0.36,
        kind: 'a',
        at: 0.15 + (0.7 * (index * groups + group)) / total,
      })
    }
  }
  return {
    marks,
    why,
    answer: {
      x: Math.min(originX + perRow * (cellWidth + gap) + ANSWER_ROOM / 2, room.width - ANSWER_ROOM / 2),
      y: originY + (rows * (cellHeight + gap) - gap) / 2,
      size: ANSWER_SIZE,
    },
  }
}

function bar(total: number, groups: number, each: number, room: Room): Model {
  const width = Math.min(room.width - 16, 700)
  const height = Math.max(24, Math.min(64, room.height - 2 * LABEL - 32))
  const x = (room.width - width) / 2
  const y = (room.height - height) / 2 - 2
  const part = width / groups
  const marks: Mark[] = [
    { mark: 'field', x, y, width: part, height, fill: 'b', outline: 'none', at: 0.5 },
    { mark: 'field', x, y, width, height, fill: 'none', outline: 'ink', at: 0 },
    ...bracket(x, x + width, y - 8, -6, 0.1),
    labelAt(x + width / 2, y - 16 - LABEL / 2, String(total), 0.2),
    ...bracket(x, x + part, y + height + 8, 6, 0.6),
  ]
  for (let cut = 1; cut < groups; cut++) {
    const at = 0.25 + (0.35 * cut) / groups
    const from = { x: x + cut * part, y }
    marks.push({ mark: 'line', from, to: { x: from.x, y: y + height }, ink: 'ink', width: 'thin', at })
  }
  const text = String(each)
  const fits = part >= textWidth(text, MIN_TEXT) + 2
  const why = Array.from({ length: fits ? groups : 0 }, (_, index) =>
    labelAt(x + (index + 0.5) * part, y + height / 2, text, (0.6 * index) / groups),
  )
  return {
    marks,
    why,
    answer: { x: x + Math.max(part / 2, 14), y: y + height + 14 + ANSWER_SIZE / 2, size: 26 },
  }
}
