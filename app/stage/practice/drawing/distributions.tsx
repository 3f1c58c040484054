// Distributions: the histogram, the bell curve and the box plot.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { asFraction, num } from '#engine/curriculum/notation.ts'
import { SentenceText } from '../says.tsx'
import { Label, range, Sketch, Text, WIDTH } from './sketch.tsx'

const LEFT = 40

export function HistogramDrawing({ from, width, counts }: DrawingOf<'histogram'>) {
  const column = 420 / counts.length
  const most = Math.max(...counts)
  const step = most > 8 ? 2 : 1
  const h = 220
  const unit = h / (Math.ceil(most / step) * step)
  const lines = range(Math.ceil(most / step) + 1).map((line) => line * step)
  return (
    <Sketch
      w={LEFT + counts.length * column + 16}
      h={h + 34}
      texts={
        <g className="small">
          {lines.map((line) => (
            <Label key={line} x={LEFT - 8} y={h - line * unit} of={num(line)} anchor="end" />
          ))}
          {range(counts.length + 1).map((edge) => (
            <Label key={edge} x={LEFT + edge * column} y={h + 18} of={num(from + edge * width)} />
          ))}
        </g>
      }
    >
      <path
        className="ink hair"
        d={lines.map((line) => `M${LEFT} ${h - line * unit}h${counts.length * column}`).join('')}
      />
      {counts.map((count, bar) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={bar}
          className="ink thin b"
          x={LEFT + bar * column}
          y={h - count * unit}
          width={column}
          height={count * unit}
        />
      ))}
      <path className="ink" d={`M${LEFT} 0V${h}h${counts.length * column}`} />
    </Sketch>
  )
}

const [BELL_HEIGHT, DEVIATION, ENDS] = [170, 66, 3.5]

export function NormalCurveDrawing({ mean, deviation, shaded }: DrawingOf<'normal-curve'>) {
  const place = (z: number) => (z + ENDS) * DEVIATION
  const height = (z: number) => BELL_HEIGHT * (1 - Math.exp((-z * z) / 2)) + 8
  const base = BELL_HEIGHT + 8
  const curve = (from: number, to: number) =>
    range(61)
      .map((part) => from + ((to - from) * part) / 60)
      .map((z) => `${place(z).toFixed(1)} ${height(z).toFixed(1)}`)
      .join('L')
  const [from, to] = (shaded ?? [0, 0]).map((z) => Math.max(-ENDS, Math.min(ENDS, z))) as [number, number]
  const marks = range(7).map((mark) => mark - 3)
  return (
    <Sketch
      w={2 * ENDS * DEVIATION}
      h={base + 34}
      texts={
        <g className="small">
          {marks.map((z) => (
            <Label key={z} x={place(z)} y={base + 20} of={num(mean + z * deviation)} />
          ))}
        </g>
      }
    >
      {shaded && (
        <path className="b" d={`M${place(from)} ${base}L${curve(from, to)}L${place(to)} ${base}Z`} />
      )}
      <path className="ink hair" d={marks.map((z) => `M${place(z)} ${base}V${height(z)}`).join('')} />
      <path className="ink graph" d={`M${curve(-ENDS, ENDS)}`} />
      <path
        className="ink"
        d={`M0 ${base}H${2 * ENDS * DEVIATION}${marks.map((z) => `M${place(z)} ${base}v7`).join('')}`}
      />
    </Sketch>
  )
}

export function BoxPlotDrawing({ from, to, step, plots }: DrawingOf<'box-plot'>) {
  const at = (number: number) => ((number - from) / (to - from)) * WIDTH
  const marks = Math.round((to - from) / step)
  const h = plots.length * 64
  return (
    <Sketch
      w={WIDTH}
      h={h + 50}
      texts={
        <>
          {range(marks + 1).map((mark) => (
            <Label
              key={mark}
              x={(mark / marks) * WIDTH}
              y={h + 34}
              of={asFraction({ n: from + mark * step, d: 1 })}
            />
          ))}
          {plots.map(({ label, values: [least = 0] }, index) =>
            label ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place
              <Text key={index} x={at(least) - 12} y={index * 64 + 30} anchor="end">
                <SentenceText of={label} />
              </Text>
            ) : null,
          )}
        </>
      }
    >
      {plots.map(({ values }, index) => {
        const [least = 0, low = 0, middle = 0, high = 0, greatest = 0] = values.map(at)
        const y = index * 64 + 10
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place
          <g key={index}>
            <path
              className="ink"
              d={`M${least} ${y + 20}H${low}M${high} ${y + 20}H${greatest}M${least} ${y + 10}v20M${greatest} ${y + 10}v20`}
            />
            <rect className="soft ink" x={low} y={y} width={high - low} height={40} />
            <path className="ink heavy" d={`M${middle} ${y}v40`} />
          </g>
        )
      })}
      <path
        className="ink"
        d={`M0 ${h + 10}H${WIDTH}${range(marks + 1)
          .map((mark) => `M${(mark / marks) * WIDTH} ${h + 4}v12`)
          .join('')}`}
      />
    </Sketch>
  )
}
