import { describe, expect, it } from 'vitest'
import { isThemeLevel, THEME_LEVELS } from './theme-level.ts'

describe('theme level', () => {
  it('is one of four, the unchosen one first', () => {
    expect(THEME_LEVELS).toEqual(['default', 'elementary', 'middle-school', 'high'])
  })
  it.each([['middle'], ['High'], ['high '], [''], [null], [undefined], [0], [['high']], ['constructor']])(
    'refuses %j',
    (value) => {
      expect(isThemeLevel(value)).toBe(false)
    },
  )
})
