import { expect, test } from 'vitest'
import { fieldSide, scrollTo } from './camera.ts'
import { layOut } from './maze-layout.ts'

test('the whole maze fits where its cells are large enough', () => {
  expect(fieldSide({ size: 12 }, 600)).toBe(600)
  expect(fieldSide({ size: 5 }, 260)).toBe(260)
})

test('on a narrow phone cells stay 28 px and the picture is larger than the board', () => {
  const side = fieldSide({ size: 12 }, 260)
  expect(side).toBeGreaterThan(260)
  expect(layOut({ size: 12 }, side).cell).toBeCloseTo(28)
})

test('the picture follows the player as far as its edges', () => {
  expect(scrollTo({ x: 20, y: 150 }, 300, 260)).toEqual({ x: 0, y: 20 })
  expect(scrollTo({ x: 290, y: 280 }, 300, 260)).toEqual({ x: 40, y: 40 })
  expect(scrollTo({ x: 290, y: 280 }, 600, 600)).toEqual({ x: 0, y: 0 })
})
