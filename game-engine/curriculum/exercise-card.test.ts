import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCardText } from '#engine/cards/card-text.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { readWords } from '#tests/factories/math-words.ts'
import { type Answer, DIFFICULTIES, type Draft } from './exercise.ts'
import { exerciseCard } from './exercise-card.ts'
import { type Generators, makeExercise } from './generator.ts'
import type { Signs } from './linear-text.ts'
import { MATH_GENERATORS } from './mathematics/generators.ts'
import { num, power, relation, sum, variable } from './notation.ts'
import { itemSentences } from './written/item-sentences.ts'
import { writtenGenerator } from './written/written-generator.ts'

const SIGNS: Signs = { decimal: '.', group: ',' }
const GENERATORS: Generators = MATH_GENERATORS

const words = (sentences: Record<string, string>, language: Language = 'en') => ({
  ...{ language, nouns: {}, people: [], sentences: { a: sentences } },
})

function card(answer: Answer, unlike: Partial<Draft> = {}) {
  const say = (name: string) => ({ key: `a/${name}` })
  const draft: Draft = {
    ...{ question: say('q'), answer, hints: [say('q'), say('q'), say('q')] },
    solution: [{ say: say('why'), work: sum(1, 2) }],
    ...unlike,
  }
  const texts = { q: 'Which one?', why: 'Because.', one: 'one', two: 'two', three: 'three' }
  return exerciseCard(
    { skill: 's', version: 1, difficulty: 1, seed: 1, ...draft },
    { words: words(texts), signs: SIGNS },
  )
}

const named = (...names: string[]) => names.map((name) => ({ key: `a/${name}` }))
const offered = (...names: string[]) => named(...names).map((say) => ({ say }))

describe('an exercise as a card', () => {
  it.each<[string, Answer, string, string]>([
    ['number', { kind: 'number', right: { n: 1, d: 3 }, rule: 'any', wrong: [] }, 'Which one?', '$1/3$'],
    [
      'expression',
      { kind: 'expression', right: power(variable('x'), 2), form: 'any', letters: ['x'], wrong: [] },
      'Which one?',
      '$x^2$',
    ],
    [
      'choice',
      { kind: 'choice', options: offered('one', 'two'), right: 1, wrong: [] },
      'Which one?\n• one\n• two',
      'two',
    ],
    [
      'several',
      { kind: 'multi-select', options: offered('one', 'two', 'three'), right: [0, 2], wrong: [] },
      'Which one?\n• one\n• two\n• three',
      '• one\n• three',
    ],
    [
      'order',
      { kind: 'ordering', items: named('two', 'one'), right: [1, 0], wrong: [] },
      'Which one?\n• two\n• one',
      '1. one\n2. two',
    ],
    [
      'pairs',
      {
        kind: 'matching',
        items: [...offered('one'), { maths: num(2) }],
        options: named('two', 'three'),
        right: [1, 0],
        wrong: [],
      },
      'Which one?\n• one\n• 2\n\n• two\n• three',
      'one – three\n2 – two',
    ],
    ['text', { kind: 'text', right: 'cape', also: [], watch: [], wrong: [] }, 'Which one?', 'cape'],
  ])('with its %s keeps the question, the answer and the reason', (_, answer, front, back) => {
    expect(card(answer)).toEqual({ front, back: `${back}\n\nBecause.\n$1 + 2$` })
  })

  it('breaks a long line of work at its sign', () => {
    const answer: Answer = { kind: 'text', right: '7', also: [], watch: [], wrong: [] }
    const work = relation(sum(1, 1, 1, 1, 1), '=', sum(2, 2, 1))
    expect(card(answer, { solution: [{ say: { key: 'a/why' }, work }] })?.back).toBe(
      '7\n\nBecause.\n$1 + 1 + 1 + 1 + 1$ = $2 + 2 + 1$',
    )
  })

  it('is none where it needs a drawing or a passage', () => {
    const answer: Answer = { kind: 'number', right: { n: 1, d: 1 }, rule: 'any', wrong: [] }
    const [title = { key: '' }] = named('one')
    expect(card(answer, { passage: { title, text: [] } })).toBeNull()
    expect(card({ kind: 'point', right: [1, 2], wrong: [] } as unknown as Answer)).toBeNull()
    expect(card(answer)).not.toBeNull()
  })

  it('of a written skill says its reason once, without the source', () => {
    const file = JSON.parse(
      readFileSync(new URL('language/items/en/en-silent-e.json', import.meta.url), 'utf8'),
    )
    const shared = JSON.parse(readFileSync(new URL('written/sentences/en.json', import.meta.url), 'utf8'))
    const generators = { 'en-silent-e': writtenGenerator('en-silent-e', file) }
    const version = generators['en-silent-e'].version
    const made = makeExercise(generators, { skill: 'en-silent-e', version, difficulty: 1, seed: 3 })
    if (!made.ok) throw new Error(made.code)
    const sentences = { written: shared, 'en-silent-e': itemSentences(file, 'en') }
    const sides = exerciseCard(made.value, { words: { ...words({}), sentences }, signs: SIGNS })
    expect(sides?.back.split('\n\n')).toHaveLength(2)
    expect(sides?.back).not.toContain('Answer:')
  })

  it.each(LANGUAGES)('can be made of any skill of mathematics in %s', (language) => {
    const reader = { words: readWords(language), signs: SIGNS }
    let made = 0
    for (const [skill, { version }] of Object.entries(GENERATORS))
      for (const difficulty of DIFFICULTIES) {
        const exercise = makeExercise(GENERATORS, { skill, version, difficulty, seed: 7 })
        const sides = exercise.ok ? exerciseCard(exercise.value, reader) : null
        if (sides === null) continue
        made++
        expect(sides.front.length * sides.back.length, skill).toBeGreaterThan(0)
        expect(Math.max(sides.front.length, sides.back.length), skill).toBeLessThan(2_000)
        // Every formula is read as one: none is cut off by a sign of money or by its length.
        const left = [sides.front, sides.back].flatMap(readCardText)
        expect(
          left.filter(({ is }) => is === 'gap'),
          skill,
        ).toEqual([])
      }
    expect(made).toBeGreaterThan(200)
  })
})
