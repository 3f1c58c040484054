// The banks of the quiz games, as a build has them: what the rules draw and score by. Where a fact can be looked up is read only with a
// worked answer, so it is a module of its own, `bank/<band>.ts?sources`, by id; where and when a question of History Quest takes place only
// with its picture: `bank/<band>.ts?settings`, in the order of the bank.
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Band, isBand } from './game-engine/core/bands.ts'
import { placesOf } from './game-engine/games/history-quest/places/place-of.ts'
import type { QuizItem } from './game-engine/learning/quiz/quiz-item.ts'

const BANK = /\/game-engine\/games\/[^/]+\/bank\/(elementary|middle|high)\.ts$/
const QUERIES = new Set([undefined, 'sources', 'settings'])

export function quizBanks(): Plugin {
  return {
    name: 'quiz-banks',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?')
      const band = BANK.exec(path)?.[1]
      if (band === undefined || !isBand(band) || !QUERIES.has(query)) return null
      this.addWatchFile(path)
      const [[name, items] = []] = Object.entries(await readBank(path))
      if (name === undefined || items === undefined) throw new Error(`${path} exports no bank`)
      if (query === 'sources') {
        return `export default ${JSON.stringify(Object.fromEntries(items.map(({ id, source }) => [id, source])))}`
      }
      if (query === 'settings') return `export default ${JSON.stringify(settingsOf(band, items))}`
      return `export const ${name} = ${JSON.stringify(items.map(withoutSource))}`
    },
  }
}

/** Anew after each change of the file. */
function readBank(path: string): Promise<Readonly<Record<string, readonly QuizItem[]>>> {
  return import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)
}

/** Places and years by turns; null for what belongs to no year. */
function settingsOf(band: Band, items: readonly QuizItem[]): (string | number | null)[] {
  const places = placesOf(band)
  return items.flatMap(({ id, year }) => [places.get(id) ?? 'map', typeof year === 'number' ? year : null])
}

function withoutSource({ id, level, skill, difficulty }: QuizItem): QuizItem {
  return { id, level, skill, difficulty, source: '' }
}
