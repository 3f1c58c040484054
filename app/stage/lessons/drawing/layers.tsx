// Layers, one over the other, and rings around a middle.
import type { Fill, LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Board, fitWords, place, useDrawn, WIDTH, WordsAt } from './board.tsx'

const STRIP = 96

const LEAST_LAYER = 44

export function LayersDrawing({ parts }: LessonDrawingOf<'layers'>) {
  const { say, isLit } = useDrawn()
  let y = 0
  const layers = parts.map(({ id, fill }) => {
    const words = fitWords(say(id), WIDTH - STRIP - 24)
    const layer = { id, fill, words, y, h: Math.max(LEAST_LAYER, words.height + 16) }
    y += layer.h
    return layer
  })
  return (
    <Board
      h={y}
      under={layers.map(({ id, fill, y: top, h }) => (
        <g key={id} className="part" data-lit={isLit(id) || undefined}>
          <rect className="ink shape" x={0} y={top} width={WIDTH} height={h} />
          <rect
            className={fill === 'waves' ? 'soft' : 'soft-b'}
            x={2}
            y={top + 2}
            width={STRIP - 4}
            height={h - 4}
          />
          <path className="ink thin" d={FILLS[fill](top, h)} />
          <path className="ink" d={`M${STRIP} ${top}v${h}`} />
        </g>
      ))}
      texts={layers.map(({ id, words, y: top, h }) => (
        <WordsAt key={id} x={STRIP + 12} y={top + h / 2} words={words} anchor="start" />
      ))}
    />
  )
}

/** Strokes in the strip of a layer. */
const FILLS: Readonly<Record<Fill, (y: number, h: number) => string>> = {
  plain: () => '',
  dots: (y, h) => grid(y, h, 16, 14, ([x, at]) => `M${x} ${at}h.1`),
  waves: (y, h) => grid(y, h, 30, 15, ([x, at]) => `M${x - 8} ${at}q6-7 12 0t12 0`),
  bricks: (y, h) => grid(y, h, 28, 15, ([x, at], row) => `M${x - (row % 2) * 9} ${at}h18m-9 0v-11`),
  lines: (y, h) => grid(y, h, 90, 10, ([, at]) => `M6 ${at}h${STRIP - 12}`),
}

function grid(
  top: number,
  height: number,
  across: number,
  down: number,
  stroke: (at: readonly [number, number], row: number) => string,
): string {
  const rows = Math.max(1, Math.floor((height - 10) / down))
  const columns = Math.max(1, Math.floor((STRIP - 14) / across))
  const first = top + (height - (rows - 1) * down) / 2
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      stroke([14 + column * across, Number((first + row * down).toFixed(1))], row),
    ).join(''),
  ).join('')
}

const RADIUS = 112

export function RingsDrawing({ parts }: LessonDrawingOf<'rings'>) {
  const { say, isLit } = useDrawn()
  const width = RADIUS / parts.length
  const rings = parts.map(({ id }, index) => {
    const share = parts.length === 1 ? 0.5 : 1 - index / (parts.length - 1)
    const turn = -1 + share * 1.9
    const middle = (index + 0.5) * width
    const words = fitWords(say(id), 96, 15)
    return {
      id,
      words,
      radius: (index + 1) * width,
      from: [RADIUS + middle * Math.cos(turn), RADIUS + middle * Math.sin(turn)],
      y: 20 + share * (2 * RADIUS - 40),
    }
  })
  return (
    <Board
      h={2 * RADIUS}
      under={
        <>
          {rings.toReversed().map(({ id, radius }) => (
            <g key={id} className="part" data-lit={isLit(id) || undefined}>
              <circle className="ink shape" cx={RADIUS} cy={RADIUS} r={radius} />
            </g>
          ))}
          {rings.map(({ id, from, y }) => (
            <path key={id} className="ink thin" d={`M${place(from)}L238 ${y}`} />
          ))}
        </>
      }
      texts={rings.map(({ id, words, y }) => <WordsAt key={id} x={243} y={y} words={words} anchor="start" />)}
    />
  )
}
