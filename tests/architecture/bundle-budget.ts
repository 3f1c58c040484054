// How much a first visit may download, and how large the Worker may be. Sizes are facts of the build, so this is a
// check and not a benchmark; `npm run bench` prints the same numbers next to the framework's own floor.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import { DRAWING_KILOBYTES, SCENE_KILOBYTES } from '#app/stage/ar/download-sizes.ts'
import { drawingFiles, sceneFiles, viewsFiles } from '../bench/ar-size.ts'
import { firstLoadFiles, serverBundleSize } from '../bench/bundle-size.ts'
import { buildIfStale } from '../sandbox/build-if-stale.ts'
import { grown } from './grown-files.ts'

/**
 * KB (1,000 bytes), gzip; a tenth above what a page needs now, where the product sets no limit. The floor is React and Remix with
 * an empty page: 86.9. A game's page carries the frame all games share (settings, hints, the queue of unsent rounds) and its own
 * rules; canvas and long texts come when play begins.
 */
const BUDGET = {
  // The product's limit: 1.15 times the floor.
  '/': 99.9,
  '/games': 135,
  '/games/math-master': 152,
  '/games/mathmaze': 168,
  // Of the two quizzes some 25 are which questions there are, in three bands: the rules draw from them.
  '/games/science-explorer': 180,
  // The words of four languages, some 15: the rules draw from them.
  '/games/word-works': 174,
  '/games/history-quest': 184,
  '/games/subject/:subject/:grade': 131,
  // The product's limit: 25 over the floor, with all that a session needs. What sets formulas or keeps pictures comes for a set that
  // has any.
  '/study-tools/cards/:setId/study': 111.9,
  // Ways to ask, worksheets and voice; what solves and what is known come with the first question.
  '/homework-help': 137,
  '/store': 125,
  '/pricing': 122,
  // The platform takes 3,000 (free) and 10,000 (paid); what counts here is how long a cold start reads it. The maths of every
  // skill and the words of four languages are in it, as the server plays each session again.
  // Some 14 are the solver's methods for functions: the server judges what is explained by them.
  // 206 are the case files in four languages: only the Worker may have what a plan opens.
  worker: 2150,
  // Three, react-three, WebXR and what draws: all views, after the page of an AR game. The limit is the product's.
  'AR views': 280,
  // A scene with its models, after the first view. The limit is the product's.
  'AR scene scienceQuest': 250,
  'AR scene wordWizard': 250,
  'AR scene historyHunt': 250,
}

const SCENES: Readonly<Record<string, ArGameId>> = {
  'AR scene scienceQuest': 'scienceQuest',
  'AR scene wordWizard': 'wordWizard',
  'AR scene historyHunt': 'historyHunt',
}

/** How far, as a share, what a page tells of a download may be from what it is; whole kilobytes are told. */
const TOLD_WITHIN = 0.15

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
  const scene = SCENES[name]
  if (scene !== undefined) return sceneFiles(scene)
  if (name === 'worker') return { server: serverBundleSize().gzip }
  return name === 'AR views' ? viewsFiles() : firstLoadFiles(name)
}

const record: typeof sizes = JSON.parse(readFileSync(RECORD, 'utf8'))
let over = 0
for (const [name, budget] of Object.entries(BUDGET)) {
  const files = sizes[name] ?? {}
  const gzip = sum(files)
  const verdict = gzip <= budget ? 'ok' : 'OVER BUDGET'
  console.log(`${name.padEnd(20)} ${gzip.toFixed(1).padStart(7)} KB gzip, budget ${budget} KB: ${verdict}`)
  if (gzip <= budget) continue
  over++
  for (const line of grown(record[name] ?? {}, files)) console.log(`  ${line}`)
}
if (over > 0) console.log(ADVICE)
const untrue = [
  ['DRAWING_KILOBYTES', DRAWING_KILOBYTES, sum(drawingFiles())],
  ...Object.values(SCENES).map((game) => [game, SCENE_KILOBYTES[game], sum(sceneFiles(game))] as const),
].filter(
  ([, told, size]) => Math.abs(Number(told) - Number(size)) > Math.max(0.5, Number(size) * TOLD_WITHIN),
)
for (const [name, told, size] of untrue)
  console.log(
    `app/stage/ar/download-sizes.ts: ${name} says ${told} KB, the build has ${Number(size).toFixed(1)}`,
  )
process.exit(over === 0 && untrue.length === 0 ? 0 : 1)

function sum(files: Record<string, number>): number {
  return Object.values(files).reduce((total, size) => total + size, 0)
}
