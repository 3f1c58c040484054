// Every kind of exercise is drawn and described once: what a drawing cannot show throws, or leaves NaN in the picture.
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Drawing as DrawingData } from '#engine/curriculum/drawing.ts'
import { DIFFICULTIES, type Exercise } from '#engine/curriculum/exercise.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import { type Generators, makeExercise } from '#engine/curriculum/generator.ts'
import { GENERATORS_BY_AREA } from '#engine/curriculum/mathematics/generators.ts'
import { WordsContext } from '../words-context.ts'
import { Drawing } from './drawing.tsx'

const SENTENCES = new URL('../../../../game-engine/curriculum/mathematics/sentences/en/', import.meta.url)
const SEEDS = [1, 2, 3, 4, 5, 6]

const read = (name: string) => JSON.parse(readFileSync(new URL(name, SENTENCES), 'utf8'))

const WORDS: SentenceWords = {
  language: 'en',
  sentences: Object.fromEntries(
    readdirSync(SENTENCES)
      .filter((name) => name !== 'lexicon.json')
      .map((name) => [name.replace('.json', ''), read(name)]),
  ),
  ...read('lexicon.json'),
}

describe.each(Object.entries(GENERATORS_BY_AREA))('%s', (_, generators: Generators) => {
  test.each(Object.keys(generators))('%s', (skill) => {
    for (const exercise of exercisesOf(generators, skill)) {
      for (const drawing of drawingsIn(exercise)) {
        const markup = renderToStaticMarkup(
          <WordsContext.Provider value={WORDS}>
            <Drawing of={drawing} />
          </WordsContext.Provider>,
        )
        expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })
})

test('many groups of tens are wider than high', () => {
  const numbers = Array.from({ length: 8 }, () => ({ hundreds: 0, tens: 1, ones: 0 }))
  const markup = renderToStaticMarkup(
    <WordsContext.Provider value={WORDS}>
      <Drawing of={{ kind: 'place-value-blocks', numbers }} />
    </WordsContext.Provider>,
  )
  const [, w = 0, h = 0] = (/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(markup) ?? []).map(Number)
  expect(h).toBeGreaterThan(0)
  expect(w / h).toBeGreaterThan(0.9)
})

/** Where the numbers of a drawing stand, in its own units. */
function numbersOf(drawing: DrawingData) {
  const markup = renderToStaticMarkup(
    <WordsContext.Provider value={WORDS}>
      <Drawing of={drawing} />
    </WordsContext.Provider>,
  )
  return [...markup.matchAll(/<text[^>]* x="([-\d.]+)" y="([-\d.]+)"[^>]*>([-−\d]+)</g)].map(
    ([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }),
  )
}

const NEAR_IN_LINE = 7
const LINE = 11

test.each<[string, DrawingData]>([
  ['a wide plane', { kind: 'plane', x: [-12, 12], y: [-12, 12] }],
  ['a small plane', { kind: 'plane', x: [-3, 3], y: [-3, 3] }],
  [
    'a dial of many numbers',
    {
      kind: 'gauge',
      form: 'dial',
      to: 200,
      step: 10,
      labelled: 10,
      at: 90,
      unit: { key: 'measurement/in-unit', with: { unit: { many: 'gram' } } },
    },
  ],
])('the numbers of %s stand apart', (_, drawing) => {
  const numbers = numbersOf(drawing)
  expect(numbers.length).toBeGreaterThan(5)
  const close = numbers.flatMap((one, index) =>
    numbers
      .slice(0, index)
      .filter(
        (other) =>
          Math.abs(one.y - other.y) < LINE &&
          Math.abs(one.x - other.x) < (NEAR_IN_LINE * (one.text.length + other.text.length)) / 2,
      )
      .map((other) => `${other.text} and ${one.text}`),
  )
  expect(close).toEqual([])
})

function exercisesOf(generators: Generators, skill: string): Exercise[] {
  const version = generators[skill]?.version ?? 0
  return DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.flatMap((seed) => {
      const made = makeExercise(generators, { skill, version, difficulty, seed })
      return made.ok ? made.value : []
    }),
  )
}

/** Those of the question, of options that are pictures and of the worked solution. */
function drawingsIn({ drawing, answer, solution }: Exercise): DrawingData[] {
  const choices = answer.kind === 'choice' ? answer.options : []
  return [
    ...(drawing ? [drawing] : []),
    ...choices.flatMap((option) => ('drawing' in option ? option.drawing : [])),
    ...solution.flatMap(({ drawings }) => drawings ?? []),
  ]
}
