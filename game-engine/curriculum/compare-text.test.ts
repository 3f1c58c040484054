// Typed words: what counts as the same, what may be mended, what is a miss.
import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { checkAnswer } from './check-answer.ts'
import type { TextAnswer } from './exercise.ts'

const WHY = { key: 'written/why' }

function gap(right: string, parts: Partial<TextAnswer> = {}): TextAnswer {
  return { kind: 'text', right, also: [], watch: [], wrong: [], ...parts }
}

const verdictOf = (answer: TextAnswer, given: unknown, language: Language) =>
  checkAnswer(answer, given, language).is

describe('typed words', () => {
  test.each<[string, string, string, Language]>([
    ['blanks around and between', 'ice  cream', ' ice cream ', 'en'],
    ['a final period', 'five', 'Five.', 'en'],
    ['kinds of apostrophes', 'they’re', "they're", 'en'],
    ['letters composed in two ways', 'canción', 'cancio\u0301n', 'es'],
    ['a capital', 'été', 'Été', 'fr'],
    ['full width', 'abc', 'ａｂｃ', 'zh'],
    ['blanks in Chinese', '但是', '但 是。', 'zh'],
  ])('are the same with other %s', (_, right, given, language) => {
    expect(verdictOf(gap(right), given, language)).toBe('right')
  })

  test('are the same as any other word that will do', () => {
    expect(verdictOf(gap('dilemma', { also: ['dichotomy'] }), 'Dichotomy', 'en')).toBe('right')
  })

  test.each<[string, string, Language]>([
    ['canción', 'cancion', 'es'],
    ['niño', 'nino', 'es'],
    ['élève', 'eleve', 'fr'],
    ['mǎ', 'mā', 'zh'],
  ])('with other accents may be mended: %s, not %s', (right, given, language) => {
    expect(checkAnswer(gap(right), given, language)).toEqual({ is: 'other-form', wanted: 'accents' })
    expect(verdictOf(gap(right, { watch: ['accents'] }), given, language)).toBe('wrong')
  })

  test('of a known mistake tell of it, an accent left out among them', () => {
    const mistake = { value: 'cancion', misconception: 'es-tilde/falta', why: WHY }
    const answer = gap('canción', { wrong: [mistake] })
    expect(checkAnswer(answer, 'Cancion', 'es')).toEqual({ is: 'wrong', mistake })
    expect(checkAnswer(answer, 'canton', 'es')).toEqual({ is: 'wrong' })
  })

  test('heed capitals where the item asks for them', () => {
    const answer = gap('March', { watch: ['capitals'] })
    expect(verdictOf(answer, 'March', 'en')).toBe('right')
    expect(verdictOf(answer, 'march', 'en')).toBe('wrong')
  })

  test('that are a mark alone are compared as a mark', () => {
    expect(verdictOf(gap(';'), ';', 'en')).toBe('right')
    expect(verdictOf(gap(';'), ',', 'en')).toBe('wrong')
  })

  test('that are none are no try', () => {
    for (const nothing of ['', '   ', '\n'])
      expect(checkAnswer(gap('five'), nothing, 'en')).toEqual({ is: 'unreadable', code: 'empty' })
    for (const other of [5, null, ['five'], undefined])
      expect(checkAnswer(gap('five'), other, 'en')).toEqual({ is: 'unreadable', code: 'malformed' })
  })
})
