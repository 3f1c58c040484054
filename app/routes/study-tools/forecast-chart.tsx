// The next seven days of cards as bars, drawn on the server: no browser loads the chart library. The table beside it says the same.
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { ForecastDay } from '#app/domain/flashcards/read-forecast.server.ts'

/** In the drawing's own units. */
const WIDTH = 480
const HEIGHT = 170
const TOP = 26
const BOTTOM = 28

export interface ForecastChartProps {
  days: readonly ForecastDay[]
  /** Under its bar. */
  nameOf: (day: string) => string
}

export function ForecastChart({ days, nameOf }: ForecastChartProps) {
  const floor = HEIGHT - BOTTOM
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, WIDTH], padding: 0.22 })
  const most = Math.max(1, ...days.map(({ cards }) => cards))
  const y = scaleLinear({ domain: [0, most], range: [floor, TOP] })
  return (
    <svg className="forecast-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern
          id="cards-pen"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <rect className="paper" width="7" height="7" />
          <rect className="stroke" width="4.4" height="7" />
        </pattern>
      </defs>
      {days.map(({ day, cards }, index) => {
        const left = x(day) ?? 0
        return (
          cards > 0 && (
            <g key={day}>
              <Bar
                className={index === 0 ? 'bar next' : 'bar'}
                x={left}
                y={y(cards)}
                width={x.bandwidth()}
                height={floor - y(cards)}
                fill="url(#cards-pen)"
              />
              <text className="value" x={left + x.bandwidth() / 2} y={y(cards) - 7} textAnchor="middle">
                {cards}
              </text>
            </g>
          )
        )
      })}
      <AxisBottom
        scale={x}
        top={floor}
        hideTicks
        axisLineClassName="axis"
        tickClassName="tick"
        tickFormat={nameOf}
        tickLabelProps={{ dy: 6, textAnchor: 'middle', fontSize: 13 }}
      />
    </svg>
  )
}
