import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { wordWorksRules as rules } from '#engine/games/word-works/rules.ts'
import {
  clumsyPlayer,
  hintedPlayer,
  type Player,
  perfectPlayer,
  playRound,
} from '#engine/games/word-works/scripted-players.ts'
import { recordLog } from './golden-log-files.ts'

const elementary = roundOptions({ seed: 20_261_122, band: 'elementary' })
const middle = roundOptions({ seed: 4_294_967_295, band: 'middle', language: 'es' })
const high = roundOptions({ seed: 0, band: 'high', language: 'fr' })
const chinese = roundOptions({ seed: 7, band: 'elementary', language: 'zh', timed: false })
/** Someone who has played before, wants it harder, and owns a pack of levels. */
const practised = roundOptions({
  seed: 99,
  band: 'high',
  challenge: 'harder',
  ratings: { 'words.spelling': 1_310 },
  extraLevels: 10,
})

/** A pack brings words of the bands above. */
const packed = roundOptions({ seed: 5, band: 'elementary', extraLevels: 3 })

export function recordWordWorks(): void {
  recordRound('word-works-elementary-perfect', elementary, perfectPlayer(700))
  recordRound('word-works-elementary-clumsy', elementary, clumsyPlayer(1))
  recordRound('word-works-middle-perfect', middle, perfectPlayer(432))
  recordRound('word-works-middle-clumsy', middle, clumsyPlayer(2))
  recordRound('word-works-high-perfect', high, perfectPlayer(906))
  recordRound('word-works-high-extra-levels', practised, hintedPlayer(1_200))
  recordRound('word-works-elementary-extra-levels', packed, perfectPlayer(800))
  recordRound('word-works-chinese-clumsy', chinese, clumsyPlayer(3))

  const { moves } = playRound(middle, perfectPlayer(300))
  const firstNext = moves.findIndex(({ type }) => type === 'next')
  record('word-works-refused-truncated', middle, moves.slice(0, -1))
  record('word-works-refused-after-end', middle, [...moves, { type: 'tick', ms: 1 }])
  const twice = moves.toSpliced(firstNext, 0, ...moves.slice(firstNext, firstNext + 1))
  record('word-works-refused-next-twice', middle, twice)
  record('word-works-refused-forged-points', middle, [{ ...moves[0], points: 60 }, ...moves.slice(1)])
}

function recordRound(name: string, options: RoundOptions, player: Player): void {
  record(name, options, playRound(options, player).moves)
}

function record(name: string, options: RoundOptions, moves: readonly unknown[]): void {
  recordLog({ rules, name, options, moves })
}
