import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import * as whole from 'ts-fsrs'
import { expect, test } from 'vitest'
import { leanSchedule } from './lean-fsrs.ts'

const FILE = join(dirname(createRequire(import.meta.url).resolve('ts-fsrs')), 'index.mjs')
const SOURCE = readFileSync(FILE, 'utf8')

test('a build schedules as ts-fsrs does', async () => {
  const lean: typeof whole = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(leanSchedule(SOURCE))}`
  )
  const [ours, theirs] = [lean, whole].map(({ FSRSAlgorithm }) => new FSRSAlgorithm({ enable_fuzz: false }))
  expect(lean.FSRSAlgorithm).not.toBe(whole.FSRSAlgorithm)
  expect(ours?.parameters).toEqual({ ...theirs?.parameters })
  const reviews = fc.array(fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.integer({ min: 0, max: 400 })), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(reviews, (given) => {
      let memory: whole.FSRSState | null = null
      for (const [grade, days] of given) {
        const next: whole.FSRSState | undefined = theirs?.next_state(memory, days, grade)
        expect(ours?.next_state(memory, days, grade)).toEqual(next)
        memory = next ?? null
        const stability = memory?.stability ?? 0
        expect(ours?.next_interval(stability, days)).toBe(theirs?.next_interval(stability, days))
      }
    }),
    { numRuns: 60 },
  )
  for (const state of [0, 1, 2, 3])
    for (const step of [0, 1, 2])
      expect(lean.BasicLearningStepsStrategy(lean.generatorParameters(), state, step)).toEqual(
        whole.BasicLearningStepsStrategy(whole.generatorParameters(), state, step),
      )
})

test('a build fails when ts-fsrs has no more what is left out', () => {
  expect(() => leanSchedule(SOURCE.replace('const generatorParameters', 'const settings'))).toThrow(
    'ts-fsrs has nothing like',
  )
  expect(() => leanSchedule(SOURCE.replaceAll('Date.prototype', 'Date'))).toThrow('other methods to Date')
})
