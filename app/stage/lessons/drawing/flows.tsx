// What leads to what: cycles, chains, causes.
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Arrow, Board, boxOf, type Placed, useDrawn, WIDTH } from './board.tsx'

/** Room between a box and the arrow at it. */
const GAP = 5
const STEPS = 180

export function CycleDrawing({ parts, centre }: LessonDrawingOf<'cycle'>) {
  const { say } = useDrawn()
  const w = parts.length > 4 ? 108 : 118
  const made = parts.map(({ id, picture }) => boxOf({ id, text: say(id), w, picture }))
  const tallest = Math.max(...made.map(({ h }) => h))
  const across = (WIDTH - w) / 2
  const down = Math.max(parts.length > 4 ? 150 : 112, tallest + 26)
  const middle = down + tallest / 2
  const at = (turn: number): readonly [number, number] => [
    WIDTH / 2 + across * Math.sin(turn * 2 * Math.PI),
    middle - down * Math.cos(turn * 2 * Math.PI),
  ]
  const boxes = made.map((box, index) => {
    const [x, y] = at(index / parts.length)
    return { ...box, x: x - box.w / 2, y: y - box.h / 2 }
  })
  const inner = centre && boxOf({ id: centre.id, text: say(centre.id), w: 96, picture: centre.picture })
  const arrows = boxes.map((box, index) => {
    const next = boxes[(index + 1) % boxes.length]
    const way = Array.from({ length: STEPS }, (_, step) => at((index + step / STEPS) / parts.length))
    return {
      id: box.id,
      points: way.filter((point) => !isWithin(point, box) && !(next && isWithin(point, next))),
    }
  })
  return (
    <Board
      h={Math.max(...boxes.map(({ y, h }) => y + h))}
      boxes={inner ? [...boxes, { ...inner, x: (WIDTH - inner.w) / 2, y: middle - inner.h / 2 }] : boxes}
      under={arrows.map(({ id, points }) => points.length > 8 && <Arrow key={id} points={thinned(points)} />)}
    />
  )
}

function isWithin([x, y]: readonly [number, number], { x: left, y: top, w, h }: Placed): boolean {
  return x > left - GAP && x < left + w + GAP && y > top - GAP && y < top + h + GAP
}

/** The head points the way of the last stretch, so that one is not too short. */
const thinned = (points: readonly (readonly [number, number])[]) =>
  points.filter((_, index) => index % 8 === 0 || index === points.length - 1).toSpliced(-2, 1)

const DOWN = 26

export function ChainDrawing({ parts }: LessonDrawingOf<'chain'>) {
  const { say } = useDrawn()
  const boxes = stacked(
    parts.map(({ id, picture }) => boxOf({ id, text: say(id), w: WIDTH - 40, picture, beside: true })),
    DOWN,
  ).map((box) => ({ ...box, x: 20 }))
  return (
    <Board
      h={bottomOf(boxes)}
      boxes={boxes}
      under={boxes.slice(1).map(({ id, y }) => (
        <Arrow
          key={id}
          points={[
            [WIDTH / 2, y - DOWN + 2],
            [WIDTH / 2, y - 3],
          ]}
        />
      ))}
    />
  )
}

const COLUMN = 144

export function CausesDrawing({ causes, effects }: LessonDrawingOf<'causes'>) {
  const { say } = useDrawn()
  const [left, right] = [causes, effects].map((parts) =>
    stacked(
      parts.map(({ id, picture }) => boxOf({ id, text: say(id), w: COLUMN, picture })),
      14,
    ),
  ) as [Placed[], Placed[]]
  const h = Math.max(bottomOf(left), bottomOf(right))
  const centred = (boxes: readonly Placed[], x: number) =>
    boxes.map((box) => ({ ...box, x, y: box.y + (h - bottomOf(boxes)) / 2 }))
  const [from, to] = [centred(left, 0), centred(right, WIDTH - COLUMN)]
  return (
    <Board
      h={h}
      boxes={[...from, ...to]}
      under={from.flatMap((cause) =>
        to.map((effect) => (
          <Arrow
            key={`${cause.id} ${effect.id}`}
            points={[
              [COLUMN + 3, cause.y + cause.h / 2],
              [
                WIDTH - COLUMN - 4,
                effect.y + effect.h / 2 + (cause.y + cause.h / 2 - effect.y - effect.h / 2) / 8,
              ],
            ]}
          />
        )),
      )}
    />
  )
}

function stacked(boxes: readonly Placed[], gap: number): Placed[] {
  let y = 0
  return boxes.map((box) => {
    const placed = { ...box, y }
    y += box.h + gap
    return placed
  })
}

const bottomOf = (boxes: readonly Placed[]) => Math.max(0, ...boxes.map(({ y, h }) => y + h))
