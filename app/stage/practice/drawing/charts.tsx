// Data: charts and tables.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { num } from '#engine/curriculum/notation.ts'
import { MathsOrSentence, MathsOrSentenceText } from '../says.tsx'
import { Label, range, Sketch, Text } from './sketch.tsx'
import { ThingPicture } from './things.tsx'

const LEFT = 120

export function ChartDrawing(chart: DrawingOf<'chart'>) {
  if (chart.form === 'bars') return <BarChart {...chart} />
  return chart.form === 'dots' ? <DotPlot {...chart} /> : <RowChart {...chart} />
}

/** Pictures or tally marks in rows. */
function RowChart({ form, rows, scale }: DrawingOf<'chart'>) {
  const step = 44
  const most = Math.max(...rows.map(({ count }) => count / scale))
  const w = LEFT + (form === 'tally' ? Math.ceil(most / 5) * 74 : Math.ceil(most) * step)
  return (
    <Sketch
      w={Math.max(w, 300)}
      h={rows.length * 54}
      texts={rows.map(({ label }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <Text key={row} x={LEFT - 14} y={row * 54 + 27} anchor="end">
          <MathsOrSentenceText of={label} />
        </Text>
      ))}
    >
      <path className="ink" d={`M${LEFT} 0v${rows.length * 54}`} />
      {rows.map(({ count, thing }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <g key={row} transform={`translate(${LEFT + 10} ${row * 54 + 7})`}>
          {form === 'tally' ? (
            <path className="ink heavy" d={tally(count)} />
          ) : (
            <Pictures count={count / scale} thing={thing ?? 'dot'} step={step} />
          )}
        </g>
      ))}
    </Sketch>
  )
}

function tally(count: number): string {
  return range(count)
    .map((mark) => {
      const group = Math.floor(mark / 5) * 74
      return mark % 5 === 4 ? `M${group - 5} 32L${group + 47} 8` : `M${group + (mark % 5) * 13} 4v32`
    })
    .join('')
}

/** Whole pictures, and the left half of one where there is a half. */
function Pictures({
  count,
  thing,
  step,
}: {
  count: number
  thing: Parameters<typeof ThingPicture>[0]['thing']
  step: number
}) {
  const whole = Math.floor(count)
  return (
    <>
      {range(whole).map((index) => (
        <ThingPicture key={index} thing={thing} x={index * step} y={0} />
      ))}
      {count > whole && (
        <g style={{ clipPath: `inset(0 50% 0 0)` }}>
          <ThingPicture thing={thing} x={whole * step} y={0} />
        </g>
      )}
    </>
  )
}

function BarChart({ rows, scale }: DrawingOf<'chart'>) {
  const most = Math.max(...rows.map(({ count }) => count))
  const lines = Math.ceil(most / scale) + 1
  const unit = Math.min(34, 240 / lines)
  const column = Math.max(84, 400 / rows.length)
  const h = lines * unit
  return (
    <Sketch
      w={44 + rows.length * column}
      h={h + 34}
      texts={
        <>
          {range(lines + 1).map((line) => (
            <Label key={line} x={30} y={h - line * unit} of={num(line * scale)} anchor="end" />
          ))}
          {rows.map(({ label }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <Text key={row} x={44 + (row + 0.5) * column} y={h + 22}>
              <MathsOrSentenceText of={label} />
            </Text>
          ))}
        </>
      }
    >
      <path
        className="ink hair"
        d={range(lines)
          .map((line) => `M44 ${h - (line + 1) * unit}H${44 + rows.length * column}`)
          .join('')}
      />
      {rows.map(({ count }, row) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={row}
          className={`ink ${row % 2 === 0 ? 'b' : 'a'}`}
          x={44 + row * column + column * 0.2}
          y={h - (count / scale) * unit}
          width={column * 0.6}
          height={(count / scale) * unit}
        />
      ))}
      <path className="ink" d={`M44 0V${h}H${44 + rows.length * column}`} />
    </Sketch>
  )
}

function DotPlot({ rows, scale }: DrawingOf<'chart'>) {
  const column = Math.max(44, 480 / rows.length)
  const most = Math.max(...rows.map(({ count }) => count / scale), 1)
  const h = most * 26 + 10
  return (
    <Sketch
      w={rows.length * column}
      h={h + 44}
      texts={rows.map(({ label }, row) =>
        'is' in label ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Label key={row} x={(row + 0.5) * column} y={h + 30} of={label} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Text key={row} x={(row + 0.5) * column} y={h + 26}>
            <MathsOrSentenceText of={label} />
          </Text>
        ),
      )}
    >
      <path
        className="ink"
        d={`M0 ${h}H${rows.length * column}${range(rows.length)
          .map((row) => `M${(row + 0.5) * column} ${h - 6}v12`)
          .join('')}`}
      />
      {rows.flatMap(({ count }, row) =>
        range(count / scale).map((dot) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${row}-${dot}`}
            className="a ink thin"
            cx={(row + 0.5) * column}
            cy={h - 16 - dot * 26}
            r={9}
          />
        )),
      )}
    </Sketch>
  )
}

/** A table is one in the page, too. */
export function TableDrawing({ rows }: DrawingOf<'table'>) {
  return (
    <table className="data-table">
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={index}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <td key={column}>
                <MathsOrSentence of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
