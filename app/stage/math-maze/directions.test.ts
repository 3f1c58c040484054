import { expect, test } from 'vitest'
import { directionOf, directionOfKey } from './directions.ts'

test.each([
  ['ArrowUp', 'ArrowUp', 'up'],
  ['ArrowDown', 'ArrowDown', 'down'],
  ['ArrowLeft', 'ArrowLeft', 'left'],
  ['ArrowRight', 'ArrowRight', 'right'],
  ['w', 'KeyW', 'up'],
  ['W', 'KeyW', 'up'],
  ['a', 'KeyA', 'left'],
  ['s', 'KeyS', 'down'],
  ['D', 'KeyD', 'right'],
  // A French keyboard writes z where others have w: the letter counts.
  ['z', 'KeyW', null],
  ['w', 'KeyZ', 'up'],
  // A Russian one writes no w at all: the place counts.
  ['ц', 'KeyW', 'up'],
  ['ф', 'KeyA', 'left'],
  ['1', 'Digit1', null],
  ['Enter', 'Enter', null],
  ['constructor', '', null],
] as const)('%s (%s) leads %s', (key, code, direction) => {
  expect(directionOfKey({ key, code })).toBe(direction)
})

test.each([
  [40, 3, 'right'],
  [-40, 39, 'left'],
  [3, 40, 'down'],
  [-3, -40, 'up'],
  [23, -23, null],
  [0, 0, null],
] as const)('a swipe of %i, %i leads %s', (dx, dy, direction) => {
  expect(directionOf(dx, dy, 24)).toBe(direction)
})
