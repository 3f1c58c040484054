import { describe, expect, test } from 'vitest'
import type { Block } from '../content.types.ts'
import { compileContent } from './compile-content.ts'
import { linkTarget } from './link-target.ts'
import { readBlocks } from './read-blocks.ts'

const FRONT = `---
title: Privacy Policy
description: What we keep, for how long, and how to have it erased.
effective: 2025-04-22
updated: 2026-11-22
---
`
const text = (words: string) => ({ kind: 'text', text: words })
const paragraph = (words: string): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text: words }] })

describe('Markdown to blocks', () => {
  test.each<[string, string, unknown]>([
    [
      'a heading',
      '## Two words {#two}',
      { kind: 'heading', level: 2, id: 'two', children: [text('Two words')] },
    ],
    ['a line broken in the file', 'one\ntwo', paragraph('one two')],
    ['quotes', '> said', { kind: 'quote', blocks: [paragraph('said')] }],
    [
      'a list',
      '1. one\n2. two',
      { kind: 'list', ordered: true, items: [[paragraph('one')], [paragraph('two')]] },
    ],
    [
      'words in a line',
      '**a** *b* [c](/games)',
      {
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [text('a')] },
          text(' '),
          { kind: 'emphasis', children: [text('b')] },
          text(' '),
          { kind: 'link', to: '/games', children: [text('c')] },
        ],
      },
    ],
    [
      'a figure',
      '![an hourglass](art:hourglass "Time helps.")',
      { kind: 'figure', picture: 'hourglass', alt: 'an hourglass', caption: 'Time helps.' },
    ],
    [
      'a table',
      '```table\ncaption: Kept\nhead: [What, How long]\nrows:\n  - [Rounds, "**90** days"]\n```',
      {
        kind: 'table',
        caption: 'Kept',
        head: [[text('What')], [text('How long')]],
        rows: [[[text('Rounds')], [{ kind: 'strong', children: [text('90')] }, text(' days')]]],
      },
    ],
  ])('%s', (_, markdown, block) => {
    expect(readBlocks(markdown)).toEqual([block])
  })

  test.each<[string, string, RegExp]>([
    ['HTML', 'fine\n\n<script>alert(1)</script>', /line 3.*html/],
    ['HTML in a line', 'a <b>b</b>', /html/],
    ['code', '```js\n1\n```', /code/],
    ['a rule', '***', /thematicBreak/],
    ['the title again', '# Title {#title}', /##/],
    ['a heading without its id', '## Title', /id/],
    ['a script as a link', '[a](javascript:alert)', /nobody may follow/],
    ["another site's path", '[a](//evil.example)', /nobody may follow/],
    ['a link without words', '[](/games)', /nobody may follow/],
    ['a picture from elsewhere', '![a](https://example.com/a.png "b")', /figure/],
    ['a table with a short row', '```table\ncaption: Kept\nhead: [a, b]\nrows: [[a]]\n```', /other cells/],
  ])('%s is refused', (_, markdown, why) => {
    expect(() => readBlocks(markdown)).toThrow(why)
  })

  test.each([
    ['/pricing?interval=year#faq', true],
    ['#sources', true],
    ['https://doi.org/10.1037/0033-2909.132.3.354', true],
    ['mailto:hello@example.com', true],
    ['http://example.com', false],
    ['/\\evil.example', false],
    ['data:text/html,x', false],
    ['games', false],
  ])('a link to %s: %s', (url, allowed) => {
    expect(linkTarget(url)).toBe(allowed ? url : null)
  })
})

describe('a file', () => {
  test('has facts, minutes and blocks; the product has its name', () => {
    expect(compileContent('legal', `${FRONT}\nWelcome to {product}.\n`)).toEqual({
      facts: {
        title: 'Privacy Policy',
        description: 'What we keep, for how long, and how to have it erased.',
        effective: '2025-04-22',
        updated: '2026-11-22',
      },
      minutes: 1,
      blocks: [paragraph('Welcome to Sparkbook.')],
    })
  })

  test.each<[string, string]>([
    ['no front matter', 'Just words.'],
    ['a day there never was', FRONT.replace('04-22', '04-31')],
    ['a fact nobody knows', FRONT.replace('---\n', '---\nauthor: me\n')],
    ['no title', FRONT.replace(/title.*\n/, '')],
  ])('with %s is refused', (_, file) => {
    expect(() => compileContent('legal', file)).toThrow()
  })
})
