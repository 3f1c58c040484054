import { expect, test } from 'vitest'
import { typeReport } from './watch-types.ts'

test('type errors are shown with their details, and their end once', () => {
  const show = typeReport()
  const lines = [
    '5:31:10 PM - Starting compilation in watch mode...',
    "app/root.tsx(3,1): error TS2322: Type 'string' is not assignable to type 'Locale'.",
    "  Type 'string' is wider.",
    '5:31:20 PM - Found 1 error. Watching for file changes.',
    '',
    '5:31:30 PM - File change detected. Starting incremental compilation...',
    '5:31:32 PM - Found 0 errors. Watching for file changes.',
    '5:31:42 PM - Found 0 errors. Watching for file changes.',
  ]
  expect(lines.map(show).filter((line) => line !== null)).toEqual([
    "type error: app/root.tsx(3,1): error TS2322: Type 'string' is not assignable to type 'Locale'.",
    "  Type 'string' is wider.",
    'no type errors any more',
  ])
})
