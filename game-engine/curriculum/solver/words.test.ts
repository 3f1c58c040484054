// The sentences of the solver: the same in every language, each of them said by some line.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { TASKS } from './solution.ts'
import { solveLine } from './solve-line.ts'

type Sentences = Readonly<Record<string, string>>

const sentencesOf = (language: Language): Sentences =>
  JSON.parse(readFileSync(new URL(`sentences/${language}.json`, import.meta.url), 'utf8'))

const wordsOf = (language: Language): SentenceWords => ({
  language,
  sentences: { solver: sentencesOf(language) },
  nouns: {},
  people: [],
})

const CASES = readFileSync(new URL('solver-cases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[1]?.replaceAll('"', '') ?? '')

/** What the cases do not say. */
const MORE = [
  '|3 - 8| + 2^0',
  '2 - 3 + 4',
  '3/-4',
  '1 3/4 + 2 1/2',
  '√16 + 3',
  '3/4 + 1/8 = 7/8',
  '3/4 + 1/8 = 1',
  'x^2 + 1 < 0',
  '-3 <= 1 - 2x < 9',
  '5 - 2x + x = 3 + x',
  'x^2 = 0',
  '3 - x = 5 + 2x',
  '20 = 3x + 5',
  '|x| < -1',
  'cbrt(x) = 2',
  '3x - 1 > x + 4',
  '-3 < x - 5 < 9',
  '2x + y = 7; 3x - y = 3',
  '6x^2 / (3x)',
  '(x^2 + 3x)/x at 2',
  '(x^3 + 1)/(x + 4) at infinity',
  'x^2 at infinity',
  'sqrt(x) at infinity',
  '(x + 1)(x - 2)',
  'x^3 - x^2 + x - 1 = 0',
  '1/sqrt(x - 5)',
  '12 / 4 + 1',
  '5 * sin(x)',
  '2ln(x) = 3',
  'ln(x) = ln(3) + ln(2)',
  'ln(-2)',
  'arccos(1/2)',
  'arcsin(2)',
  'tan(15°)',
  '|x - 2| at 3',
  '(1 + 2/x)^x at infinity',
  'ln(x)/(x - 1) at 1',
  '1/sqrt(1 - x^2)',
  'x/(x + 1)',
  'sin(x) = 2 on [0, pi]',
  'sin(x) = 1 on [2, 3]',
  'sin(x) = cos(x)',
  'sin(2x) = 1',
  'tan(x) * cos(x)',
  'area of square a=5',
  'area of parallelogram b=3 h=4',
  'area of right triangle a=3 b=4',
  'area of circle d=6',
  'perimeter of square a=5',
  'perimeter of rectangle a=5 b=2',
  'perimeter of triangle a=5 b=4 c=3',
  'perimeter of equilateral triangle a=5',
  'circumference of circle d=6',
  'diagonal of rectangle a=5 b=2',
  'volume of cube a=2',
  'volume of box a=2 b=3 c=4',
  'surface of cube a=2',
  'surface of cylinder r=2 h=3',
  'surface of sphere r=2',
]

describe('the sentences of the solver', () => {
  test('have the same names and the same gaps in every language', () => {
    const english = sentencesOf('en')
    const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort()
    for (const language of LANGUAGES) {
      const sentences = sentencesOf(language)
      expect(Object.keys(sentences)).toEqual(Object.keys(english))
      for (const [name, text] of Object.entries(sentences))
        expect([name, gaps(text)]).toEqual([name, gaps(english[name] ?? '')])
    }
  })

  test('are there for every step, and none is left over', () => {
    const said = new Set<string>()
    for (const line of [...CASES, ...MORE]) {
      for (const task of [undefined, ...TASKS]) {
        const result = solveLine(line, { language: 'en', ...(task && { task }) })
        if (!result.ok) continue
        for (const { say } of result.value.steps) {
          said.add(say.key.replace('solver/', ''))
          for (const language of LANGUAGES)
            expect(fillSentence(say, wordsOf(language)).length).toBeGreaterThan(0)
        }
      }
    }
    expect(Object.keys(sentencesOf('en')).filter((name) => !said.has(name))).toEqual([])
  })
})
