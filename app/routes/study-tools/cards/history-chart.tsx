// Four weeks of reviews as bars, drawn on the server: what was known below, what was forgotten on top. The table says the same.
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { HistoryDay } from '#app/domain/flashcards/read-history.server.ts'

/** In the drawing's own units. */
const WIDTH = 560
const HEIGHT = 180
const TOP = 14
const BOTTOM = 28

export interface HistoryChartProps {
  days: readonly HistoryDay[]
  /** Under every seventh bar. */
  nameOf: (day: string) => string
}

export function HistoryChart({ days, nameOf }: HistoryChartProps) {
  const floor = HEIGHT - BOTTOM
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, WIDTH], padding: 0.2 })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...days.map(({ reviews }) => reviews))],
    range: [floor, TOP],
  })
  return (
    <svg className="history-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {days.map(({ day, reviews, knew }) => {
        const place = { x: x(day) ?? 0, width: x.bandwidth() }
        return (
          reviews > 0 && (
            <g key={day}>
              <Bar className="forgot" {...place} y={y(reviews)} height={y(knew) - y(reviews)} />
              <Bar className="knew" {...place} y={y(knew)} height={floor - y(knew)} />
            </g>
          )
        )
      })}
      <AxisBottom
        scale={x}
        top={floor}
        hideTicks
        tickValues={days.filter((_, index) => index % 7 === 6).map(({ day }) => day)}
        axisLineClassName="axis"
        tickClassName="tick"
        tickFormat={nameOf}
        tickLabelProps={{ dy: 6, dx: x.bandwidth() / 2, textAnchor: 'end', fontSize: 13 }}
      />
    </svg>
  )
}
