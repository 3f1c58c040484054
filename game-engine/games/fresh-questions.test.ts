// How much of a band a player has met when the first question comes again, whoever plays and however far they go each time.
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { drawInt, seedRandom } from '#engine/core/random.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { ratingOf } from '#engine/learning/quiz/draw.ts'
import type { QuizSetup } from '#engine/learning/quiz/quiz-setup.ts'
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { rightOption, wrongOption } from '#engine/learning/quiz/scripted-players.ts'
import { expectedSuccess } from '#engine/learning/rating.ts'
import { SETUP as HISTORY_QUEST } from './history-quest/rules.ts'
import { SETUP as SCIENCE_EXPLORER } from './science-explorer/rules.ts'

interface Kind {
  /** Elo points in every skill. */
  readonly skill: number
  /** Finishes each round after this level. */
  readonly levels?: number
  readonly extraLevels?: number
}

const SEEDS = [1, 2, 3, 4]

const KINDS: Readonly<Record<string, Kind>> = {
  'a middling player of whole rounds': { skill: 1_000 },
  'a weak one': { skill: 700 },
  'a faultless one': { skill: 9_999 },
  'one who stops after level 1': { skill: 1_000, levels: 1 },
  'one who stops after level 2': { skill: 1_000, levels: 2 },
  'one with a level pack': { skill: 1_000, extraLevels: 10 },
}

/** How many of the band's questions are met when one comes again; rounds follow each other as the server opens them. */
function metBeforeFirstRepeat(
  setup: QuizSetup,
  band: Band,
  { skill, levels, extraLevels = 0 }: Kind,
  seed: number,
) {
  const rules = createQuizRules(setup)
  const items = new Map(setup.banks[band].map((item) => [item.id, item]))
  const met = new Set<string>()
  let random = seedRandom(seed)
  let ratings: Readonly<Record<string, number>> = {}
  let practised: Readonly<Record<string, number>> = {}
  for (let round = 0; ; round++) {
    const options = roundOptions({
      seed: seed * 1_000 + round,
      band,
      ratings,
      practised,
      extraLevels,
      met: [...met],
    })
    const session = createSession(rules, options)
    for (let state = session.getState(); state.phase !== 'over'; state = session.getState()) {
      if (state.level > (levels ?? Infinity)) break
      const { id } = state.question
      const item = items.get(id)
      if (!item) throw new Error(`no such question: ${id}`)
      if (met.has(id)) return { met: met.size, of: items.size }
      met.add(id)
      const [fate, after] = drawInt(random, 1, 1_000)
      random = after
      const knows = fate <= expectedSuccess(skill, ratingOf(item))
      session.dispatch({
        type: 'answer',
        ms: 2_000,
        option: knows || skill > 9_000 ? rightOption(state) : wrongOption(state),
      })
      session.dispatch({ type: 'next', ms: 2_000 })
    }
    const { skills } = session.getState().learner
    for (const [name, { rating, seen }] of Object.entries(skills)) {
      ratings = { ...ratings, [name]: rating }
      practised = { ...practised, [name]: (practised[name] ?? 0) + seen }
    }
  }
}

describe.each([
  ['Science Explorer', SCIENCE_EXPLORER],
  ['History Quest', HISTORY_QUEST],
])('%s', (_name, setup) => {
  test.each(Object.entries(KINDS))(
    '%s meets two thirds of a band before anything comes again',
    (_kind, kind) => {
      for (const band of BANDS) {
        for (const seed of SEEDS) {
          const { met, of } = metBeforeFirstRepeat(setup, band, kind, seed)
          expect(met, `${band}, seed ${seed}`).toBeGreaterThanOrEqual(Math.floor((of * 2) / 3))
        }
      }
    },
  )
})
