import { describe, expect, it } from 'vitest'
import { arrowHead, dashes, hop, stroke, wobble } from './hand.ts'

const from = { x: 10, y: 20 }
const to = { x: 110, y: 20 }

describe('stroke', () => {
  it('starts and ends where it should, and strays no further than the hand does', () => {
    const points = stroke(from, to, 2)
    expect(points.at(0)).toEqual(from)
    expect(points.at(-1)).toEqual(to)
    for (const { y } of points) expect(Math.abs(y - 20)).toBeLessThanOrEqual(2)
    expect(points.some(({ y }) => y !== 20)).toBe(true)
  })

  it('is straight for a steady hand, and the same every time', () => {
    expect(stroke(from, to, 0).every(({ y }) => y === 20)).toBe(true)
    expect(stroke(from, to, 2)).toEqual(stroke(from, to, 2))
  })

  it('is drawn bit by bit along the same path', () => {
    const whole = stroke(from, to, 2)
    const half = stroke(from, to, 2, 0.5)
    expect(half.at(-1)?.x).toBeCloseTo(60)
    expect(half.slice(0, -1)).toEqual(whole.slice(0, half.length - 1))
    expect(stroke(from, to, 2, 0)).toEqual([])
  })
})

it('wobble stays between -1 and 1', () => {
  for (let seed = 0; seed < 500; seed++) expect(Math.abs(wobble(seed))).toBeLessThanOrEqual(1)
})

it('dashes leave gaps and do not run past the end', () => {
  const cut = dashes(from, to, 6)
  expect(cut.length).toBe(9)
  expect(cut.every(([start, end]) => end.x > start.x && end.x <= 110)).toBe(true)
})

it('hops leave the ground and come down again', () => {
  const points = hop(from, to, 30)
  expect(points.at(0)).toEqual(from)
  expect(points.at(-1)?.x).toBeCloseTo(110)
  expect(points.at(-1)?.y).toBeCloseTo(20)
  expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(-10)
})

it('arrow heads point along the path', () => {
  const [left, tip, right] = arrowHead({ x: 0, y: 0 }, { x: 10, y: 0 }, 8)
  expect(tip).toEqual({ x: 10, y: 0 })
  expect(left?.x).toBeCloseTo(right?.x ?? 0)
  expect(left?.y).toBeCloseTo(-(right?.y ?? 0))
  expect(left?.x).toBeLessThan(10)
})
