// How much a first visit may download, and how large the Worker may be. Sizes are facts of the build, so this is a
// check and not a benchmark; `npm run bench` prints the same numbers next to the framework's own floor.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { firstLoadFiles, laterFiles, serverBundleSize } from '../bench/bundle-size.ts'
import { buildIfStale } from '../sandbox/build-if-stale.ts'
import { grown } from './grown-files.ts'

/**
 * KB (1,000 bytes), gzip; a tenth above what a page needs now. The floor is React and Remix with an empty page: 86.9. A game's page carries the frame all games
 * share (settings, hints, the queue of unsent rounds) and its own rules; canvas and long texts come when play begins.
 */
const BUDGET = {
  '/': 108,
  '/games': 125,
  '/games/math-master': 145,
  '/games/mathmaze': 159,
  '/games/science-explorer': 148,
  '/games/word-works': 146,
  '/games/history-quest': 154,
  '/games/subject/:subject/:grade': 118,
  '/store': 122,
  '/pricing': 118,
  worker: 1250,
  // Three, react-three, WebXR and what draws: all views, after the page of an AR game. The limit is the product's.
  'AR views': 280,
}

/** Modules that are fetched later, and the page that they come after. */
const LATER: Readonly<Record<string, readonly [page: string, ...names: string[]]>> = {
  'AR views': ['/games/ar/:name', 'desk-view', 'camera-window', 'immersive-view'],
}

/** KB of each file when the budgets were last looked at; `--record` writes it anew. */
const RECORD = new URL('./bundle-sizes.json', import.meta.url)
const ADVICE = `
  What only some visits need: import it when it is needed (lazy, or \`await import\`), or in the route's own modules.
  What the page needs: raise its budget here, say why in the commit, and run
  node tests/architecture/bundle-budget.ts --record`

await buildIfStale()
const sizes = Object.fromEntries(Object.keys(BUDGET).map((name) => [name, filesOf(name)]))
if (process.argv.includes('--record')) {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(1)) : value
  writeFileSync(RECORD, `${JSON.stringify(sizes, rounded, 2)}\n`)
}
function filesOf(name: string): Record<string, number> {
  if (name === 'worker') return { server: serverBundleSize().gzip }
  const [page, ...names] = LATER[name] ?? []
  return page === undefined ? firstLoadFiles(name) : laterFiles(page, names)
}

const record: typeof sizes = JSON.parse(readFileSync(RECORD, 'utf8'))
let over = 0
for (const [name, budget] of Object.entries(BUDGET)) {
  const files = sizes[name] ?? {}
  const gzip = Object.values(files).reduce((sum, size) => sum + size, 0)
  const verdict = gzip <= budget ? 'ok' : 'OVER BUDGET'
  console.log(`${name.padEnd(20)} ${gzip.toFixed(1).padStart(7)} KB gzip, budget ${budget} KB: ${verdict}`)
  if (gzip <= budget) continue
  over++
  for (const line of grown(record[name] ?? {}, files)) console.log(`  ${line}`)
}
if (over > 0) console.log(ADVICE)
process.exit(over === 0 ? 0 : 1)
