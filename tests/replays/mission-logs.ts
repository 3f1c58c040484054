// Rounds of the AR games, mission by mission.
import type { AnyRules, RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { playMissions } from '#engine/games/history-hunt/scripted-players.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { clumsyPlayer, perfectPlayer } from '#engine/games/science-quest/scripted-players.ts'
import { wordWizardRules } from '#engine/games/word-wizard/rules.ts'
import * as wizards from '#engine/games/word-wizard/scripted-players.ts'
import { playRound } from '#engine/learning/missions/scripted-players.ts'
import { recordLog } from './golden-log-files.ts'

const elementary = roundOptions({ seed: 20_261_123, band: 'elementary' })
const middle = roundOptions({ seed: 4_294_967_295, band: 'middle', language: 'es' })
const high = roundOptions({ seed: 0, band: 'high', language: 'zh' })
/** Someone who owns a pack of levels. */
const owner = roundOptions({ seed: 99, band: 'middle', language: 'fr', extraLevels: 10 })

export function recordScienceQuest(): void {
  const perfect = (options: RoundOptions) => playRound(scienceQuestRules, options, perfectPlayer(900)).moves
  recordRounds('science-quest', scienceQuestRules, perfect)
  const { moves } = playRound(scienceQuestRules, middle, clumsyPlayer(1))
  recordLog({ rules: scienceQuestRules, name: 'science-quest-middle-clumsy', options: middle, moves })
}

export function recordWordWizard(): void {
  const perfect = (options: RoundOptions) =>
    playRound(wordWizardRules, options, wizards.perfectPlayer(900)).moves
  recordRounds('word-wizard', wordWizardRules, perfect)
  const { moves } = playRound(wordWizardRules, middle, wizards.wanderingPlayer(1))
  recordLog({ rules: wordWizardRules, name: 'word-wizard-middle-wandering', options: middle, moves })
}

export function recordHistoryHunt(): void {
  const perfect = (options: RoundOptions) => {
    const missions = Array.from({ length: historyHuntRules.lastLevel(options) }, (_, mission) => mission)
    return playMissions(options, missions).moves
  }
  recordRounds('history-hunt', historyHuntRules, perfect)
}

function recordRounds(
  folder: string,
  rules: AnyRules,
  perfect: (options: RoundOptions) => readonly object[],
): void {
  const record = (name: string, options: RoundOptions, moves: readonly unknown[]) =>
    recordLog({ rules, name: `${folder}-${name}`, options, moves })
  record('elementary-perfect', elementary, perfect(elementary))
  record('middle-extra-levels', owner, perfect(owner))
  record('high-perfect', high, perfect(high))

  const moves = perfect(middle)
  const [first] = moves
  record('refused-truncated', middle, moves.slice(0, -1))
  record('refused-after-end', middle, [...moves, { type: 'tick', ms: 1 }])
  record(
    'refused-first-twice',
    middle,
    moves.flatMap((move, index) => (index === 0 ? [move, move] : [move])),
  )
  record('refused-forged-points', middle, [{ ...first, points: 80 }, ...moves.slice(1)])
}
