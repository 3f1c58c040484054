// The banks of the quiz games, as a build has them: what the rules draw and score by. Where a fact can be looked up is read only with a
// worked answer, so it is a module of its own, `bank/<band>.ts?sources`, by id; where and when a question of History Quest takes place only
// with its picture: `bank/<band>.ts?settings`, in the order of the bank. A round fetches the words of its topics alone: a file each, whose
// addresses are `bank/<band>.ts?words=<language>`, first topic first.
import { readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Band, isBand } from './game-engine/core/bands.ts'
import { placesOf } from './game-engine/games/history-quest/places/place-of.ts'
import type { QuizItem } from './game-engine/learning/quiz/quiz-item.ts'
import type { QuizWords } from './game-engine/learning/quiz/quiz-words.ts'

const BANK = /\/game-engine\/games\/([^/]+)\/bank\/(elementary|middle|high)\.ts$/
const WORDS = /^words=(en|es|fr|zh)$/

export function quizBanks(): Plugin {
  let isBuild = true
  let root = ''
  return {
    name: 'quiz-banks',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
      root = config.root
    },
    async load(id) {
      const [path = '', query] = id.split('?')
      const [, game = '', band] = BANK.exec(path) ?? []
      if (band === undefined || !isBand(band)) return null
      const language = query === undefined ? undefined : WORDS.exec(query)?.[1]
      if (query !== undefined && query !== 'sources' && query !== 'settings' && !language) return null
      this.addWatchFile(path)
      const [[name, items] = []] = Object.entries(await importBank(path))
      if (name === undefined || items === undefined) throw new Error(`${path} exports no bank`)
      if (query === 'sources') {
        return `export default ${JSON.stringify(Object.fromEntries(items.map(({ id, source }) => [id, source])))}`
      }
      if (query === 'settings') return `export default ${JSON.stringify(settingsOf(band, items))}`
      if (!language) {
        return `import { readBank } from '#engine/learning/quiz/read-bank.ts'
export const ${name} = readBank(${JSON.stringify(items.map(lineOf).join('\n'))})`
      }
      const file = path.replace(/bank\/.*$/, `words/${language}/${band}.json`)
      this.addWatchFile(file)
      const topics = topicWords(items, JSON.parse(readFileSync(file, 'utf8')))
      // A server of development emits nothing: it has one file for all topics.
      const addresses = topics.map((words, index) => {
        if (!isBuild) return JSON.stringify(file.slice(root.length))
        const asset = `${game}-${language}-${band}-${index + 1}.json`
        const reference = this.emitFile({ type: 'asset', name: asset, source: JSON.stringify(words) })
        return `import.meta.ROLLUP_FILE_URL_${reference}`
      })
      return `export default [${addresses.join()}]`
    },
  }
}

/** Anew after each change of the file. */
function importBank(path: string): Promise<Readonly<Record<string, readonly QuizItem[]>>> {
  return import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)
}

/** Places and years by turns; null for what belongs to no year. */
function settingsOf(band: Band, items: readonly QuizItem[]): (string | number | null)[] {
  const places = placesOf(band)
  return items.flatMap(({ id, year }) => [places.get(id) ?? 'map', typeof year === 'number' ? year : null])
}

/** For each topic the words of its items, with the titles of all. */
function topicWords(items: readonly QuizItem[], words: QuizWords): QuizWords[] {
  return words.topics.map((_, index) => ({
    topics: words.topics,
    items: Object.fromEntries(
      items
        .filter(({ topic }) => topic === index + 1)
        .flatMap(({ id }) => {
          const item = words.items[id]
          return item ? [[id, item]] : []
        }),
    ),
  }))
}

function lineOf({ id, topic, skill, difficulty }: QuizItem): string {
  return [id, topic, skill, difficulty].join(' ')
}
