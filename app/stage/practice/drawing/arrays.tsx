// Things in frames of ten and in rows of the same length.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { range, Sketch } from './sketch.tsx'
import { STEP, ThingPicture } from './things.tsx'

const CELL = 56

export function TenFramesDrawing({ frames, places, thing }: DrawingOf<'ten-frames'>) {
  const h = (places / 5) * CELL
  return (
    <Sketch w={5 * CELL} h={frames.length * (h + 18) - 18}>
      {frames.map(({ filled, added = 0, crossed = 0 }, frame) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place
        <g key={frame} transform={`translate(0 ${frame * (h + 18)})`}>
          {range(places).map((place) => {
            const [x, y] = [(place % 5) * CELL, Math.floor(place / 5) * CELL]
            return (
              <g key={place}>
                <rect className="soft ink" x={x} y={y} width={CELL} height={CELL} />
                {place < filled && (
                  <ThingPicture
                    thing={thing}
                    x={x + 8}
                    y={y + 8}
                    other={place >= filled - added}
                    crossed={place >= filled - crossed}
                  />
                )}
              </g>
            )
          })}
        </g>
      ))}
    </Sketch>
  )
}

export function ArrayDrawing({ rows, columns, thing, edgesOnly, cutAfter }: DrawingOf<'array'>) {
  const size = Math.min(STEP, 480 / columns)
  const isSquares = thing === 'square'
  return (
    <Sketch w={columns * size} h={rows * size}>
      {range(rows).flatMap((row) =>
        range(columns)
          .filter((column) => !edgesOnly || row === 0 || column === 0)
          .map((column) =>
            isSquares ? (
              <rect
                key={`${row}-${column}`}
                className={`ink ${cutAfter !== undefined && column >= cutAfter ? 'b' : 'soft'}`}
                x={column * size}
                y={row * size}
                width={size}
                height={size}
              />
            ) : (
              <ThingPicture
                key={`${row}-${column}`}
                thing={thing}
                x={column * size + size * 0.1}
                y={row * size + size * 0.1}
                size={size * 0.8}
                other={cutAfter !== undefined && column >= cutAfter}
              />
            ),
          ),
      )}
      {edgesOnly && isSquares && <rect className="ink" width={columns * size} height={rows * size} />}
      {cutAfter !== undefined && (
        <line
          className="ink wrong dash"
          x1={cutAfter * size}
          x2={cutAfter * size}
          y1={-5}
          y2={rows * size + 5}
        />
      )}
    </Sketch>
  )
}
