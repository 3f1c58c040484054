import { expect, test } from 'vitest'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { circleGraph } from './circle-graph.ts'

/** Shares of the circle, each by the area of its slice. */
function areas(marks: readonly Mark[]): number[] {
  return marks.flatMap((mark) => {
    if (mark.mark !== 'shape') return []
    const twice = mark.points.reduce((sum, { x, y }, place) => {
      const next = mark.points[(place + 1) % mark.points.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0)
    return [twice / 2]
  })
}

const written = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.mark === 'label' ? [mark.text] : []))

test('each slice is as large as its share', () => {
  const slices = areas(circleGraph(0, '50-30-20'))
  const whole = slices.reduce((sum, area) => sum + area, 0)
  expect(slices.map((area) => Math.round((area / whole) * 100))).toEqual([50, 30, 20])
})

test('shares are written where they have room', () => {
  expect(written(circleGraph(0, '78-21-1'))).toEqual(['78', '21'])
})

test('the share that is told comes out with the answer, alone', () => {
  const [before, after] = [circleGraph(0, '50-30-20/2'), circleGraph(1, '50-30-20/2')]
  expect(before.map((mark, place) => JSON.stringify(mark) === JSON.stringify(after[place]))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ])
})
