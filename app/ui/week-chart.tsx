// One week as seven bars, drawn on the server: no browser loads the chart library. Values stand on the bars; whoever shows
// it says the same in words to those who do not see it. Its looks are in week-chart.css.
import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { dateFormat, numberFormat } from '#app/i18n/formats.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** In the drawing's own units. */
const WIDTH = 336
const HEIGHT = 150
const TOP = 26
const BOTTOM = 26
const GRID = [0.5, 1]

export interface WeekChartProps {
  /** Seven days, YYYY-MM-DD, and what was done on each. */
  days: readonly { day: string; value: number }[]
  /** The most of any week, so that weeks can be compared; at least 1. */
  most: number
  /** The one bar drawn solid; null where nothing was played. */
  bestDay: string | null
  locale: Locale
  /** Names the drawing's own hatch among others on the page. */
  id: string
}

export function WeekChart({ days, most, bestDay, locale, id }: WeekChartProps) {
  const floor = HEIGHT - BOTTOM
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [0, WIDTH],
    paddingInner: 0.28,
    paddingOuter: 0.14,
  })
  const y = scaleLinear({ domain: [0, most], range: [floor, TOP] })
  const number = numberFormat(locale)
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <svg className="week-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <rect className="paper" width="7" height="7" />
          <rect className="stroke" width="4.4" height="7" />
        </pattern>
      </defs>
      {GRID.map((share) => (
        <line key={share} className="grid" x2={WIDTH} y1={y(most * share)} y2={y(most * share)} />
      ))}
      <Group>
        {days.map(({ day, value }) => {
          const left = x(day) ?? 0
          const top = y(value)
          return (
            value > 0 && (
              <Group key={day}>
                <Bar
                  className={day === bestDay ? 'bar best' : 'bar'}
                  x={left}
                  y={top}
                  width={x.bandwidth()}
                  height={floor - top}
                  rx={4}
                  fill={`url(#${id})`}
                />
                <text className="value" x={left + x.bandwidth() / 2} y={top - 7} textAnchor="middle">
                  {number.format(value)}
                </text>
              </Group>
            )
          )
        })}
      </Group>
      <AxisBottom
        scale={x}
        top={floor}
        hideTicks
        axisLineClassName="axis"
        tickClassName="tick"
        tickFormat={(day) => weekday.format(new Date(day))}
        tickLabelProps={{ dy: 6, textAnchor: 'middle', fontSize: 13 }}
      />
    </svg>
  )
}
