// Shapes, and wholes cut into parts.
import { Fragment } from 'react'
import type { Drawing, Point, Polygon } from '#engine/curriculum/drawing.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import { Label, range, Sketch } from './sketch.tsx'

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { kind: Kind }>

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A sector of a circle, clockwise from the top; shares of the whole. */
function sector(x: number, y: number, r: number, from: number, to: number): string {
  if (to - from >= 0.999) return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  const point = (share: number) => {
    const turn = share * 2 * Math.PI
    return `${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`
  }
  return `M${x} ${y}L${point(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`
}

export function PolygonsDrawing({ polygons, lines = [], labels = [] }: Of<'polygons'>) {
  const all = [...polygons.flatMap(({ points }) => points), ...lines.flat()]
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const unit = Math.min(360 / (Math.max(...xs) - left || 1), 240 / (top - Math.min(...ys) || 1), 60)
  const hasLabels = polygons.some(({ sideLabels, corners }) => sideLabels ?? corners)
  const edge = hasLabels ? 36 : 0
  const place = ([x, y]: Point): Point => [(x - left) * unit + edge, (top - y) * unit + edge]
  const w = (Math.max(...xs) - left) * unit + 2 * edge
  const h = (top - Math.min(...ys)) * unit + 2 * edge
  return (
    <Sketch
      w={w}
      h={h}
      texts={
        <>
          {polygons.map((polygon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a polygon is its place
            <Fragment key={index}>
              <SideLabels polygon={polygon} place={place} />
              <CornerLabels polygon={polygon} place={place} />
            </Fragment>
          ))}
          {labels.map(({ at, text }) => (
            <Label key={`${at}`} x={place(at)[0]} y={place(at)[1]} of={text} />
          ))}
        </>
      }
    >
      {polygons.map(
        ({ points, dashed, open, shaded, rightAngles = [], equalSides = [], angles = {} }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a polygon is its place
          <g key={index}>
            <path
              className={`ink ${shaded ? 'a' : open ? '' : 'soft'} ${dashed ? 'dash' : ''}`}
              d={`M${points.map((point) => place(point).join(' ')).join('L')}${open ? '' : 'Z'}`}
            />
            {rightAngles.map((corner) => (
              <path key={corner} className="ink thin" d={rightAngle(points.map(place), corner)} />
            ))}
            {Object.keys(angles).map((corner) => (
              <path key={corner} className="ink thin" d={cornerArc(points.map(place), Number(corner))} />
            ))}
            {equalSides.flatMap((sides, ticks) =>
              sides.map((side) => (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                  key={`${ticks}-${side}`}
                  className="ink"
                  d={ticksOn(points.map(place), side, ticks + 1)}
                />
              )),
            )}
          </g>
        ),
      )}
      {lines.map(([from, to]) => (
        <path
          key={`${from}-${to}`}
          className="ink dash"
          d={`M${place(from).join(' ')}L${place(to).join(' ')}`}
        />
      ))}
    </Sketch>
  )
}

/** Directions from a corner to the ones before and after it, each of length 1. */
function directionsAt(points: readonly Point[], corner: number): readonly [Point, Point] {
  const [own = [0, 0]] = points.slice(corner)
  const toward = (other: Point = own): Point => {
    const length = Math.hypot(other[0] - own[0], other[1] - own[1]) || 1
    return [(other[0] - own[0]) / length, (other[1] - own[1]) / length]
  }
  return [toward(points.at(corner - 1)), toward(points[(corner + 1) % points.length])]
}

function cornerArc(points: readonly Point[], corner: number): string {
  const [x, y] = points[corner] ?? [0, 0]
  const [before, after] = directionsAt(points, corner)
  const sweep = before[0] * after[1] - before[1] * after[0] > 0 ? 1 : 0
  const at = ([dx, dy]: Point) => `${x + dx * 26} ${y + dy * 26}`
  return `M${at(before)}A26 26 0 0 ${sweep} ${at(after)}`
}

/** Names of corners outside, angles inside. */
function CornerLabels({
  polygon: { points, corners = {}, angles = {} },
  place,
}: {
  polygon: Polygon
  place: (point: Point) => Point
}) {
  const placed = points.map(place)
  const label = (corner: number, of: Maths, distance: number) => {
    const [x, y] = placed[corner] ?? [0, 0]
    const [before, after] = directionsAt(placed, corner)
    const inward: Point = [before[0] + after[0], before[1] + after[1]]
    const length = Math.hypot(...inward) || 1
    return (
      <Label
        key={`${corner} ${distance}`}
        x={x + (inward[0] / length) * distance}
        y={y + (inward[1] / length) * distance}
        of={of}
      />
    )
  }
  return (
    <>
      {Object.entries(corners).map(([corner, of]) => label(Number(corner), of, -18))}
      {Object.entries(angles).map(([corner, of]) => label(Number(corner), of, 48))}
    </>
  )
}

function SideLabels({
  polygon: { points, sideLabels = {} },
  place,
}: {
  polygon: Polygon
  place: (point: Point) => Point
}) {
  const placed = points.map(place)
  const middle: Point = [
    placed.reduce((sum, [x]) => sum + x, 0) / placed.length,
    placed.reduce((sum, [, y]) => sum + y, 0) / placed.length,
  ]
  return (
    <>
      {Object.entries(sideLabels).map(([side, label]) => {
        const [a, b] = ends(placed, Number(side))
        const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
        // Outward: square to the side, away from the middle.
        const [dx, dy] = [-(b[1] - a[1]), b[0] - a[0]]
        const length = Math.hypot(dx, dy) || 1
        const away = Math.sign(dx * (x - middle[0]) + dy * (y - middle[1])) || 1
        return (
          <Label key={side} x={x + (away * dx * 22) / length} y={y + (away * dy * 18) / length} of={label} />
        )
      })}
    </>
  )
}

function ends(points: readonly Point[], side: number): [Point, Point] {
  return [points[side] ?? [0, 0], points[(side + 1) % points.length] ?? [0, 0]]
}

const toward = ([x, y]: Point, [tx, ty]: Point, by: number): Point => {
  const length = Math.hypot(tx - x, ty - y) || 1
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by]
}

function rightAngle(points: readonly Point[], corner: number): string {
  const [here, next] = ends(points, corner)
  const before = points[(corner + points.length - 1) % points.length] ?? here
  const [a, c] = [toward(here, before, 14), toward(here, next, 14)]
  return `M${a.join(' ')}L${a[0] + c[0] - here[0]} ${a[1] + c[1] - here[1]}L${c.join(' ')}`
}

function ticksOn(points: readonly Point[], side: number, ticks: number): string {
  const [a, b] = ends(points, side)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return range(ticks)
    .map((tick) => {
      const along = length / 2 + (tick - (ticks - 1) / 2) * 7
      const [x, y] = [a[0] + ux * along, a[1] + uy * along]
      return `M${x - uy * 8} ${y + ux * 8}L${x + uy * 8} ${y - ux * 8}`
    })
    .join('')
}

export function CircleDrawing({ radius, diameter }: Of<'circle'>) {
  const r = 100
  return (
    <Sketch
      w={2 * r}
      h={2 * r}
      texts={
        <>
          {radius && <Label x={r * 1.5} y={r - 16} of={radius} />}
          {diameter && <Label x={r} y={r - 16} of={diameter} />}
        </>
      }
    >
      <circle className="soft ink" cx={r} cy={r} r={r} />
      <path className="ink" d={diameter ? `M0 ${r}h${2 * r}` : `M${r} ${r}h${r}`} />
      <circle className="ink fill" cx={r} cy={r} r={4} />
    </Sketch>
  )
}

export function SolidDrawing({ form, width, height, turned, labels = {} }: Of<'solid'>) {
  const unit = 150 / Math.max(width, height)
  const [w, h] = [width * unit, height * unit]
  const dip = Math.min(w / 5, h / 3)
  const bodies = {
    cube: (
      <>
        <path className="soft ink" d={`M0 ${w * 0.3}h${w * 0.75}v${w * 0.75}H0Z`} />
        <path
          className="b ink"
          d={`M0 ${w * 0.3}l${w * 0.25} ${-w * 0.3}h${w * 0.75}l${-w * 0.25} ${w * 0.3}Z`}
        />
        <path
          className="a ink"
          d={`M${w * 0.75} ${w * 0.3}l${w * 0.25} ${-w * 0.3}v${w * 0.75}l${-w * 0.25} ${w * 0.3}Z`}
        />
      </>
    ),
    cone: (
      <>
        <path
          className="soft ink"
          d={`M0 ${h - dip}L${w / 2} 0L${w} ${h - dip}a${w / 2} ${dip} 0 0 1 ${-w} 0Z`}
        />
        <path className="ink dash" d={`M0 ${h - dip}a${w / 2} ${dip} 0 0 1 ${w} 0`} />
      </>
    ),
    pyramid: (
      <>
        <path className="soft ink" d={`M0 ${h}L${w / 2} 0L${w * 0.75} ${h}Z`} />
        <path className="b ink" d={`M${w * 0.75} ${h}L${w / 2} 0L${w} ${h * 0.8}Z`} />
        <path className="ink dash thin" d={`M0 ${h}L${w * 0.25} ${h * 0.8}L${w} ${h * 0.8}`} />
        <path className="ink dash thin" d={`M${w / 2} 0L${w * 0.25} ${h * 0.8}`} />
      </>
    ),
    cylinder: (
      <>
        <path
          className="soft ink"
          d={`M0 ${dip}v${h - 2 * dip}a${w / 2} ${dip} 0 0 0 ${w} 0v${-(h - 2 * dip)}`}
        />
        <ellipse className="b ink" cx={w / 2} cy={dip} rx={w / 2} ry={dip} />
      </>
    ),
    sphere: (
      <>
        <circle className="soft ink" cx={w / 2} cy={w / 2} r={w / 2} />
        <path className="ink thin" d={`M0 ${w / 2}a${w / 2} ${w / 6} 0 0 0 ${w} 0`} />
        <path className="ink dash thin" d={`M0 ${w / 2}a${w / 2} ${w / 6} 0 0 1 ${w} 0`} />
      </>
    ),
  }
  const box = labels.radius || labels.height || labels.slant ? 250 : 210
  const [left, top] = [(box - w) / 2, (box - h) / 2]
  // Of cones and cylinders the base circle lies in the picture; a pyramid and a sphere are measured along one line.
  const base = form === 'sphere' ? h / 2 : form === 'pyramid' ? h * 0.9 : h - dip
  const lines = [
    labels.height && `M${w / 2} ${form === 'cylinder' ? dip : 0}V${base}`,
    labels.radius && form !== 'pyramid' && `M${w / 2} ${base}H${w}`,
  ]
  return (
    <Sketch
      w={box}
      h={box}
      texts={
        <>
          {labels.height && <Label x={left + w / 2 - 16} y={top + base / 2 + 12} of={labels.height} />}
          {labels.radius && (
            <Label
              x={left + (form === 'pyramid' ? w * 0.37 : w * 0.75)}
              y={form === 'sphere' ? top + base - 14 : top + h + (form === 'pyramid' ? 18 : 16)}
              of={labels.radius}
            />
          )}
          {labels.slant && (
            <Label x={left + w * 0.75 + 18} y={top + h / 2 - 14} of={labels.slant} anchor="start" />
          )}
        </>
      }
    >
      <g transform={`translate(${left} ${top}) rotate(${-turned} ${w / 2} ${h / 2})`}>
        {bodies[form]}
        {lines.map((line) => line && <path key={line} className="ink thin" d={line} />)}
      </g>
    </Sketch>
  )
}

export function CutShapeDrawing({ form, shares, direction, shaded = [] }: Of<'cut-shape'>) {
  const [w, h] = form === 'circle' ? [200, 200] : [260, 160]
  let done = 0
  const cuts = shares.map(({ n, d }) => {
    const from = done
    done += n / d
    return { from, to: done }
  })
  const across = direction === 'across'
  const quarters: Point[] = [
    [0, 0],
    [w / 2, 0],
    [0, h / 2],
    [w / 2, h / 2],
  ]
  const fill = (part: number) => (shaded.includes(part) ? 'b' : 'soft')
  return (
    <Sketch w={w} h={h}>
      {cuts.map(({ from, to }, part) => {
        const className = `ink ${fill(part)}`
        if (form === 'circle' && direction === 'from-center')
          return <path key={from} className={className} d={sector(w / 2, h / 2, w / 2, from, to)} />
        const [x, y, width, height] =
          direction === 'crossing'
            ? [...(quarters[part] ?? [0, 0]), w / 2, h / 2]
            : across
              ? [0, from * h, w, (to - from) * h]
              : [from * w, 0, (to - from) * w, h]
        return (
          <rect
            key={from}
            className={className}
            x={x}
            y={y}
            width={width}
            height={height}
            clipPath={
              form === 'circle'
                ? `circle(${w / 2}px at ${w / 2 - Number(x)}px ${h / 2 - Number(y)}px)`
                : undefined
            }
          />
        )
      })}
      {form === 'circle' && direction !== 'from-center' && (
        <circle className="ink" cx={w / 2} cy={h / 2} r={w / 2} />
      )}
    </Sketch>
  )
}

export function FractionCirclesDrawing({ parts, circles }: Of<'fraction-circles'>) {
  const r = 62
  return (
    <Sketch w={circles.length * (2 * r + 16) - 16} h={2 * r}>
      {circles.map((shaded, circle) =>
        range(parts).map((part) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${circle}-${part}`}
            className={`ink ${part < shaded ? 'b' : 'paper'}`}
            d={sector(r + circle * (2 * r + 16), r, r, part / parts, (part + 1) / parts)}
          />
        )),
      )}
    </Sketch>
  )
}

export function HundredSquareDrawing({ squares }: Of<'hundred-square'>) {
  const cell = 18
  const size = cell * 10
  return (
    <Sketch w={squares.length * (size + 20) - 20} h={size}>
      {squares.map((shaded, square) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
        <g key={square} transform={`translate(${square * (size + 20)} 0)`}>
          <rect className="paper ink" width={size} height={size} />
          {range(shaded).map((index) => (
            <rect
              key={index}
              className="b"
              x={Math.floor(index / 10) * cell}
              y={(index % 10) * cell}
              width={cell}
              height={cell}
            />
          ))}
          <path
            className="ink hair"
            d={range(9)
              .map((line) => `M${(line + 1) * cell} 0v${size}M0 ${(line + 1) * cell}h${size}`)
              .join('')}
          />
          <rect className="ink" width={size} height={size} />
        </g>
      ))}
    </Sketch>
  )
}

export function AreaModelDrawing({ columns, rows, cells }: Of<'area-model'>) {
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

export function BoxDrawing({ length, width, height, cubes }: Of<'box'>) {
  const unit = Math.min(44, 300 / (length + width * 0.5), 220 / (height + width * 0.5))
  const [l, h, d] = [length * unit, height * unit, width * unit * 0.5]
  const lines = cubes
    ? [
        ...range(length - 1).map((i) => `M${(i + 1) * unit} ${d}v${h}M${(i + 1) * unit} ${d}l${d} ${-d}`),
        ...range(height - 1).map((i) => `M0 ${d + (i + 1) * unit}h${l}l${d} ${-d}`),
        ...range(width - 1).map((i) => {
          const by = (i + 1) * unit * 0.5
          return `M${by} ${d - by}h${l}v${h}`
        }),
      ].join('')
    : ''
  return (
    <Sketch
      w={l + d + 34}
      h={h + d + 30}
      texts={
        cubes ? null : (
          <>
            <Label x={l / 2} y={h + d + 20} of={{ is: 'number', value: { n: length, d: 1 } }} />
            <Label x={l + d / 2 + 18} y={h + d / 2 + 8} of={{ is: 'number', value: { n: width, d: 1 } }} />
            <Label x={l + d + 20} y={h / 2} of={{ is: 'number', value: { n: height, d: 1 } }} />
          </>
        )
      }
    >
      <path className="soft ink" d={`M0 ${d}h${l}v${h}H0Z`} />
      <path className="b ink" d={`M0 ${d}l${d} ${-d}h${l}l${-d} ${d}Z`} />
      <path className="a ink" d={`M${l} ${d}l${d} ${-d}v${h}l${-d} ${d}Z`} />
      <path className="ink thin" d={lines} />
    </Sketch>
  )
}

export function SpinnerDrawing({ sectors }: Of<'spinner'>) {
  const r = 110
  return (
    <Sketch
      w={2 * r}
      h={2 * r}
      texts={sectors.map((label, index) => {
        const turn = radians(((index + 0.5) / sectors.length) * 360)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place
          <Label key={index} x={r + r * 0.66 * Math.sin(turn)} y={r - r * 0.66 * Math.cos(turn)} of={label} />
        )
      })}
    >
      {sectors.map((_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place
          key={index}
          className={`ink ${index % 2 === 0 ? 'soft' : 'soft-b'}`}
          d={sector(r, r, r, index / sectors.length, (index + 1) / sectors.length)}
        />
      ))}
      <path className="ink heavy" d={`M${r} ${r}L${r + 26} ${r - 44}`} />
      <circle className="ink fill" cx={r} cy={r} r={7} />
    </Sketch>
  )
}
