import { expect, test } from 'vitest'
import { between, circle, curve, during, fitted, placed, points, shape, smooth, turned } from './forms.ts'

test('points are read from text', () => {
  expect(points('10,20 -3.5,4')).toEqual([
    { x: 10, y: 20 },
    { x: -3.5, y: 4 },
  ])
})

test.each([
  [0.5, 15],
  [-1, 10],
  [2, 20],
])('%d of the way from 10 to 20 is %d', (share, expected) => {
  expect(between(10, 20, share)).toBe(expected)
})

test('during stretches a part of a movement to the whole', () => {
  expect([0, 0.25, 0.5, 0.8, 1].map((share) => during(share, 0, 0.5))).toEqual([0, 0.5, 1, 1, 1])
})

test('a smooth line goes through its points, and a closed one has no end of its own', () => {
  const through = points('0,0 10,10 20,0')
  const open = smooth(through)
  for (const point of through) expect(open).toContainEqual(point)
  expect(smooth(through, true)).toHaveLength(18)
})

test('a circle has its radius everywhere', () => {
  for (const { x, y } of circle(5, 6, 10)) expect(Math.hypot(x - 5, y - 6)).toBeCloseTo(10)
})

test('a quarter turn goes clockwise', () => {
  const { x, y } = turned({ x: 10, y: 0 }, { x: 0, y: 0 }, Math.PI / 2)
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(10)])
})

test('a sheet is fitted into the middle of its room', () => {
  expect(fitted({ width: 400, height: 120 })).toEqual({ scale: 1, origin: { x: 120, y: 0 } })
})

test('marks are moved and scaled, whatever they are', () => {
  const marks = [
    shape(points('0,0 10,0 10,10'), 'a', 0),
    curve(points('1,1 2,2'), 0),
    { mark: 'line', from: { x: 0, y: 0 }, to: { x: 5, y: 5 }, ink: 'ink', width: 'thin', at: 0 },
    { mark: 'hop', from: { x: 0, y: 0 }, to: { x: 5, y: 5 }, height: 4, at: 0 },
    { mark: 'counter', x: 1, y: 2, radius: 3, kind: 'a', at: 0 },
    { mark: 'cross', x: 1, y: 2, radius: 3, at: 0 },
    { mark: 'field', x: 1, y: 2, width: 3, height: 4, fill: 'a', outline: 'ink', at: 0 },
    { mark: 'label', x: 1, y: 2, text: '7', size: 18, ink: 'ink', at: 0 },
  ] as const
  expect(placed(marks, { x: 100, y: 200 }, 2)).toMatchObject([
    { points: points('100,200 120,200 120,220') },
    { points: points('102,202 104,204') },
    { from: { x: 100, y: 200 }, to: { x: 110, y: 210 } },
    { to: { x: 110, y: 210 }, height: 8 },
    { x: 102, y: 204, radius: 6 },
    { x: 102, y: 204, radius: 6 },
    { x: 102, y: 204, width: 6, height: 8 },
    { x: 102, y: 204, size: 18 },
  ])
})
