import { describe, expect, it } from 'vitest'
import { figures, plural } from '../count.ts'
import { compileMessage } from './compile-message.ts'
import { countingSource } from './counting-source.ts'

function say(text: string, inputs: Record<string, unknown> = {}, locale = 'en'): string {
  const { source } = compileMessage(text, locale)
  const said = new Function('figures', 'plural', `return ${source}`)(figures, plural)(inputs)
  const saidInBrowser = new Function(`${countingSource(locale)}return ${source}`)()(inputs)
  expect(saidInBrowser).toBe(said)
  return said
}

describe('a compiled message', () => {
  it.each([
    ['Hello', {}, 'Hello'],
    ['Hi {name}!', { name: 'Ana' }, 'Hi Ana!'],
    ['Back`tick, $'.concat('{dollar} and \\ stay'), { dollar: 1 }, 'Back`tick, $1 and \\ stay'],
    ["It's 5 o'clock <b> | #", {}, "It's 5 o'clock <b> | #"],
    ["'{'literal'}'", {}, '{literal}'],
    ['{count, number}', { count: 12_345 }, '12,345'],
    ['{count, plural, =0 {none} one {# card} other {# cards}}', { count: 0 }, 'none'],
    ['{count, plural, =0 {none} one {# card} other {# cards}}', { count: 1 }, '1 card'],
    ['{count, plural, =0 {none} one {# card} other {# cards}}', { count: 1_200 }, '1,200 cards'],
    ['{kind, select, pass {a pass} other {an item}}', { kind: 'pass' }, 'a pass'],
    ['{kind, select, pass {a pass} other {an item}}', { kind: 'toString' }, 'an item'],
    [
      '{n, plural, one {{name} has # star} other {{name} has # stars}}',
      { n: 2, name: 'Bo' },
      'Bo has 2 stars',
    ],
  ])('%s', (text, inputs, said) => {
    expect(say(text, inputs)).toBe(said)
  })

  it('counts as its language does', () => {
    const text = '{count, plural, one {# carte} other {# cartes}}'
    expect(say(text, { count: 0 }, 'fr')).toBe('0 carte')
    expect(say(text, { count: 0 }, 'en')).toBe('0 cartes')
    expect(say('{count, plural, other {#张}}', { count: 1 }, 'zh')).toBe('1张')
    expect(say('{count, number}', { count: 12_345.5 }, 'es')).toBe('12\u202f345.5')
  })

  it('tells its parameters and their types', () => {
    const { parameters } = compileMessage(
      '{name}: {count, plural, one {#} other {#}}, {kind, select, a {} other {}}',
      'en',
    )
    expect([...parameters]).toEqual([
      ['name', 'text'],
      ['count', 'number'],
      ['kind', 'text'],
    ])
  })

  it.each([
    '{',
    '{a, date}',
    '{n, selectordinal, other {#}}',
    '{n, plural, one {#}}',
    '{kind, select, other {}}',
  ])('refuses %s', (text) => {
    expect(() => compileMessage(text, 'en')).toThrow()
  })
})
