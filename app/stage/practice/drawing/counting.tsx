// Things to count: in rows, circles and heaps, in frames of ten, in arrays, as blocks, as money.
import type { Drawing, Point } from '#engine/curriculum/drawing.ts'
import { cross, range, Sketch, Text } from './sketch.tsx'
import { THING, ThingPicture } from './things.tsx'

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>

const STEP = 50

interface Placed {
  readonly group: number
  readonly index: number
  readonly at: Point
}

function placed({ groups, layout, columns = 10, places, spacing }: Of<'counters'>): Placed[] {
  if (layout === 'circle') {
    const total = groups.reduce((sum, { count }) => sum + count, 0)
    const radius = Math.max(60, (total * STEP) / 6)
    return groups.flatMap(({ count }, group) =>
      range(count).map((index) => {
        const turn = (index / total) * 2 * Math.PI - Math.PI / 2
        return {
          group,
          index,
          at: [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)] as const,
        }
      }),
    )
  }
  let before = 0
  let row = 0
  return groups.flatMap(({ count }, group) => {
    const first = before
    const firstRow = row
    before += count
    row += Math.ceil(count / columns)
    const gap = STEP * (spacing?.[group] ?? 1)
    return range(count).map((index) => {
      const [x, y] = places?.[first + index] ?? [index % columns, firstRow + Math.floor(index / columns)]
      return { group, index, at: [x * gap, y * (STEP + (groups.length > 1 ? 14 : 0))] as const }
    })
  })
}

export function CountersDrawing(drawing: Of<'counters'>) {
  const all = placed(drawing)
  const w = Math.max(...all.map(({ at: [x] }) => x), 0) + THING
  const h = Math.max(...all.map(({ at: [, y] }) => y), 0) + THING
  const { groups, ringed = 0, layout } = drawing
  const ring = all.slice(0, ringed).map(({ at }) => at)
  const first = all[0]?.at
  return (
    <Sketch w={w} h={h}>
      {all.map(({ group, index, at: [x, y] }) => {
        const { thing, count, crossed = 0 } = groups[group] ?? { thing: 'dot' as const, count: 0 }
        return (
          <ThingPicture
            key={`${group}-${index}`}
            thing={thing}
            x={x}
            y={y}
            other={group % 2 === 1}
            crossed={index >= count - crossed}
          />
        )
      })}
      {ring.length > 0 && <RingAround points={ring} />}
      {layout === 'circle' && first && (
        <circle className="ink dash" cx={first[0] + THING / 2} cy={first[1] + THING / 2} r={THING * 0.64} />
      )}
    </Sketch>
  )
}

function RingAround({ points }: { points: readonly Point[] }) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - 4, Math.min(...ys) - 4]
  return (
    <rect
      className="ink dash"
      x={x}
      y={y}
      rx={16}
      width={Math.max(...xs) - x + THING + 4}
      height={Math.max(...ys) - y + THING + 4}
    />
  )
}

const CELL = 56

export function TenFramesDrawing({ frames, places, thing }: Of<'ten-frames'>) {
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

export function ArrayDrawing({ rows, columns, thing, edgesOnly, cutAfter }: Of<'array'>) {
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

const UNIT = 9

export function BlocksDrawing({ numbers }: Of<'place-value-blocks'>) {
  const row = 10 * UNIT + 22
  const widths = numbers.map(
    ({ hundreds, tens, ones }) =>
      hundreds * (10 * UNIT + 12) + tens * (UNIT + 9) + Math.ceil(ones / 5) * (UNIT + 9) + 20,
  )
  return (
    <Sketch w={Math.max(...widths)} h={numbers.length * row - 22}>
      {numbers.map(({ hundreds, tens, ones, crossed }, index) => {
        const tensFrom = hundreds * (10 * UNIT + 12)
        const onesFrom = tensFrom + tens * (UNIT + 9) + 10
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <g key={index} transform={`translate(0 ${index * row})`}>
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

const BILL = 96

export function MoneyDrawing({ pieces }: Of<'money'>) {
  const perRow = 5
  const width = (piece: number) => (piece >= 5 ? BILL : 54)
  return (
    <Sketch
      w={Math.min(perRow, pieces.length) * (BILL + 10)}
      h={Math.ceil(pieces.length / perRow) * 66}
      texts={pieces.map((piece, index) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          key={index}
          x={(index % perRow) * (BILL + 10) + width(piece) / 2}
          y={Math.floor(index / perRow) * 66 + 27}
        >
          {piece}
        </Text>
      ))}
    >
      {pieces.map((piece, index) => {
        const [x, y] = [(index % perRow) * (BILL + 10), Math.floor(index / perRow) * 66]
        return piece >= 5 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <g key={index}>
            <rect className="soft ink" x={x} y={y} width={BILL} height={54} rx={5} />
            <rect className="ink hair" x={x + 7} y={y + 7} width={BILL - 14} height={40} rx={3} />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <circle key={index} className="soft-b ink" cx={x + 27} cy={y + 27} r={25} />
        )
      })}
    </Sketch>
  )
}
