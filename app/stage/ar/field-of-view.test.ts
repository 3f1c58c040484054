import { expect, test } from 'vitest'
import { fitScale, verticalFieldOfView } from './field-of-view.ts'

test('a phone shows the same along its longer side, however it is held', () => {
  expect(verticalFieldOfView(390, 844)).toBe(64)
  const turned = verticalFieldOfView(844, 390)
  const across = (2 * Math.atan(Math.tan((turned * Math.PI) / 360) * (844 / 390)) * 180) / Math.PI
  expect(across).toBeCloseTo(64)
})

test('what is laid down fits the picture across, and is never larger than life', () => {
  const scale = fitScale(0.6, 0.7, 390, 844)
  const half = Math.tan((64 * Math.PI) / 360) * (390 / 844) * 0.7
  expect(0.6 * scale).toBeCloseTo(2 * half * 0.8)
  expect(scale).toBeLessThan(1)
  expect(fitScale(0.6, 5, 390, 844)).toBe(1)
})
