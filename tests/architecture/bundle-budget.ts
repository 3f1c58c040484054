// How much a first visit may download, and how large the Worker may be. Sizes are facts of the build, so this is a
// check and not a benchmark; `npm run bench` prints the same numbers next to the framework's own floor.
import process from 'node:process'
import { firstLoadSize, serverBundleSize } from '../bench/bundle-size.ts'
import { buildIfStale } from '../sandbox/build-if-stale.ts'

/**
 * KB (1,000 bytes), gzip; a tenth above what a page needs now. The floor is React and Remix with an empty page: 86.9. A game's page carries the frame all games
 * share (settings, hints, the queue of unsent rounds) and its own rules; canvas and long texts come when play begins.
 */
const BUDGET = {
  '/': 125,
  '/games': 135,
  '/games/math-master': 160,
  '/games/mathmaze': 168,
  '/games/science-explorer': 167,
  '/games/word-works': 162,
  '/games/history-quest': 165,
  '/store': 127,
  '/pricing': 123,
  worker: 1_000,
}

await buildIfStale()
let over = 0
for (const [name, budget] of Object.entries(BUDGET)) {
  const { gzip } = name === 'worker' ? serverBundleSize() : firstLoadSize(name)
  const verdict = gzip <= budget ? 'ok' : 'OVER BUDGET'
  if (gzip > budget) over++
  console.log(`${name.padEnd(20)} ${gzip.toFixed(1).padStart(7)} KB gzip, budget ${budget} KB: ${verdict}`)
}
process.exit(over === 0 ? 0 : 1)
