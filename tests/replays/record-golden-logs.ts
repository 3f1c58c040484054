// Records the golden move logs anew: `node tests/replays/record-golden-logs.ts` (Node 24).
// Only for a new version of the rules, or new logs: a digest that changed by itself is a bug, not a new record.

import { writeFileSync } from 'node:fs'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import {
  guessingPlayer,
  type Player,
  perfectPlayer,
  playRound,
  rightOption,
} from '#engine/games/math-master/scripted-players.ts'
import { type GoldenLog, replayGolden } from './golden-replay.ts'

const elementary: RoundOptions = { seed: 20_261_120, band: 'elementary', timed: true }
const middle: RoundOptions = { seed: 4_294_967_295, band: 'middle', timed: true }
const high: RoundOptions = { seed: 0, band: 'high', timed: true }

/** Answers in the last millisecond, having let the first problem pass by. */
function lastMomentPlayer(): Player {
  let isFirst = true
  return (state) => {
    const option = isFirst ? null : rightOption(state)
    isFirst = false
    return { thinkMs: 19_999, option }
  }
}

function recordRound(name: string, options: RoundOptions, player: Player): void {
  record(name, options, playRound(options, player).moves)
}

function record(name: string, options: RoundOptions, moves: readonly unknown[]): void {
  const log = { game: mathMasterRules.id, version: mathMasterRules.version, options, moves }
  write(name, { ...log, expected: replayGolden(log) })
}

/** One line a move, so that a difference can be read. */
function write(name: string, { game, version, options, moves, expected }: GoldenLog): void {
  const lines = moves.map((move) => `    ${inline(move)}`)
  const text = `{
  "game": ${JSON.stringify(game)},
  "version": ${version},
  "options": ${inline(options)},
  "moves": [
${lines.join(',\n')}
  ],
  "expected": ${JSON.stringify(expected, null, 2).replaceAll('\n', '\n  ')}
}
`
  writeFileSync(new URL(`${name}.json`, import.meta.url), text)
}

function inline(flat: unknown): string {
  return JSON.stringify(flat, null, 1).replace(/\n\s*/g, ' ')
}

recordRound('math-master-elementary-perfect', elementary, perfectPlayer(2_750))
recordRound('math-master-middle-perfect', middle, perfectPlayer(4_321))
recordRound('math-master-high-perfect', high, perfectPlayer(9_006))
recordRound('math-master-elementary-guessing', elementary, guessingPlayer(1))
recordRound('math-master-middle-guessing', middle, guessingPlayer(2))
recordRound('math-master-high-guessing', high, guessingPlayer(3))
recordRound('math-master-high-untimed', { ...high, timed: false }, guessingPlayer(4))
recordRound('math-master-elementary-last-moment', elementary, lastMomentPlayer())

const whole: readonly MathMasterMove[] = playRound(middle, perfectPlayer(3_000)).moves
const firstAnswer = whole.findIndex(({ type }) => type === 'answer')
record('math-master-refused-truncated', middle, whole.slice(0, -1))
record('math-master-refused-after-end', middle, [...whole, { type: 'tick', ms: 1 }])
record(
  'math-master-refused-late-answer',
  middle,
  whole.toSpliced(firstAnswer, 0, { type: 'tick', ms: 17_000 }),
)
record('math-master-refused-forged-points', middle, [{ ...whole[0], points: 470 }, ...whole.slice(1)])
