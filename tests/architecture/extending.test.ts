// docs/extending.md and docs/findings.md name files: each is there. No journey passes more than fifteen.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/extending.md', 'utf8')

/** Paths from the root; those with a placeholder such as `<game>` name nothing that is there. */
function pathsIn(part: string): string[] {
  const quoted = [...part.matchAll(/`((?:app|game-engine|workers|tests)\/[\w./-]+)`/g)]
  return quoted.map(([, path]) => path ?? '')
}

it.each(['extending', 'findings'])('every file that docs/%s.md names is there', (name) => {
  const paths = pathsIn(readFileSync(`docs/${name}.md`, 'utf8'))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('each journey passes at most fifteen files', () => {
  const [, ...journeys] = text.slice(text.indexOf('## Three journeys')).split(/\n\*\*(?=A )/)
  const lengths = journeys.map((journey) => new Set(pathsIn(journey)).size)
  expect(lengths).toHaveLength(3)
  expect(lengths.filter((length) => length < 10 || length > 15)).toEqual([])
})
