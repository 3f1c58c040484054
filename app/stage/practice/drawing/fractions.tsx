// Wholes cut into parts.
import type { DrawingOf, Point } from '#engine/curriculum/drawing.ts'
import { sector } from './sector.ts'
import { range, Sketch } from './sketch.tsx'

export function CutShapeDrawing({ form, shares, direction, shaded = [] }: DrawingOf<'cut-shape'>) {
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

export function FractionCirclesDrawing({ parts, circles }: DrawingOf<'fraction-circles'>) {
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

export function HundredSquareDrawing({ squares }: DrawingOf<'hundred-square'>) {
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
