// Fingers on the camera's picture: what turns and moves the notebook, what makes it larger, and what is a press on the scene.
import type { MouseEvent, PointerEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFingers as fingersOf } from './use-fingers.ts'

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useRef: (current: unknown) => ({ current }),
}))

let told: unknown[]
let isTapTaken: boolean
let fingers: ReturnType<typeof fingersOf>

beforeEach(() => {
  told = []
  isTapTaken = false
  fingers = fingersOf({
    onDrag: (from, to) => told.push(['drag', from, to]),
    onPinch: (factor, turn) => told.push(['pinch', factor, turn]),
    onTap: (at) => {
      told.push(['tap', at])
      return isTapTaken
    },
  })
})

const at = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY }) as PointerEvent

/** @returns whether the scene got the press */
function click(x: number, y: number): boolean {
  const stopPropagation = vi.fn()
  fingers.onClickCapture({ clientX: x, clientY: y, stopPropagation } as unknown as MouseEvent)
  return stopPropagation.mock.calls.length === 0
}

test('a finger that trembles taps, and the scene gets the press', () => {
  fingers.onPointerDown(at(1, 100, 100))
  fingers.onPointerMove(at(1, 103, 104))
  fingers.onPointerUp(at(1, 103, 104))
  expect(click(103, 104)).toBe(true)
  expect(told).toEqual([['tap', { x: 103, y: 104 }]])
})

test('a tap that lays the notebook down is no press on the scene', () => {
  isTapTaken = true
  fingers.onPointerDown(at(1, 100, 100))
  fingers.onPointerUp(at(1, 100, 100))
  expect(click(100, 100)).toBe(false)
})

test('one finger drags, and presses nothing where it is lifted; the next tap is one again', () => {
  fingers.onPointerDown(at(1, 100, 100))
  fingers.onPointerMove(at(1, 120, 100))
  fingers.onPointerMove(at(1, 121, 101))
  fingers.onPointerUp(at(1, 121, 101))
  expect(click(121, 101)).toBe(false)
  expect(told).toEqual([
    ['drag', { x: 100, y: 100 }, { x: 120, y: 100 }],
    ['drag', { x: 120, y: 100 }, { x: 121, y: 101 }],
  ])
  expect(click(121, 101)).toBe(true)
})

test('two fingers that move apart make larger, around each other they turn, and press nothing', () => {
  fingers.onPointerDown(at(1, 100, 100))
  fingers.onPointerDown(at(2, 200, 100))
  fingers.onPointerMove(at(2, 300, 100))
  fingers.onPointerMove(at(2, 100, 300))
  expect(told).toEqual([
    ['pinch', 2, 0],
    ['pinch', 1, expect.any(Number)],
  ])
  expect(Math.abs((told[1] as [string, number, number])[2])).toBeCloseTo(Math.PI / 2)
  fingers.onPointerUp(at(2, 100, 300))
  fingers.onPointerUp(at(1, 100, 100))
  expect(click(100, 100)).toBe(false)
})

test('a finger that came from elsewhere, or is gone, moves nothing', () => {
  fingers.onPointerMove(at(1, 300, 300))
  fingers.onPointerDown(at(2, 100, 100))
  fingers.onPointerCancel(at(2, 100, 100))
  fingers.onPointerMove(at(2, 300, 300))
  expect(told).toEqual([])
})
