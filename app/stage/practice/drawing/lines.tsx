// Numbers as lengths: lines, bars, strips, rulers.
import type { Drawing } from '#engine/curriculum/drawing.ts'
import { minus, over, type Rational } from '#engine/curriculum/exact.ts'
import { asFraction, num } from '#engine/curriculum/notation.ts'
import { SentenceText } from '../says.tsx'
import { Label, range, Sketch, Text } from './sketch.tsx'

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>

const WIDTH = 520
const value = ({ n, d }: Rational) => n / d

export function NumberLineDrawing({
  from,
  to,
  step,
  labels,
  dots = [],
  rays = [],
  jumps = [],
}: Of<'number-line'>) {
  const span = value(minus(to, from))
  const at = (number: Rational) => ((value(number) - value(from)) / span) * WIDTH
  const marks = Math.round(value(over(minus(to, from), step)))
  const y = jumps.length > 0 ? 64 : 20
  return (
    <Sketch
      w={WIDTH}
      h={y + 58}
      texts={
        <>
          {labels.map(({ at: number, text }) => (
            <Label key={`${number.n}/${number.d}`} x={at(number)} y={y + 36} of={text} />
          ))}
          {jumps.map(({ from: a, to: b, label }, index) =>
            label ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
              <Label key={index} x={(at(a) + at(b)) / 2} y={10} of={label} />
            ) : null,
          )}
        </>
      }
    >
      <path className="ink" d={`M-4 ${y}H${WIDTH + 4}M${WIDTH - 6} ${y - 7}l10 7-10 7`} />
      {range(marks + 1).map((mark) => (
        <path key={mark} className="ink" d={`M${(mark / marks) * WIDTH} ${y - 9}v18`} />
      ))}
      {jumps.map(({ from: a, to: b }, index) => {
        const [x1, x2] = [at(a), at(b)]
        const back = x2 < x1 ? 1 : -1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
          <g key={index} className="jump">
            <path className="ink" d={`M${x1} ${y - 8}Q${(x1 + x2) / 2} ${y - 62} ${x2} ${y - 8}`} />
            <path className="ink" d={`M${x2 + back * 9} ${y - 14}L${x2} ${y - 7}l${-back * 2} -12`} />
          </g>
        )
      })}
      {rays.map(({ from: end, to: side, closed }) => (
        <g key={`${end.n}/${end.d} ${side}`} className="jump">
          <path className="ink heavy" d={`M${at(end)} ${y}H${side === 'left' ? -4 : WIDTH + 4}`} />
          <circle className={`ink ${closed ? 'fill' : 'paper'}`} cx={at(end)} cy={y} r={9} />
        </g>
      ))}
      {dots.map((dot) => (
        <circle key={`${dot.n}/${dot.d}`} className="a ink" cx={at(dot)} cy={y} r={9} />
      ))}
    </Sketch>
  )
}

const BAR = 56

export function FractionBarsDrawing({ bars }: Of<'fraction-bars'>) {
  const left = bars.some(({ label }) => label) ? 70 : 0
  return (
    <Sketch
      w={left + WIDTH - 70}
      h={bars.length * (BAR + 18) - 18}
      texts={bars.map(({ label }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        label ? <Label key={index} x={30} y={index * (BAR + 18) + BAR / 2} of={label} /> : null,
      )}
    >
      {bars.map(({ parts, shaded }, bar) =>
        range(parts).map((part) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${bar}-${part}`}
            className={`ink ${shaded.includes(part) ? (bar % 2 === 0 ? 'b' : 'a') : 'paper'}`}
            x={left + (part / parts) * (WIDTH - 70)}
            y={bar * (BAR + 18)}
            width={(WIDTH - 70) / parts}
            height={BAR}
          />
        )),
      )}
    </Sketch>
  )
}

export function BarModelDrawing({ bars, total }: Of<'bar-model'>) {
  const left = bars.some(({ label }) => label) ? 110 : 0
  const width = WIDTH - left
  const longest = Math.max(...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)))
  const top = total ? 54 : 0
  const lengthOf = (bar: (typeof bars)[number]) =>
    (bar.parts.reduce((sum, { size }) => sum + size, 0) / longest) * width
  const places = bars.flatMap((bar, index) => {
    let x = left
    return bar.parts.map((part, place) => {
      const w = (part.size / longest) * width
      x += w
      return { key: `${index}-${place}`, x: x - w, y: top + index * (BAR + 18), w, text: part.text, place }
    })
  })
  return (
    <Sketch
      w={WIDTH}
      h={top + bars.length * (BAR + 18) - 18}
      texts={
        <>
          {places.map(({ key, x, y, w, text }) => (
            <Label key={key} x={x + w / 2} y={y + BAR / 2} of={text} />
          ))}
          {bars.map(({ label }, index) =>
            label ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              <Text key={index} x={left - 12} y={top + index * (BAR + 18) + BAR / 2} anchor="end">
                <SentenceText of={label} />
              </Text>
            ) : null,
          )}
          {total && bars[0] && <Label x={left + lengthOf(bars[0]) / 2} y={12} of={total} />}
        </>
      }
    >
      {places.map(({ key, x, y, w, place }) => (
        <rect
          key={key}
          className={`ink ${place % 2 === 0 ? 'soft' : 'soft-b'}`}
          x={x}
          y={y}
          width={w}
          height={BAR}
        />
      ))}
      {total && bars[0] && (
        <path
          className="ink"
          d={`M${left + 2} 46q0-14 14-14h${lengthOf(bars[0]) / 2 - 30}q12 0 14-8 2 8 14 8h${lengthOf(bars[0]) / 2 - 30}q14 0 14 14`}
        />
      )}
    </Sketch>
  )
}

export function LengthsDrawing({ things, scale }: Of<'lengths'>) {
  const end = Math.max(
    scale?.to ?? 0,
    ...things.map(({ from, length }) => from + length),
    ...things.map(({ from, pieces }) => from + (pieces ? pieces.count * (pieces.length + pieces.gap) : 0)),
  )
  const unit = WIDTH / end
  const row = 74
  const labelled = things.some(({ label }) => label) ? 26 : 0
  const h = things.length * (row + labelled)
  return (
    <Sketch
      w={WIDTH}
      h={h + (scale ? 50 : 0)}
      texts={
        <>
          {things.map(({ label, from }, index) =>
            label ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place
              <Text key={index} x={from * unit} y={index * (row + labelled) + 8} anchor="start">
                <SentenceText of={label} />
              </Text>
            ) : null,
          )}
          {scale?.form === 'ruler' &&
            range(scale.to + 1).map((mark) => <Label key={mark} x={mark * unit} y={h + 36} of={num(mark)} />)}
        </>
      }
    >
      {things.map(({ from, length, pieces }, index) => {
        const y = index * (row + labelled) + labelled
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place
          <g key={index}>
            <rect
              className={`ink ${index % 2 === 0 ? 'b' : 'a'}`}
              x={from * unit}
              y={y}
              width={length * unit}
              height={30}
              rx={8}
            />
            {pieces &&
              range(pieces.count).map((piece) => (
                <rect
                  key={piece}
                  className="paper ink thin"
                  x={(from + piece * (pieces.length + pieces.gap)) * unit}
                  y={y + 38}
                  width={pieces.length * unit}
                  height={18}
                  rx={3}
                />
              ))}
          </g>
        )
      })}
      {scale && (
        <>
          <rect className="soft ink" x={0} y={h} width={scale.to * unit} height={20} />
          <path
            className="ink"
            d={range(scale.to + 1)
              .map((mark) => `M${mark * unit} ${h}v14`)
              .join('')}
          />
        </>
      )}
    </Sketch>
  )
}

export function BoxPlotDrawing({ from, to, step, plots }: Of<'box-plot'>) {
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
