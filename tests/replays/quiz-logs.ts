import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { historyQuestRules } from '#engine/games/history-quest/rules.ts'
import { scienceExplorerRules } from '#engine/games/science-explorer/rules.ts'
import type { QuizRules } from '#engine/learning/quiz/rules.ts'
import {
  guessingPlayer,
  perfectPlayer,
  playRound,
  wrongPlayer,
} from '#engine/learning/quiz/scripted-players.ts'
import { recordLog } from './golden-log-files.ts'

const elementary = roundOptions({ seed: 20_261_120, band: 'elementary' })
const middle = roundOptions({ seed: 4_294_967_295, band: 'middle', language: 'fr' })
const high = roundOptions({ seed: 0, band: 'high', language: 'zh' })

export function recordScienceExplorer(): void {
  const ratings = { 'science.life': 1_240, 'science.matter': 870 }
  recordQuiz('science-explorer', scienceExplorerRules, ratings)
}

export function recordHistoryQuest(): void {
  recordQuiz('history-quest', historyQuestRules, { 'history.people': 1_240, 'history.ideas': 870 })
}

function recordQuiz(name: string, rules: QuizRules, ratings: RoundOptions['ratings']): void {
  const record = (kind: string, options: RoundOptions, moves: readonly unknown[]) =>
    recordLog({ rules, name: `${name}-${kind}`, options, moves })
  const practised: RoundOptions = { ...middle, seed: 1_234, challenge: 'harder', ratings, extraLevels: 10 }
  const whole = playRound(rules, middle, perfectPlayer(3_000)).moves
  const firstAnswer = whole.findIndex(({ type }) => type === 'answer')

  record('elementary-perfect', elementary, playRound(rules, elementary, perfectPlayer(2_750)).moves)
  record('middle-perfect', middle, whole)
  record('high-perfect', high, playRound(rules, high, perfectPlayer(9_006)).moves)
  record('elementary-guessing', elementary, playRound(rules, elementary, guessingPlayer(1)).moves)
  record('high-wrong', high, playRound(rules, high, wrongPlayer(1_500)).moves)
  record('middle-practised', practised, playRound(rules, practised, guessingPlayer(7)).moves)
  const { asked } = playRound(rules, middle, perfectPlayer(3_000)).state
  const fresh: RoundOptions = {
    ...middle,
    seed: 77,
    ratings,
    practised: { [Object.keys(ratings)[0] ?? '']: 9 },
    met: asked,
  }
  record('middle-fresh', fresh, playRound(rules, fresh, guessingPlayer(9)).moves)
  record('refused-truncated', middle, whole.slice(0, -1))
  record('refused-after-end', middle, [...whole, { type: 'tick', ms: 1 }])
  record(
    'refused-second-answer',
    middle,
    whole.toSpliced(firstAnswer, 0, ...whole.slice(firstAnswer, firstAnswer + 1)),
  )
  record(
    'refused-forged-points',
    middle,
    whole.with(firstAnswer, { ...whole[firstAnswer], points: 500 } as never),
  )
}
