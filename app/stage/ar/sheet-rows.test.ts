import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { breakLines, type PageElement, sheetRows } from './sheet-rows.ts'

const element = (
  tagName: string,
  textContent: string,
  attributes: Record<string, string> = {},
): PageElement => ({
  tagName,
  textContent,
  getAttribute: (name) => attributes[name] ?? null,
  click: vi.fn(),
})

test('headings, lines and buttons come in the order of the page; what says nothing is left out', () => {
  const rows = sheetRows([
    element('H2', ' Make\n water '),
    element('P', ''),
    element('P', 'Oxygen wants two bonds.'),
    element('BUTTON', '×', { 'aria-label': 'Exit' }),
  ])
  expect(rows.map(({ kind, text }) => [kind, text])).toEqual([
    ['title', 'Make water'],
    ['text', 'Oxygen wants two bonds.'],
    ['button', 'Exit'],
  ])
})

test('the time and the button that leads on are told from the rest, for they look different', () => {
  const rows = sheetRows([
    element('DIV', '84:12 left', { role: 'timer', 'aria-label': 'left: 84:12' }),
    element('BUTTON', 'Hint', { class: 'button ghost small-size' }),
    element('BUTTON', 'Check it', { class: 'button primary small-size main-action' }),
  ])
  expect(rows.map(({ kind, text, isMain }) => [kind, text, isMain])).toEqual([
    ['time', 'left: 84:12', false],
    ['button', 'Hint', false],
    ['button', 'Check it', true],
  ])
})

test('a button is pressed in the page, unless it is off there', () => {
  const on = element('BUTTON', 'Check it')
  const rows = sheetRows([
    on,
    element('BUTTON', 'Next', { 'aria-disabled': 'true' }),
    element('BUTTON', 'Hint', { disabled: '' }),
    element('P', 'A line'),
  ])
  rows[0]?.press?.()
  expect(on.click).toHaveBeenCalledOnce()
  expect(rows.slice(1).map(({ press }) => press)).toEqual([null, null, null])
})

test.each([
  ['Oxygen wants two bonds.', 12, ['Oxygen wants', 'two bonds.']],
  ['Photosynthesis', 5, ['Photosynthesis']],
  ['氧要两个键，氢要一个。', 5, ['氧要两个', '键，氢要一', '个。']],
  ['', 5, []],
])('%s in %i', (text, most, lines) => {
  expect(breakLines(text, most, (line) => line.length)).toEqual(lines)
})

test('no line is too long unless it is one piece, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '水'), minLength: 1, maxLength: 9 })),
      (words) => {
        const lines = breakLines(words.join(' '), 10, (line) => line.length)
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
        for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(10)
      },
    ),
  )
})
