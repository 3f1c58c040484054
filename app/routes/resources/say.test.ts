import { describe, expect, test } from 'vitest'
import * as m from '#app/i18n/generated/messages.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { listOf, rowsOf } from './say.server.ts'

test('a list and a table are read out of a message', () => {
  expect(listOf('one | two')).toEqual(['one', 'two'])
  expect(rowsOf('a; b | c; d')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

describe.each(LOCALES)('in %s', (locale) => {
  const say = { locale }

  test('lists are as long as in English', () => {
    for (const message of [
      m.resources_parents_keep_list,
      m.resources_parents_never_list,
      m.resources_teachers_notes_list,
    ])
      expect(listOf(message({}, say))).toHaveLength(listOf(message({}, { locale: 'en' })).length)
  })

  test('the lesson has four steps of three cells, each game two', () => {
    expect(rowsOf(m.resources_teachers_plan_rows({}, say)).map((row) => row.length)).toEqual([3, 3, 3, 3])
    for (const message of [
      m.resources_teachers_math_master,
      m.resources_teachers_math_maze,
      m.resources_teachers_science,
      m.resources_teachers_words,
      m.resources_teachers_history,
    ])
      expect(rowsOf(message({}, say)).map((row) => row.length)).toEqual([2])
  })
})
