// Node replays every recorded round (golden-logs.test.ts). The runtime that scores rounds must come to the same digests:
// here the longest round of each game, replayed inside workerd.
import { expect, test } from 'vitest'
import { PLAYABLE_RULES } from '#engine/games/registry.ts'
import { type GoldenLog, replayGolden } from './golden-replay.ts'
import historyHunt from './history-hunt-middle-extra-levels.json'
import historyQuest from './history-quest-middle-practised.json'
import mathMaster from './math-master-high-guessing.json'
import mathMaze from './math-maze-high-perfect.json'
import scienceExplorer from './science-explorer-middle-practised.json'
import scienceQuest from './science-quest-middle-extra-levels.json'
import wordWizard from './word-wizard-middle-extra-levels.json'
import wordWorks from './word-works-high-extra-levels.json'

const SAMPLE = [
  mathMaster,
  scienceExplorer,
  historyQuest,
  wordWorks,
  mathMaze,
  scienceQuest,
  wordWizard,
  historyHunt,
] as unknown as GoldenLog[]

test.each(SAMPLE)('$game replays to what Node recorded', (golden) => {
  expect(golden.expected.ok).toBe(true)
  expect(replayGolden(golden)).toEqual(golden.expected)
})

test('every playable game is in the sample', () => {
  expect(SAMPLE.map(({ game }) => game)).toEqual(PLAYABLE_RULES.map(({ id }) => id))
})
