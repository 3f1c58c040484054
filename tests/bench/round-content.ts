// What a round of a quiz fetches once it begins: the words of the topics it may lead to, and in History Quest where they take place.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BANDS, type Band } from '#engine/core/bands.ts'
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

  /** Of a band in a language, largest first: a file a topic. */
  function topicSizes(game: string, language: string, band: Band): number[] {
    const files = assets.filter(
      (file) => file.startsWith(`${game}-${language}-${band}-`) && file.endsWith('.json'),
    )
    if (files.length === 0) throw new Error(`no words of ${game} for ${band} in ${language}: build first`)
    return files.map(kb).sort((one, other) => other - one)
  }

  const entries = GAMES.flatMap(([game, setup]) =>
    BANDS.map((band): Entry => {
      const most = LANGUAGES.map((language) => {
        const largest = topicSizes(game, language, band).slice(0, setup.lastLevels[band])
        return { language, value: largest.reduce((sum, size) => sum + size, 0) }
      }).reduce((one, other) => (other.value > one.value ? other : one))
      return {
        name: `Content a round: ${game} ${band}, its largest topics in ${most.language}, gzip`,
        value: most.value,
        unit: 'KB',
        reference: { name: 'KB aimed at', value: AIM },
        ratio: most.value / AIM,
        aim: '<= 1x',
      }
    }),
  )
  const all = GAMES.map(([game]) => {
    const whole = BANDS.map((band) => topicSizes(game, 'fr', band).reduce((sum, size) => sum + size, 0))
    return `${game} ${whole.map((size) => size.toFixed(1)).join(', ')} KB`
  })
  return {
    entries,
    notes: [
      `Content a round: every topic is a file compressed by itself; a round with a level pack may lead to all topics of its band (in French ${all.join('; ')}).`,
    ],
  }
}
