// How long a player may have to wait for a maze: generation at the largest level of each band, the slowest hundredth
// against the middle of the same run. Every maze is made several times and its quickest time counts: a seed that needs long
// does so each time, a machine that is busy elsewhere does not.
import { BANDS } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { generateMaze } from '#engine/games/math-maze/generate-maze.ts'
import { mathMazeRules } from '#engine/games/math-maze/rules.ts'
import { type Findings, median } from './entries.ts'

const MAZES = 2_000
const WARM_UP = 200
const REPEATS = 5

export function benchMaze(): Findings {
  return {
    entries: BANDS.map((band) => {
      const level = mathMazeRules.lastLevel(roundOptions({ band }))
      const times: number[] = []
      for (let seed = 0; seed < MAZES + WARM_UP; seed++) {
        const random = seedRandom(seed)
        const taken = Array.from({ length: REPEATS }, () => {
          const started = performance.now()
          generateMaze(random, band, level)
          return performance.now() - started
        })
        if (seed >= WARM_UP) times.push(Math.min(...taken))
      }
      const slowest = times.toSorted((one, other) => one - other)[Math.floor(MAZES * 0.99)] ?? Number.NaN
      const middle = median(times)
      return {
        name: `Maze generation, ${band}, level ${level}, p99 of ${MAZES}`,
        value: slowest,
        unit: 'ms',
        reference: { name: 'ms, median', value: middle },
        ratio: slowest / middle,
      }
    }),
    notes: [
      `Mazes: generated in Node, one after the other, other seeds each, the quickest of ${REPEATS} times.`,
    ],
  }
}
