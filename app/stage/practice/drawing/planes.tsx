// The coordinate plane with points, lines, graphs and regions, and the circle with its lines and angles.
import { useId } from 'react'
import type { DrawingOf, Point } from '#engine/curriculum/drawing.ts'
import { num } from '#engine/curriculum/notation.ts'
import { MathsOrSentenceText } from '../says.tsx'
import { Label, range, Sketch, Text } from './sketch.tsx'

export function PlaneDrawing({
  x,
  y,
  step = 1,
  yStep = step,
  xMarks,
  points = [],
  lines = [],
  paths = [],
  curves = [],
  shaded = [],
  arrows = [],
}: DrawingOf<'plane'>) {
  const clip = useId()
  const across = Math.min(xMarks ? 60 : 40, 360 / (x[1] - x[0]), 900 / (y[1] - y[0]))
  // Axes of very different lengths have units of their own.
  const up = Math.min(across, 300 / (y[1] - y[0])) < 12 ? 300 / (y[1] - y[0]) : null
  const unit = up ? 360 / (x[1] - x[0]) : Math.min(across, 300 / (y[1] - y[0]))
  const [w, h] = [(x[1] - x[0]) * unit, (y[1] - y[0]) * (up ?? unit)]
  const place = ([px, py]: Point): Point => [(px - x[0]) * unit, (y[1] - py) * (up ?? unit)]
  const marks = (from: number, to: number, by: number) =>
    range(Math.floor(to / by) - Math.ceil(from / by) + 1).map((mark) => (Math.ceil(from / by) + mark) * by)
  const columns = xMarks ?? marks(...x, step).map((at) => ({ at, text: num(at) }))
  const rows = marks(...y, yStep)
  // Lines too close for their numbers have one at every second, fifth or tenth.
  const everyColumn = xMarks ? 1 : apart(step * unit, 8 + 7 * widest(columns.map(({ at }) => at)))
  const everyRow = apart(yStep * (up ?? unit), 15)
  const isNumbered = (at: number, by: number, every: number) => Math.round(at / by) % every === 0
  const [ox, oy] = place([Math.max(x[0], 0), Math.max(y[0], 0)])
  const path = (line: readonly Point[]) => `M${line.map((point) => place(point).join(' ')).join('L')}`
  return (
    <Sketch
      w={w + 34}
      h={h + 34}
      texts={
        <g className="small" transform="translate(24 6)">
          {columns
            .filter(({ at }) => at !== 0 || x[0] === 0)
            .filter(({ at }) => xMarks || isNumbered(at, step, everyColumn))
            .map(({ at, text }) => (
              <Label key={at} x={place([at, 0])[0]} y={oy + 16} of={text} />
            ))}
          {rows
            .filter((mark) => mark !== 0 && isNumbered(mark, yStep, everyRow))
            .map((mark) => (
              <Label key={mark} x={ox - 8} y={place([0, mark])[1]} of={num(mark)} anchor="end" />
            ))}
          {points.map(({ at, label }) =>
            label ? (
              <Text key={`${at}`} x={place(at)[0] + 12} y={place(at)[1] - 14} anchor="start">
                <MathsOrSentenceText of={label} />
              </Text>
            ) : null,
          )}
          {arrows.map(({ from, to, label }) => {
            if (!label) return null
            const [[ax, ay], [bx, by]] = [place(from), place(to)]
            const length = Math.hypot(bx - ax, by - ay) || 1
            return (
              <Label
                key={`${from} ${to}`}
                x={(ax + bx) / 2 + ((by - ay) / length) * 16}
                y={(ay + by) / 2 - ((bx - ax) / length) * 16}
                of={label}
              />
            )
          })}
          {curves.map(({ points: line, label }) => {
            const inside = line.filter(([px, py]) => px >= x[0] && px <= x[1] && py >= y[0] && py <= y[1])
            const end = inside.at(-1)
            return label && end ? (
              <Text
                key={`${end}`}
                x={Math.min(place(end)[0] + 6, w)}
                y={Math.max(place(end)[1] - 12, 10)}
                anchor="end"
              >
                <MathsOrSentenceText of={label} />
              </Text>
            ) : null
          })}
        </g>
      }
    >
      <g transform="translate(24 6)">
        <clipPath id={clip}>
          <rect width={w} height={h} />
        </clipPath>
        <path
          className="ink hair"
          d={[
            ...columns.map(({ at }) => `M${place([at, 0])[0]} 0v${h}`),
            ...rows.map((mark) => `M0 ${place([0, mark])[1]}h${w}`),
          ].join('')}
        />
        <g clipPath={`url(#${clip})`}>
          {shaded.map((region) => (
            <path key={`${region}`} className="soft" d={`${path(region)}Z`} />
          ))}
        </g>
        <path className="ink" d={`M${ox} 0V${h}M0 ${oy}H${w}`} />
        {[...lines, ...paths].map((line) => (
          <path key={`${line}`} className="ink jump" d={path(line)} />
        ))}
        <g clipPath={`url(#${clip})`}>
          {curves.map(({ points: line, dashed }) => (
            <path
              key={`${line[0]} ${line.at(-1)}`}
              className={dashed ? 'ink dash' : 'ink graph'}
              d={path(line)}
            />
          ))}
        </g>
        {arrows.map(({ from, to }) => (
          <path key={`${from} ${to}`} className="ink graph" d={arrow(place(from), place(to))} />
        ))}
        {points.map(({ at, open }) => (
          <circle
            key={`${at}`}
            className={open ? 'paper ink' : 'a ink'}
            cx={place(at)[0]}
            cy={place(at)[1]}
            r={open || curves.length > 0 ? 5 : 7}
          />
        ))}
      </g>
    </Sketch>
  )
}

/** Every how many lines there is room for a number. */
function apart(gap: number, room: number): number {
  return [1, 2, 5].find((every) => every * gap >= room) ?? 10
}

/** Signs of the longest number. */
const widest = (numbers: readonly number[]) => Math.max(1, ...numbers.map((one) => String(one).length))

/** A line with two barbs at its end. */
function arrow([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [((bx - ax) / length) * 11, ((by - ay) / length) * 11]
  return `M${ax} ${ay}L${bx} ${by}M${bx - ux - uy / 2} ${by - uy + ux / 2}L${bx} ${by}L${bx - ux + uy / 2} ${by - uy - ux / 2}`
}

const RADIUS = 120
const ROOM = 34

export function CircleFigureDrawing({
  points,
  segments,
  angles = [],
  sector,
  labels = [],
}: DrawingOf<'circle-figure'>) {
  const all = [...segments.flat(), ...points.map(({ at }) => at), ...labels.map(({ at }) => at)]
  const right = Math.max(1, ...all.map(([x]) => x))
  const left = Math.min(-1, ...all.map(([x]) => x))
  const top = Math.max(1, ...all.map(([, y]) => y))
  const low = Math.min(-1, ...all.map(([, y]) => y))
  const place = ([x, y]: Point): Point => [(x - left) * RADIUS + ROOM, (top - y) * RADIUS + ROOM]
  const line = ([from, to]: readonly [Point, Point]) => `M${place(from).join(' ')}L${place(to).join(' ')}`
  const [cx, cy] = place([0, 0])
  return (
    <Sketch
      w={(right - left) * RADIUS + 2 * ROOM}
      h={(top - low) * RADIUS + 2 * ROOM}
      texts={
        <>
          {points.map(({ at, label }) => {
            if (!label) return null
            const [x, y] = place(at)
            const size = Math.hypot(...at)
            // Outward; the middle is named below.
            const [dx, dy] = size < 0.05 ? [-12, 16] : [(at[0] / size) * 20, (-at[1] / size) * 18]
            return <Label key={`${at}`} x={x + dx} y={y + dy} of={label} />
          })}
          {labels.map(({ at, text }) => (
            <Label key={`${at}`} x={place(at)[0]} y={place(at)[1]} of={text} />
          ))}
          {angles.map(({ at, from, to, label }) => {
            if (!label) return null
            const half = (((from + to) / 2) * Math.PI) / 180
            const away = to - from < 40 ? 62 : 46
            const [x, y] = place(at)
            return (
              <Label
                key={`${at} ${from}`}
                x={x + away * Math.cos(half)}
                y={y - away * Math.sin(half)}
                of={label}
              />
            )
          })}
        </>
      }
    >
      {sector && <path className="soft" d={wedge(cx, cy, RADIUS, sector[0], sector[1], true)} />}
      <circle className="ink" cx={cx} cy={cy} r={RADIUS} />
      {segments.map((segment) => (
        <path key={`${segment}`} className="ink" d={line(segment)} />
      ))}
      {angles.map(({ at, from, to }) => (
        <path key={`${at} ${from}`} className="ink thin" d={wedge(...place(at), 24, from, to, false)} />
      ))}
      {points.map(({ at }) => (
        <circle key={`${at}`} className="fill" cx={place(at)[0]} cy={place(at)[1]} r={4} />
      ))}
    </Sketch>
  )
}

/** An arc counterclockwise around a place, in degrees; with its two radii where it is closed. */
export function wedge(cx: number, cy: number, r: number, from: number, to: number, closed: boolean): string {
  const at = (turn: number) => {
    const angle = (turn * Math.PI) / 180
    return `${cx + r * Math.cos(angle)} ${cy - r * Math.sin(angle)}`
  }
  const arc = `A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 0 ${at(to)}`
  return closed ? `M${cx} ${cy}L${at(from)}${arc}Z` : `M${at(from)}${arc}`
}
