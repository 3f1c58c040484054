// Hundreds, tens and ones as blocks.
import type { DrawingOf } from '#engine/curriculum/drawing.ts'
import { cross, range, Sketch } from './sketch.tsx'

const UNIT = 9
/** Width by height. */
const WIDE = 1.4

export function BlocksDrawing({ numbers }: DrawingOf<'place-value-blocks'>) {
  const row = 10 * UNIT + 22
  const widths = numbers.map(
    ({ hundreds, tens, ones }) =>
      hundreds * (10 * UNIT + 12) + tens * (UNIT + 9) + Math.ceil(ones / 5) * (UNIT + 9) + 20,
  )
  const cell = Math.max(...widths)
  const columns = columnsOf(numbers.length, { cell, row })
  const placeOf = (index: number) =>
    `translate(${(index % columns) * cell} ${Math.floor(index / columns) * row})`
  return (
    <Sketch w={columns * cell} h={Math.ceil(numbers.length / columns) * row - 22}>
      {numbers.map(({ hundreds, tens, ones, crossed }, index) => {
        const tensFrom = hundreds * (10 * UNIT + 12)
        const onesFrom = tensFrom + tens * (UNIT + 9) + 10
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <g key={index} transform={placeOf(index)}>
            {range(hundreds).map((hundred) => (
              <Flat
                key={`h${hundred}`}
                x={hundred * (10 * UNIT + 12)}
                crossed={hundred >= hundreds - (crossed?.hundreds ?? 0)}
              />
            ))}
            {range(tens).map((ten) => (
              <Rod
                key={`t${ten}`}
                x={tensFrom + ten * (UNIT + 9)}
                crossed={ten >= tens - (crossed?.tens ?? 0)}
              />
            ))}
            {range(ones).map((one) => {
              const [x, y] = [onesFrom + Math.floor(one / 5) * (UNIT + 9), (one % 5) * (UNIT + 9) + 4]
              const isCrossed = one >= ones - (crossed?.ones ?? 0)
              return (
                <g key={`o${one}`}>
                  <rect className="b ink thin" x={x} y={y} width={UNIT + 2} height={UNIT + 2} />
                  {isCrossed && <path className="ink wrong" d={cross(x - 2, y - 2, UNIT + 6)} />}
                </g>
              )
            })}
          </g>
        )
      })}
    </Sketch>
  )
}

/** Two numbers are compared one above the other; more of them, groups of tens, fill a sheet that is wider than high. */
function columnsOf(count: number, { cell, row }: { cell: number; row: number }): number {
  if (count <= 2) return 1
  const offShape = (columns: number) =>
    Math.abs(Math.log((columns * cell) / (Math.ceil(count / columns) * row) / WIDE))
  const choices = range(count).map((lines) => Math.ceil(count / (lines + 1)))
  return choices.reduce((best, columns) => (offShape(columns) < offShape(best) ? columns : best))
}

function Flat({ x, crossed }: { x: number; crossed: boolean }) {
  const size = 10 * UNIT
  const lines = range(9)
    .map((line) => `M${x + (line + 1) * UNIT} 0V${size}M${x} ${(line + 1) * UNIT}h${size}`)
    .join('')
  return (
    <>
      <rect className="a ink" x={x} y={0} width={size} height={size} />
      <path className="ink hair" d={lines} />
      {crossed && <path className="ink wrong" d={cross(x, 0, size)} />}
    </>
  )
}

function Rod({ x, crossed }: { x: number; crossed: boolean }) {
  const size = 10 * UNIT
  return (
    <>
      <rect className="soft ink" x={x} y={0} width={UNIT} height={size} />
      <path
        className="ink hair"
        d={range(9)
          .map((line) => `M${x} ${(line + 1) * UNIT}h${UNIT}`)
          .join('')}
      />
      {crossed && <path className="ink wrong" d={cross(x - 4, size / 2 - 8, UNIT + 8)} />}
    </>
  )
}
