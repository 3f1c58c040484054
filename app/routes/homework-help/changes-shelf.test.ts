import { expect, test } from 'vitest'
import { ASK_ERRORS, type AskError } from './ask-errors.ts'
import { changesShelf } from './changes-shelf.ts'

test('a noted question and a reached limit are read again', () => {
  expect(changesShelf({ is: 'help', questionId: 'noted' })).toBe(true)
  expect(changesShelf({ is: 'writing', error: 'quota_used_up' })).toBe(true)
})

test.each(Object.keys(ASK_ERRORS) as AskError[])(
  'the page stays as it is where the answer is %s',
  (error) => {
    expect(changesShelf({ is: 'writing', error })).toBe(false)
  },
)

test('what was not noted changes nothing', () => {
  expect(changesShelf({ is: 'help', questionId: null })).toBe(false)
  expect(changesShelf({ is: 'help-lines' })).toBe(false)
})
