// Bars in parts: of fractions, and of what a story tells.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { SentenceText } from '../says.tsx'
import { Label, range, Sketch, Text, WIDTH } from './sketch.tsx'

const BAR = 56

export function FractionBarsDrawing({ bars }: DrawingOf<'fraction-bars'>) {
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

export function BarModelDrawing({ bars, total }: DrawingOf<'bar-model'>) {
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
