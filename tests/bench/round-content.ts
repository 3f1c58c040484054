// What a round of a quiz fetches once it begins: the words of the parts it may ask.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LEVELS_AHEAD } from '#app/stage/quiz/parts-ahead.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { groupBy } from '#engine/core/group-by.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { SETUP as HISTORY_QUEST } from '#engine/games/history-quest/rules.ts'
import { SETUP as SCIENCE_EXPLORER } from '#engine/games/science-explorer/rules.ts'
import type { QuizSetup } from '#engine/learning/quiz/quiz-setup.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import type { Entry, Findings } from './entries.ts'

const ASSETS = join(ROOT, 'build', 'client', 'assets')
/** KB gzip; issue 16. */
const AIM = 60

const GAMES: readonly [folder: string, setup: QuizSetup][] = [
  ['science-explorer', SCIENCE_EXPLORER],
  ['history-quest', HISTORY_QUEST],
]

export function benchRoundContent(): Findings {
  const assets = readdirSync(ASSETS)
  const kb = (file: string) => gzipSync(readFileSync(join(ASSETS, file))).length / 1_000

  /** The parts of a band in a language, largest first: a file each. */
  function partSizes(game: string, language: string, band: Band): { topic: string; size: number }[] {
    const name = new RegExp(`^${game}-${language}-${band}-(?<topic>\\d+)\\.\\d+-.*\\.json$`)
    const parts = assets.flatMap((file) => {
      const { topic } = name.exec(file)?.groups ?? {}
      return topic === undefined ? [] : [{ topic, size: kb(file) }]
    })
    if (parts.length === 0) throw new Error(`no words of ${game} for ${band} in ${language}: build first`)
    return parts.sort((one, other) => other.size - one.size)
  }

  const sumOf = (parts: readonly { size: number }[]) => parts.reduce((sum, { size }) => sum + size, 0)

  const entries = GAMES.flatMap(([game, setup]) =>
    BANDS.map((band): Entry => {
      const most = LANGUAGES.map((language) => {
        const ofTopics = groupBy(partSizes(game, language, band), ({ topic }) => topic)
        const largest = [...ofTopics.values()].flatMap(([first]) => first ?? [])
        return { language, value: sumOf(largest.slice(0, setup.lastLevels[band])) }
      }).reduce((one, other) => (other.value > one.value ? other : one))
      return {
        name: `Content a round: ${game} ${band}, its largest parts in ${most.language}, gzip`,
        value: most.value,
        unit: 'KB',
        reference: { name: 'KB aimed at', value: AIM },
        ratio: most.value / AIM,
        aim: '<= 1x',
      }
    }),
  )
  const packs = GAMES.map(([game]) => {
    const ahead = BANDS.map((band) => sumOf(partSizes(game, 'fr', band).slice(0, LEVELS_AHEAD)))
    return `${game} ${ahead.map((size) => size.toFixed(1)).join(', ')} KB`
  })
  return {
    entries,
    notes: [
      `Content a round: every part of a topic is a file compressed by itself; a round with a level pack begins with at most ${LEVELS_AHEAD} of them (in French ${packs.join('; ')}) and fetches the next while it is played.`,
    ],
  }
}
