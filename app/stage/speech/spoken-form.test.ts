import { describe, expect, it } from 'vitest'
import { spokenForm } from './spoken-form.ts'

const said = (text: string, language: 'en' | 'es' | 'fr' | 'zh' = 'en') => spokenForm(text, language).text

describe('a formula', () => {
  it.each([
    ['en', '3 plus 4 equals what'],
    ['es', '3 más 4 es igual a cuánto'],
    ['fr', '3 plus 4 égale combien'],
    ['zh', '3 加 4 等于 多少'],
  ] as const)('is said in words of %s', (language, words) => {
    expect(said('3 + 4 = ?', language)).toBe(words)
  })

  it.each([
    ['12 − 7 = ?', '12 minus 7 equals what'],
    ['12 - 7', '12 minus 7'],
    ['x - y', 'x minus y'],
    ['-3 × −4', 'negative 3 times negative 4'],
    ['24 ÷ 6', '24 divided by 6'],
    ['3 + ? = 7', '3 plus what equals 7'],
    ['6² = ?', '6 squared equals what'],
    ['x^3 + x^10', 'x cubed plus x to the power of 10'],
    ['√49', 'the square root of 49'],
    ['2 × (3 + 4)', '2 times open parenthesis 3 plus 4 close parenthesis'],
    ['1/2 + 3/4', 'one half plus 3 fourths'],
    ['3/2 and 5/13', '3 halves and 5 over 13'],
    ['2 : 3', '2 to 3'],
    ['x ≤ 5', 'x is at most 5'],
  ])('%s is said as “%s”', (text, words) => {
    expect(said(text)).toBe(words)
  })

  it('is of numbers with a voice can say as one', () => {
    expect(said('12\u202f500 + 1', 'fr')).toBe('12500 plus 1')
    expect(said('3/5', 'es')).toBe('3 quintos')
    expect(said('1/3 + 2/3', 'fr')).toBe('un tiers plus 2 tiers')
    expect(said('3/4', 'zh')).toBe('4分之3')
  })
})

describe('prose', () => {
  it.each([
    ['en', 'What is a well-known fact (1969)? Why?'],
    ['en', 'It was 5 cm² wide, or so (see page 12-14).'],
    ['fr', 'Combien font trois\u202f? Et « quatre »\u202f?'],
    ['es', '¿Cuántas hay? Son 5–7.'],
    ['zh', '为什么？因为天是蓝的。'],
  ] as const)('of %s stays as it is', (language, text) => {
    expect(said(text, language)).toBe(text)
  })

  it('has a word for its gap', () => {
    expect(said('The sky is ___.')).toBe('The sky is blank.')
  })
})

it('knows which place on the page a spoken word belongs to', () => {
  const form = spokenForm('12 ÷ 4 = ?', 'en')
  const shownOf = (word: string) => {
    const start = form.text.indexOf(word)
    const { start: from, end } = form.shownAt({ start, end: start + word.length })
    return '12 ÷ 4 = ?'.slice(from, end)
  }
  expect(shownOf('12')).toBe('12')
  expect(shownOf('divided')).toBe('÷')
  expect(shownOf('by')).toBe('÷')
  expect(shownOf('4')).toBe('4')
  expect(shownOf('what')).toBe('?')
})
