import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToText } from './html-text.ts'
import { readTable, writeTable } from './table.ts'

const pairs = (text: string) => readTable(text).map(({ front, back }) => [front, back])

describe('a table of cards', () => {
  it.each([
    [
      'CSV',
      'sun,sol\r\nmoon,luna\r\n',
      [
        ['sun', 'sol'],
        ['moon', 'luna'],
      ],
    ],
    [
      'CSV with quotes',
      '"Paris, France","the ""city of light"""\n"two\nlines",x',
      [
        ['Paris, France', 'the "city of light"'],
        ['two\nlines', 'x'],
      ],
    ],
    [
      'CSV with semicolons, as spreadsheets of commas write it',
      '\ufeffπ;3,14\ne;2,72',
      [
        ['π', '3,14'],
        ['e', '2,72'],
      ],
    ],
    [
      'what Quizlet copies',
      'mitosis\tcell division, in two\nosmosis\twater, moving',
      [
        ['mitosis', 'cell division, in two'],
        ['osmosis', 'water, moving'],
      ],
    ],
    [
      'one column',
      'sun\n\nmoon',
      [
        ['sun', ''],
        ['moon', ''],
      ],
    ],
    ['a mark of inches', '5" pipe\tfive inches', [['5" pipe', 'five inches']]],
    [
      'Anki’s text export',
      '#separator:tab\n#html:true\n#guid column:1\n#tags column:4\nabc\tA <b>cell</b>\tthe unit<br>of life\tbio\n',
      [['A cell', 'the unit\nof life']],
    ],
    ['nothing', '', []],
    ['a separator alone', '#separator:Comma\n,back only\n', []],
  ])('%s', (_, text, expected) => {
    expect(pairs(text)).toEqual(expected)
  })

  it('comes back as it was written, whatever stands on the cards', () => {
    const side = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r\n?/g, '\n').trim())
    const cards = fc.array(fc.record({ front: side.filter((text) => text !== ''), back: side }))
    fc.assert(
      fc.property(cards, fc.constantFrom(',', '\t'), (made, separator) => {
        const name = separator === ',' ? 'comma' : 'tab'
        expect(readTable(`#separator:${name}\n${writeTable(made, separator)}`)).toEqual(made)
      }),
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "'=1"])(
    'neutralises %s, which a spreadsheet would run',
    (cell) => {
      const written = writeTable([{ front: cell, back: 'x' }], ',')
      expect(written).toMatch(/^"?'/)
      expect(readTable(written)[0]?.front).toBe(cell)
    },
  )
})

describe('HTML becomes text', () => {
  it.each([
    ['<div>one</div><div>two</div>', 'one\ntwo'],
    ['a<script>alert(1)</script>b<style>x{}</style>', 'ab'],
    ['<img src=x onerror=alert(1)>sun', 'sun'],
    ['&lt;script&gt; &amp; &#960;&#x3c0; &nbsp;x &unknown;', '<script> & ππ  x &unknown;'],
    ['\\(\\frac{1}{2}\\) and [$]x^2[/$] and [latex]$y$[/latex]', '$\\frac{1}{2}$ and $x^2$ and $y$'],
    ['<anki-mathjax block="true">a+b</anki-mathjax>', '$a+b$'],
    ['sun [sound:sun.mp3]', 'sun'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<script>never closed', ''],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.stringMatching(/^[<>/&;#a-z$[\]\\()]{0,80}$/), (html) => void htmlToText(html)))
  })

  // Each took from seconds to minutes when its pattern looked for its end from every beginning.
  it.each([
    ...[
      '\\(',
      '\\[',
      '[latex]',
      '[$]',
      '[sound:',
      '<br',
      '<anki-mathjax>',
      '<anki-mathjax',
      '<!--',
      '<script>',
      '</script ',
    ],
    ...[' ', '$', '&', '\n '],
  ])('and a text of nothing but "%s" is read at once', (part) => {
    expect(htmlToText(`x${part.repeat(200_000)}x`).startsWith('x')).toBe(true)
  })
})
