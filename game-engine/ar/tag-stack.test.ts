import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stacked, type TagBox } from './tag-stack.ts'

const box = fc.record({
  x: fc.integer({ min: -190, max: 190 }),
  bottom: fc.integer({ min: -300, max: 300 }),
  width: fc.integer({ min: 10, max: 160 }),
  height: fc.integer({ min: 10, max: 40 }),
})

function covers(one: TagBox, other: TagBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    one.bottom < other.bottom + other.height &&
    other.bottom < one.bottom + one.height
  )
}

test('none covers another, none goes down, and the nearest stays', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 12 }), (boxes) => {
      const rises = stacked(boxes)
      expect(rises[0]).toBe(0)
      expect(Math.min(...rises)).toBeGreaterThanOrEqual(0)
      const moved = boxes.map((one, index) => ({ ...one, bottom: one.bottom + (rises[index] ?? 0) }))
      for (const [index, one] of moved.entries())
        for (const other of moved.slice(index + 1)) expect(covers(one, other)).toBe(false)
    }),
  )
})

test('tags that are apart stay where they are', () => {
  const apart = [0, 1, 2].map((place) => ({ x: place * 60, bottom: 0, width: 50, height: 20 }))
  expect(stacked(apart)).toEqual([0, 0, 0])
})
