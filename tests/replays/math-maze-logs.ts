import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { mathMazeRules as rules } from '#engine/games/math-maze/rules.ts'
import {
  hastyPlayer,
  type Player,
  perfectPlayer,
  playRound,
  wanderingPlayer,
} from '#engine/games/math-maze/scripted-players.ts'
import { recordLog } from './golden-log-files.ts'

const elementary = roundOptions({ seed: 20_261_121, band: 'elementary' })
const middle = roundOptions({ seed: 4_294_967_295, band: 'middle' })
const high = roundOptions({ seed: 0, band: 'high' })
/** Someone who has played before, wants it easier, and owns a pack of levels. */
const practised = roundOptions({
  seed: 99,
  band: 'elementary',
  challenge: 'easier',
  ratings: { 'math.add': 1_310, 'math.subtract': 720 },
  extraLevels: 10,
})

export function recordMathMaze(): void {
  recordRound('math-maze-elementary-perfect', elementary, perfectPlayer(2_750))
  recordRound('math-maze-middle-perfect', middle, perfectPlayer(4_321))
  recordRound('math-maze-high-perfect', high, perfectPlayer(9_006))
  recordRound('math-maze-elementary-wandering', elementary, wanderingPlayer(1))
  recordRound('math-maze-middle-wandering', middle, wanderingPlayer(2))
  recordRound('math-maze-high-hasty', high, hastyPlayer(1_500))
  recordRound('math-maze-elementary-extra-levels', practised, hastyPlayer(2_000))

  const { moves } = playRound(middle, perfectPlayer(3_000))
  const firstAnswer = moves.findIndex(({ type }) => type === 'answer')
  record('math-maze-refused-truncated', middle, moves.slice(0, -1))
  record('math-maze-refused-after-end', middle, [...moves, { type: 'tick', ms: 1 }])
  const stepped = moves.toSpliced(firstAnswer, 0, { type: 'step', ms: 0, direction: 'up' })
  record('math-maze-refused-step-while-asked', middle, stepped)
  record('math-maze-refused-forged-place', middle, [{ ...moves[0], x: 10, y: 10 }, ...moves.slice(1)])
}

function recordRound(name: string, options: RoundOptions, player: Player): void {
  record(name, options, playRound(options, player).moves)
}

function record(name: string, options: RoundOptions, moves: readonly unknown[]): void {
  recordLog({ rules, name, options, moves })
}
