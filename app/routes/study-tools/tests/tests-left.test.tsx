import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestsLeft } from './tests-left.tsx'

const words = (limit: { left: number } | null) => renderToStaticMarkup(<TestsLeft limit={limit} />)

test('what is left of the month is said where there is a limit', () => {
  expect(words({ left: 1 })).toContain('1 practice test left this month')
  expect(words({ left: 2 })).toContain('2 practice tests left this month')
  expect(words({ left: 0 })).toContain('You’ve used this month’s practice tests.')
  expect(words(null)).toBe('')
})
