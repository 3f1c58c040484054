// A product as the area of a rectangle in parts.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { Label, Sketch } from './sketch.tsx'

export function AreaModelDrawing({ columns, rows, cells }: DrawingOf<'area-model'>) {
  const [w, h] = [Math.max(90, 380 / columns.length), 70]
  const edge = 60
  return (
    <Sketch
      w={edge + columns.length * w}
      h={40 + rows.length * h}
      texts={
        <>
          {columns.map((label, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <Label key={column} x={edge + (column + 0.5) * w} y={16} of={label} />
          ))}
          {rows.map((label, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <Label key={row} x={edge / 2} y={40 + (row + 0.5) * h} of={label} />
          ))}
          {cells?.flatMap((line, row) =>
            line.map((cell, column) => (
              <Label
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                key={`${row}-${column}`}
                x={edge + (column + 0.5) * w}
                y={40 + (row + 0.5) * h}
                of={cell}
              />
            )),
          )}
        </>
      }
    >
      {rows.map((_, row) =>
        columns.map((__, column) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={`${row}-${column}`}
            className={`ink ${(row + column) % 2 === 0 ? 'soft' : 'soft-b'}`}
            x={edge + column * w}
            y={40 + row * h}
            width={w}
            height={h}
          />
        )),
      )}
    </Sketch>
  )
}
