// The banks of the quiz games, as a build has them: what the rules draw and score by. Where a fact can be looked up is read only with a
// worked answer, so it is a module of its own, `bank/<band>.ts?sources`, by id; the years serve the tests alone.
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { QuizItem } from './game-engine/learning/quiz/quiz-item.ts'

const BANK = /\/game-engine\/games\/[^/]+\/bank\/(?:elementary|middle|high)\.ts$/

export function quizBanks(): Plugin {
  return {
    name: 'quiz-banks',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?')
      if (!BANK.test(path) || (query !== undefined && query !== 'sources')) return null
      this.addWatchFile(path)
      const [[name, items] = []] = Object.entries(await readBank(path))
      if (name === undefined || items === undefined) throw new Error(`${path} exports no bank`)
      if (query === 'sources') {
        return `export default ${JSON.stringify(Object.fromEntries(items.map(({ id, source }) => [id, source])))}`
      }
      return `export const ${name} = ${JSON.stringify(items.map(withoutSource))}`
    },
  }
}

/** Anew after each change of the file. */
function readBank(path: string): Promise<Readonly<Record<string, readonly QuizItem[]>>> {
  return import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`)
}

function withoutSource({ id, level, skill, difficulty }: QuizItem): QuizItem {
  return { id, level, skill, difficulty, source: '' }
}
