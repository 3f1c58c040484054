import { describe, expect, it } from 'vitest'
import { dayBefore } from '#app/domain/progress/day-of.ts'
import { DAYS_SHOWN, drawWeeks } from './draw-weeks.server.tsx'

const TODAY = '2026-11-21'
const days = Array.from({ length: DAYS_SHOWN }, (_, index) => {
  const day = dayBefore(TODAY, DAYS_SHOWN - 1 - index)
  return { day, xp: { '2026-11-20': 1_470, '2026-11-18': 1_470, '2026-11-03': 260 }[day] ?? 0 }
})

describe('drawWeeks', () => {
  it('gives four weeks, the newest first', () => {
    expect(drawWeeks(days, null, 'en').map(({ from }) => from)).toEqual([
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-25',
    ])
  })

  it('prints the values on the bars, in the language of the page', () => {
    const printed = (locale: 'en' | 'es' | 'fr' | 'zh') =>
      drawWeeks(days, null, locale).map(({ svg }) =>
        svg.match(/class="value"[^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, '')),
      )
    expect(printed('en')).toEqual([['1,470', '1,470'], undefined, ['260'], undefined])
    expect(printed('fr')[0]?.[0]).toMatch(/^1\s470$/)
  })

  it('draws every week to one scale, and one bar solid', () => {
    const svgs = drawWeeks(days, '2026-11-20', 'en').map(({ svg }) => svg)
    const heights = svgs.flatMap((svg) =>
      [...svg.matchAll(/<rect class="visx-bar bar[^>]*? height="([\d.]+)"/g)].map(([, height]) =>
        Number(height),
      ),
    )
    const [high, alike, low = 0] = heights
    expect(heights).toHaveLength(3)
    expect(alike).toBe(high)
    expect(low / (high ?? 1)).toBeCloseTo(260 / 1_470)
    expect(svgs.join('').match(/bar best/g)).toHaveLength(1)
  })

  it('draws nothing but the axis for somebody who has played nothing', () => {
    const idle = days.map(({ day }) => ({ day, xp: 0 }))
    for (const { svg } of drawWeeks(idle, null, 'zh')) {
      expect(svg).not.toContain('visx-bar')
      expect(svg).toContain('visx-axis')
    }
  })
})
