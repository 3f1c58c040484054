import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import { mathMasterRules as rules } from '#engine/games/math-master/rules.ts'
import {
  guessingPlayer,
  type Player,
  perfectPlayer,
  playRound,
  rightOption,
} from '#engine/games/math-master/scripted-players.ts'
import { recordLog } from './golden-log-files.ts'

const elementary = roundOptions({ seed: 20_261_120, band: 'elementary' })
const middle = roundOptions({ seed: 4_294_967_295, band: 'middle' })
const high = roundOptions({ seed: 0, band: 'high' })
/** Someone who has played before, and wants it harder. */
const practised = roundOptions({
  seed: 1_234,
  band: 'middle',
  challenge: 'harder',
  ratings: { 'math.add': 1_240, 'math.multiply': 870 },
  extraLevels: 10,
})

/** Answers in the last millisecond, having let the first problem pass by. */
function lastMomentPlayer(): Player {
  let isFirst = true
  return (state) => {
    const option = isFirst ? null : rightOption(state)
    isFirst = false
    return { thinkMs: 19_999, option }
  }
}

export function recordMathMaster(): void {
  recordRound('math-master-elementary-perfect', elementary, perfectPlayer(2_750))
  recordRound('math-master-middle-perfect', middle, perfectPlayer(4_321))
  recordRound('math-master-high-perfect', high, perfectPlayer(9_006))
  recordRound('math-master-elementary-guessing', elementary, guessingPlayer(1))
  recordRound('math-master-middle-guessing', middle, guessingPlayer(2))
  recordRound('math-master-high-guessing', high, guessingPlayer(3))
  recordRound('math-master-high-untimed', { ...high, timed: false }, guessingPlayer(4))
  recordRound('math-master-elementary-last-moment', elementary, lastMomentPlayer())
  recordRound('math-master-middle-practised', practised, perfectPlayer(5_000))
  recordRound('math-master-high-extra-levels', { ...high, extraLevels: 10 }, guessingPlayer(5))

  const whole: readonly MathMasterMove[] = playRound(middle, perfectPlayer(3_000)).moves
  const firstAnswer = whole.findIndex(({ type }) => type === 'answer')
  record('math-master-middle-hinted', middle, whole.toSpliced(firstAnswer, 0, { type: 'hint', ms: 0 }))
  record('math-master-refused-truncated', middle, whole.slice(0, -1))
  record('math-master-refused-after-end', middle, [...whole, { type: 'tick', ms: 1 }])
  const late = whole.toSpliced(firstAnswer, 0, { type: 'tick', ms: 17_000 })
  record('math-master-refused-late-answer', middle, late)
  record('math-master-refused-forged-points', middle, [{ ...whole[0], points: 470 }, ...whole.slice(1)])
}

function recordRound(name: string, options: RoundOptions, player: Player): void {
  record(name, options, playRound(options, player).moves)
}

function record(name: string, options: RoundOptions, moves: readonly unknown[]): void {
  recordLog({ rules, name, options, moves })
}
