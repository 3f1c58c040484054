import { expect, test } from 'vitest'
import { readSet } from './read-set.ts'

test('a line is a difficulty and its words, in their order', () => {
  expect(readSet('\n  2 sun moon\n  1 cow\n')).toEqual([
    { word: 'sun', difficulty: 2 },
    { word: 'moon', difficulty: 2 },
    { word: 'cow', difficulty: 1 },
  ])
})

test.each(['sun moon', '6 sun', '0 sun', ''])('"%s" has no difficulty', (lines) => {
  expect(() => readSet(lines)).toThrow('not the words of a difficulty')
})
