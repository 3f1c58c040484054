import { describe, expect, it } from 'vitest'
import { AR_FILTERS } from '#app/domain/catalogue/ar-filters.ts'
import { FILLS } from '../core/part.ts'
import { FILTERS, filtered } from './filters.ts'
import { TEST_NOTEBOOK } from './notebook.fixture.ts'
import { luminance, type Rgb } from './notebook.ts'
import { applyNotebook, makeUniforms } from './uniforms.ts'

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('draws the filters that the store sells', () => {
  expect([...FILTERS].toSorted()).toEqual([...AR_FILTERS].toSorted())
})

describe.each(FILTERS)('%s', (filter) => {
  const drawn = filtered(TEST_NOTEBOOK, filter)

  it('keeps tags readable', () => {
    expect(contrast(drawn.on.paper, drawn.palette.paper)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  })

  it('fills every place of the palette with colours that a screen has', () => {
    for (const fill of FILLS) {
      for (const value of [...drawn.palette[fill], ...drawn.on[fill]]) {
        expect(value >= 0 && value <= 1).toBe(true)
      }
    }
  })

  it('is taken off again without a trace', () => {
    const numbers = (uniforms: ReturnType<typeof makeUniforms>) => JSON.stringify(uniforms)
    const [fresh, worn] = [makeUniforms(), makeUniforms()]
    applyNotebook(fresh, TEST_NOTEBOOK)
    applyNotebook(worn, drawn)
    expect(numbers(worn)).not.toBe(numbers(fresh))
    applyNotebook(worn, TEST_NOTEBOOK)
    expect(numbers(worn)).toBe(numbers(fresh))
  })
})
