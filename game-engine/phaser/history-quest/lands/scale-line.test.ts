import { expect, test } from 'vitest'
import { MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import type { Route } from '../route.ts'
import { ticks, widthOf } from './scale-line.ts'

const TOPICS = { middle: 14, high: 14 } as const

test.each(['middle', 'high'] as const)('years of the scale keep apart in every topic: %s', (band) => {
  for (const width of [330, 390, 760, 1200])
    for (let topic = 0; topic < TOPICS[band]; topic++) {
      const route = { room: { width, height: 300 }, line: 220 } as unknown as Route
      const format = (year: number) => (year < 0 ? `公元前${-year}年` : `${year}年`)
      const labels = ticks(band, route, { topic, years: [], format }).flatMap((mark) =>
        mark.mark === 'label' ? [mark] : [],
      )
      const rooms = labels.map(({ x, text }) => {
        const half = widthOf(String(text), MIN_TEXT) / 2
        return { from: x - half, to: x + half }
      })
      for (const [index, { from }] of rooms.entries())
        expect(from - (rooms[index - 1]?.to ?? -99), `${topic} at ${width}`).toBeGreaterThanOrEqual(22)
    }
})
