// Dividing as sharing out: counters dealt one by one into groups, or, when there are too many, a bar cut in equal parts.
// Before the answer is known one round is dealt, to show how; all the rest would be the answer.
import { type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import {
  ANSWER_ROOM,
  ANSWER_SIZE,
  bracket,
  LABEL,
  labelAt,
  type Model,
  type Mover,
  type Room,
  textWidth,
  type Write,
} from './model.ts'

const MAX_COUNTERS = 48
const MAX_GROUPS = 10
const LARGEST_GROUP = 210

/** `total` shared among `groups`, `each` in every one. */
export function sharing(total: number, groups: number, each: number, room: Room, write: Write): Model {
  return total <= MAX_COUNTERS && groups <= MAX_GROUPS
    ? dealt(total, groups, each, room, write)
    : bar(total, groups, each, room, write)
}

function dealt(total: number, groups: number, each: number, room: Room, write: Write): Model {
  const width = room.width - ANSWER_ROOM - 8
  const over = LABEL + 16
  const below = room.height - over
  const perRow = width / groups >= below / 4 ? groups : Math.ceil(groups / 2)
  const rows = Math.ceil(groups / perRow)
  const gap = 10
  const cellWidth = Math.min((width - gap * (perRow - 1)) / perRow, LARGEST_GROUP)
  const cellHeight = Math.min((below - gap * (rows - 1) - 4) / rows, LARGEST_GROUP)
  const originX = (room.width - ANSWER_ROOM - perRow * (cellWidth + gap) + gap) / 2
  const originY = over + (below - rows * (cellHeight + gap) + gap) / 2
  const right = originX + perRow * (cellWidth + gap) - gap
  const across = Math.max(1, Math.ceil(Math.sqrt((each * cellWidth) / cellHeight)))
  const down = Math.ceil(each / across)
  const pitch = Math.min(cellWidth / (across + 0.6), cellHeight / (down + 0.6), 52)
  const pile = { x: (originX + right) / 2, y: originY - 10 - LABEL / 2 }
  const marks: Mark[] = [
    ...bracket(originX, right, originY - 8, -6, 0.1),
    labelAt(pile.x, pile.y, String(total), 0.2),
  ]
  const movers: Mover[] = []
  for (let group = 0; group < groups; group++) {
    const x = originX + (group % perRow) * (cellWidth + gap)
    const y = originY + Math.floor(group / perRow) * (cellHeight + gap)
    const corners = [
      { x, y },
      { x: x + cellWidth, y },
      { x: x + cellWidth, y: y + cellHeight },
      { x, y: y + cellHeight },
    ]
    marks.push({ mark: 'shape', points: corners, fill: 'paper', outline: true, at: 0 })
    for (let index = 0; index < each; index++) {
      const column = index % across
      const row = Math.floor(index / across)
      const at = 0.15 + (0.7 * (index * groups + group)) / total
      const rest = {
        x: x + cellWidth / 2 + (column - (Math.min(each, across) - 1) / 2) * pitch,
        y: y + cellHeight / 2 + (row - (down - 1) / 2) * pitch,
      }
      const counter: Mark = { mark: 'counter', ...rest, radius: pitch * 0.38, kind: 'a', at }
      if (index === 0 && each > 1) marks.push(counter)
      else {
        const waits = { x: pile.x - rest.x, y: pile.y - rest.y }
        movers.push({ marks: [counter], waits, leap: 20, at: at * 0.7, hidden: true })
      }
    }
  }
  const answer = {
    x: Math.min(right + ANSWER_ROOM / 2 + 4, room.width - ANSWER_ROOM / 2),
    y: originY + (rows * (cellHeight + gap) - gap) / 2,
    size: ANSWER_SIZE,
  }
  return {
    marks,
    movers,
    way: [],
    why: [],
    answer,
    struckAt: () => ({ x: answer.x, y: answer.y - ANSWER_SIZE }),
    miss: (chosen) => check(chosen, groups, total, { x: room.width, y: pile.y }, pile.x, write),
  }
}

function bar(total: number, groups: number, each: number, room: Room, write: Write): Model {
  const width = room.width - 24
  const height = Math.max(24, Math.min(150, room.height - 2 * LABEL - ANSWER_SIZE - 24))
  const x = (room.width - width) / 2
  const y = (room.height - height - ANSWER_SIZE + LABEL) / 2
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
  const why: Mark[] = []
  for (let group = 0; group < groups; group++) {
    const at = (0.6 * group) / groups
    if (group > 0)
      why.push({
        mark: 'field',
        x: x + group * part,
        y,
        width: part,
        height,
        fill: group % 2 === 0 ? 'b' : 'a',
        outline: 'none',
        at,
      })
    if (fits) why.push(labelAt(x + (group + 0.5) * part, y + height / 2, text, at))
  }
  const answer = { x: x + Math.max(part / 2, 20), y: y + height + 16 + ANSWER_SIZE / 2, size: 28 }
  return {
    marks,
    movers: [],
    way: [],
    why,
    answer,
    struckAt: () => ({ x: answer.x + 64, y: answer.y }),
    miss: (chosen) =>
      check(chosen, groups, total, { x: room.width, y: y - 16 - LABEL / 2 }, x + width / 2, write),
  }
}

/** The division undone with a wrong answer: more or less than there is. */
function check(
  chosen: number,
  groups: number,
  total: number,
  corner: Point,
  taken: number,
  write: Write,
): Mark[] {
  const made = chosen * groups
  const text = `${write(chosen)} × ${write(groups)} ${made > total ? '>' : '<'} ${write(total)}`
  const half = textWidth(text, MIN_TEXT) / 2
  const x = corner.x - half - 4
  if (x - half < taken + 24) return []
  return [{ mark: 'label', x, y: corner.y, text, size: MIN_TEXT, ink: 'wrong', at: 0 }]
}
