import { expect, test } from 'vitest'
import { PRESS_SCRIPT } from './press-script.ts'

test('every page carries less than 1 KB for early presses, and it parses', () => {
  expect(PRESS_SCRIPT.length).toBeLessThan(1_024)
  expect(() => new Function(PRESS_SCRIPT)).not.toThrow()
})
