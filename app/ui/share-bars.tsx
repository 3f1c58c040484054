// Bars of which a part is right, drawn on the server: the right part below, the rest on top. A table beside it says the same.
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'

/** In the drawing's own units. */
const WIDTH = 560
const HEIGHT = 180
const TOP = 14
const BOTTOM = 28

export interface ShareBarsProps {
  bars: readonly { readonly id: string; readonly all: number; readonly right: number }[]
  nameOf: (id: string) => string
  /** Bars to a name; it stands under the last of them. */
  each: number
}

export function ShareBars({ bars, nameOf, each }: ShareBarsProps) {
  const floor = HEIGHT - BOTTOM
  const x = scaleBand({ domain: bars.map(({ id }) => id), range: [0, WIDTH], padding: 0.2 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...bars.map(({ all }) => all))], range: [floor, TOP] })
  const label =
    each === 1 ? { textAnchor: 'middle' as const } : { dx: x.bandwidth() / 2, textAnchor: 'end' as const }
  return (
    <svg className="share-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {bars.map(({ id, all, right }) => {
        const place = { x: x(id) ?? 0, width: x.bandwidth() }
        return (
          all > 0 && (
            <g key={id}>
              <Bar className="rest" {...place} y={y(all)} height={y(right) - y(all)} />
              <Bar className="right" {...place} y={y(right)} height={floor - y(right)} />
            </g>
          )
        )
      })}
      <AxisBottom
        scale={x}
        top={floor}
        hideTicks
        tickValues={bars.filter((_, index) => index % each === each - 1).map(({ id }) => id)}
        axisLineClassName="axis"
        tickClassName="tick"
        tickFormat={nameOf}
        tickLabelProps={{ dy: 6, fontSize: 13, ...label }}
      />
    </svg>
  )
}
