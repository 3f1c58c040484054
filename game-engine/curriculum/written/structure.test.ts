// What the server keeps of a written skill, and what a version follows from.
import { describe, expect, test } from 'vitest'
import { writtenItems } from '#app/bundle/written-items.ts'
import type { WrittenSkill } from './item.ts'
import { structureOf, versionOf } from './structure.ts'

const HINTS = ['nudge', 'rule', 'first step'] as const
const base = { difficulty: 1, question: 'asked', hints: HINTS, because: 'reason' } as const

const SKILL: WrittenSkill = {
  passages: { text: { title: 'title', text: ['first paragraph', 'second paragraph'] } },
  items: [
    {
      ...base,
      id: 'pick',
      kind: 'choice',
      passage: 'text',
      right: 'option',
      wrong: [
        { text: 'slip', why: 'explained', mistake: 'known' },
        { text: 'trap', why: 'explained' },
      ],
    },
    { ...base, id: 'type', kind: 'gap', right: 'typed', wrong: [{ text: 'mistyped', why: 'explained' }] },
    {
      ...base,
      id: 'sort',
      kind: 'order',
      parts: ['one', 'two', 'three'],
      wrong: [{ text: 'two / one / three', why: 'explained' }],
    },
  ],
}

const [PICK, TYPE, SORT] = SKILL.items

describe('the structure of a written skill', () => {
  test('has none of its words but those that are typed, and is its own structure', () => {
    const structure = structureOf(SKILL)
    const said = JSON.stringify(structure).match(/[a-z]+/g) ?? []
    for (const word of ['asked', 'nudge', 'reason', 'option', 'slip', 'explained', 'paragraph', 'two'])
      expect(said).not.toContain(word)
    expect(said).toEqual(expect.arrayContaining(['typed', 'mistyped', 'known']))
    expect(structureOf(structure)).toEqual(structure)
    expect(versionOf(structure)).toBe(versionOf(SKILL))
  })

  test('changes its version with an answer, and not with a word', () => {
    const change = (part: object, item = PICK) =>
      versionOf({
        ...SKILL,
        items: SKILL.items.map((one) => (one === item ? { ...one, ...part } : one)) as WrittenSkill['items'],
      })
    expect(change({ question: 'asked better' })).toBe(versionOf(SKILL))
    expect(change({ right: 'written', wrong: [{ text: 'other', why: 'why' }] }, TYPE)).not.toBe(
      versionOf(SKILL),
    )
    expect(change({ wrong: [{ text: 'one / three / two', why: 'explained' }] }, SORT)).not.toBe(
      versionOf(SKILL),
    )
    expect(change({ difficulty: 2 })).not.toBe(versionOf(SKILL))
    expect(change({ wrong: [{ text: 'slip', why: 'explained' }] })).not.toBe(versionOf(SKILL))
  })

  test('is all that the build keeps of a file', () => {
    const { transform } = writtenItems()
    if (typeof transform !== 'function') throw new Error('the plugin transforms nothing')
    const strip = (id: string) => transform.call({} as never, JSON.stringify(SKILL), id)
    const folder = '/x/game-engine/curriculum/language/items/en'
    expect(strip(`${folder}/en-silent-e.json`)).toEqual({
      code: JSON.stringify(structureOf(SKILL)),
      map: null,
    })
    // A browser fetches the file as it is.
    expect(strip(`${folder}/en-silent-e.json?url`)).toBeNull()
  })
})
