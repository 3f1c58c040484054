// Every generator: enough different exercises, and each of them sound. TEST_FULL draws a million.
import process from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { readWords } from '#tests/factories/math-words.ts'
import { DIFFICULTIES, type Exercise, type ExerciseDifficulty } from '../exercise.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { type Generators, makeExercise } from '../generator.ts'
import { wrongMarks } from '../reading-limits.fixture.ts'
import { faultsOf, sentencesOf } from './faults-of.fixture.ts'
import { GAME_SUM_GENERATORS } from './game-sums/generators.ts'
import { GENERATORS_BY_AREA, MATH_GENERATORS } from './generators.ts'
import { hintFaults } from './hint-faults.fixture.ts'
import { MATH_SKILLS } from './skills.ts'

const GENERATORS: Generators = { ...MATH_GENERATORS, ...GAME_SUM_GENERATORS }
/** Of the map. */
const IDS = Object.keys(MATH_GENERATORS)
const CASES = IDS.flatMap((skill) => DIFFICULTIES.map((difficulty) => [skill, difficulty] as const))
const WORDS = LANGUAGES.map(readWords)

/** Different exercises at the least at one difficulty, and how many are drawn to find them. */
const LEAST_DIFFERENT = 20
const DRAWN = 160
/** In one spoken sentence. */
const MAX_WORDS = 16
const IN_ALL = process.env['TEST_FULL'] ? 1_000_000 : 1_000
/** Exercises of each skill and difficulty whose hints are read. */
const HINTED = process.env['TEST_FULL'] ? 300 : 8

/** What an answer shows before it is given. */
interface Shown {
  readonly right: unknown
  readonly options?: readonly unknown[]
  readonly items?: readonly unknown[]
}

function exercise(skill: string, difficulty: ExerciseDifficulty, seed: number): Exercise {
  const made = makeExercise(GENERATORS, { skill, version: GENERATORS[skill]?.version ?? 0, difficulty, seed })
  if (!made.ok) throw new Error(made.code)
  return made.value
}

describe('the generators of mathematics', () => {
  test('belong to skills', () => {
    const skills = new Set(MATH_SKILLS.map(({ id }) => id))
    expect(IDS.filter((id) => !skills.has(id))).toEqual([])
  })

  test.each(CASES)('%s at difficulty %i has at least 20 different exercises', (skill, difficulty) => {
    const different = new Set<string>()
    for (let seed = 0; seed < DRAWN && different.size < LEAST_DIFFERENT; seed++) {
      const { question, drawing, answer } = exercise(skill, difficulty, seed)
      const { right, options, items }: Shown = answer
      const shown = (items ?? options ?? []).map((one) => JSON.stringify(one)).sort()
      different.add(JSON.stringify([question, drawing, shown, options || items ? null : right]))
    }
    expect(different.size).toBeGreaterThanOrEqual(LEAST_DIFFERENT)
  })

  test(
    'make sound exercises only',
    () => {
      const seeds = fc.integer({ min: 0, max: 0xffff_ffff })
      const cases = fc.constantFrom(...CASES)
      fc.assert(
        fc.property(cases, seeds, ([skill, difficulty], seed) => {
          expect(faultsOf(exercise(skill, difficulty, seed), WORDS)).toEqual([])
        }),
        { numRuns: IN_ALL },
      )
    },
    30 * 60_000,
  )

  test('give nothing away in a hint', () => {
    const found = CASES.flatMap(([skill, difficulty]) =>
      Array.from({ length: HINTED }, (_, seed) => exercise(skill, difficulty, seed))
        .filter((made) => hintFaults(made, WORDS).length > 0)
        .map(({ seed }) => `${skill} ${difficulty} ${seed}`),
    )
    expect(found).toEqual([])
  })

  test('make the same exercise of a seed for good', () => {
    for (const [skill, difficulty] of CASES) {
      expect(exercise(skill, difficulty, 7)).toEqual(exercise(skill, difficulty, 7))
    }
  })

  test('use every sentence there is', () => {
    const used = new Set<string>()
    const use = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      if ('key' in value) used.add(String(value.key))
      for (const inner of Object.values(value)) use(inner)
    }
    const known = Object.entries(WORDS[0]?.sentences ?? {}).flatMap(([area, names]) =>
      Object.keys(names).map((name) => `${area}/${name}`),
    )
    // Most are met in the first few: then only areas that still lack one are drawn.
    for (let seed = 0; seed < DRAWN && used.size < known.length; seed++) {
      const lacking = new Set(known.filter((key) => !used.has(key)).map((key) => key.split('/')[0]))
      const areas = { ...GENERATORS_BY_AREA, 'game-sums': GAME_SUM_GENERATORS }
      const drawn = Object.entries(areas).flatMap(([area, skills]) =>
        lacking.has(area) || lacking.has('common') ? Object.keys(skills) : [],
      )
      for (const skill of drawn) {
        for (const difficulty of DIFFICULTIES) use(exercise(skill, difficulty, seed))
      }
    }
    expect(known.filter((key) => !used.has(key))).toEqual([])
  })

  test('speak in short sentences to children of kindergarten to grade 2', () => {
    const [english] = WORDS
    const young = new Set(MATH_SKILLS.filter(({ grade }) => grade <= 2).map(({ id }) => id))
    const long = new Set<string>()
    for (const [skill, difficulty] of CASES.filter(([id]) => young.has(id))) {
      for (let seed = 0; seed < DRAWN / 20; seed++) {
        for (const sentence of sentencesOf(exercise(skill, difficulty, seed))) {
          const pieces = english ? fillSentence(sentence, english) : []
          const text = pieces.map((piece) => (typeof piece === 'string' ? piece : 'number')).join('')
          if (text.split(/[.?:;]/).some((part) => part.trim().split(/\s+/).length > MAX_WORDS))
            long.add(sentence.key)
        }
      }
    }
    expect([...long]).toEqual([])
  })

  test('set the marks of each language', () => {
    const texts = ({ sentences }: SentenceWords) =>
      Object.values(sentences).flatMap((area) => Object.values(area))
    expect(WORDS.flatMap((words) => wrongMarks(texts(words), words.language))).toEqual([])
  })

  test('have the same sentences in every language', () => {
    const keys = ({ sentences }: SentenceWords) =>
      Object.entries(sentences).map(([area, names]) => [area, Object.keys(names)])
    const [english, ...others] = WORDS.map(keys)
    for (const other of others) expect(other).toEqual(english)
  })
})

describe('an exercise that is asked for again', () => {
  const ref = { skill: 'count-to-100', version: 1, difficulty: 1, seed: 5 } as const

  test.each([
    ['unknown_skill', { ...ref, skill: 'constructor' }],
    ['old_version', { ...ref, version: 0 }],
    ['malformed', { ...ref, seed: -1 }],
    ['malformed', { ...ref, seed: 0.5 }],
    ['malformed', { ...ref, difficulty: 4 as 3 }],
  ])('is refused as %s', (code, asked) => {
    expect(makeExercise(GENERATORS, asked)).toEqual({ ok: false, code })
  })
})
