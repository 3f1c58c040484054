// The banks of the quiz games, as a build has them: what the rules draw and score by. Where a fact can be looked up is read only with a
// worked answer, so it is a module of its own, `bank/<band>.ts?sources`, by id; where and when a question of History Quest takes place only
// with its picture: `bank/<band>.ts?settings`, in the order of the bank. A round fetches the words of the parts it asks, and practice those
// of its skills: a file each, whose addresses are `bank/<band>.ts?words` and `practice/<band>.ts?words`, by language and then by
// "<topic>.<part>" or the skill.
import { readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Band, isBand } from '#engine/core/bands.ts'
import { groupBy } from '#engine/core/group-by.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { placesOf } from '#engine/games/history-quest/places/place-of.ts'
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'

const TABLE = /\/game-engine\/games\/([^/]+)\/(bank|practice)\/(elementary|middle|high)\.ts$/
/** The same, with or without a query: the modules that are looked at. */
const MODULES = /\/game-engine\/games\/[^/]+\/(?:bank|practice)\/(?:elementary|middle|high)\.ts(?:\?|$)/
const QUERIES = ['words', 'sources', 'settings']

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
    load: {
      filter: { id: MODULES },
      async handler(id) {
        const [path = '', query] = id.split('?')
        const [, game = '', table, band] = TABLE.exec(path) ?? []
        if (band === undefined || !isBand(band)) return null
        if (query === undefined ? table === 'practice' : !QUERIES.includes(query)) return null
        this.addWatchFile(path)
        const [[name, exported] = []] = Object.entries(await importTable(path))
        if (name === undefined || exported === undefined) throw new Error(`${path} exports nothing`)
        const items = 'items' in exported ? exported.items : exported
        if (query === 'sources') {
          return `export default ${JSON.stringify(Object.fromEntries(items.map(({ id, source }) => [id, source])))}`
        }
        if (query === 'settings') return `export default ${JSON.stringify(settingsOf(band, items))}`
        if (query === undefined) {
          return `import { readBank } from '#engine/learning/quiz/read-bank.ts'
export const ${name} = readBank(${JSON.stringify(items.map(lineOf).join('\n'))})`
        }
        const byLanguage = LANGUAGES.map((language) => {
          const file = path.replace(/(bank|practice)\/[^/]*$/, `words/${language}/${band}.json`)
          this.addWatchFile(file)
          const words: QuizWords = JSON.parse(readFileSync(file, 'utf8'))
          const addresses = Object.entries('items' in exported ? exported.skills : idsOfParts(items)).map(
            ([key, ids]) => {
              // A server of development emits nothing: it has one file for all.
              if (!isBuild) return `${JSON.stringify(key)}:${JSON.stringify(file.slice(root.length))}`
              const reference = this.emitFile({
                type: 'asset',
                name: `${game}-${language}-${band}-${key}.json`,
                source: JSON.stringify(pick(words, ids)),
              })
              return `${JSON.stringify(key)}:import.meta.ROLLUP_FILE_URL_${reference}`
            },
          )
          return `${language}:{${addresses.join()}}`
        })
        return `export default {${byLanguage.join()}}`
      },
    },
  }
}

type Table = readonly QuizItem[] | QuizPractice

/** Anew after each change of the file. */
function importTable(path: string): Promise<Readonly<Record<string, Table>>> {
  return import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)
}

/** Places and years by turns; null for what belongs to no year. */
function settingsOf(band: Band, items: readonly QuizItem[]): (string | number | null)[] {
  const places = placesOf(band)
  return items.flatMap(({ id, year }) => [places.get(id) ?? 'map', typeof year === 'number' ? year : null])
}

/** Ids with blanks between them, as a table of practice has those of its skills. */
function idsOfParts(items: readonly QuizItem[]): Record<string, string> {
  const parts = groupBy(items, ({ topic, part = 1 }) => `${topic}.${part}`)
  return Object.fromEntries([...parts].map(([key, own]) => [key, own.map(({ id }) => id).join(' ')]))
}

/** The words of these items alone, with the titles of all topics. */
function pick({ topics, items }: QuizWords, ids: string): QuizWords {
  const picked = ids.split(' ').flatMap((id) => {
    const item = items[id]
    return item ? [[id, item] as const] : []
  })
  return { topics, items: Object.fromEntries(picked) }
}

function lineOf({ id, topic, skill, difficulty, part, since }: QuizItem): string {
  return [id, topic, skill, difficulty, part, since].join(' ').trim()
}
