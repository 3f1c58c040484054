// Records the golden move logs anew: `node tests/replays/record-golden-logs.ts` (Node 24), or those of one game when its
// folder is named. Only for a new version of the rules, or new logs: a digest that changed by itself is a bug, not a new
// record.
import process from 'node:process'
import { recordMathMaster } from './math-master-logs.ts'
import { recordMathMaze } from './math-maze-logs.ts'
import { recordHistoryHunt, recordScienceQuest, recordWordWizard } from './mission-logs.ts'
import { recordHistoryQuest, recordScienceExplorer } from './quiz-logs.ts'
import { recordWordWorks } from './word-logs.ts'

const RECORDERS = {
  'math-master': recordMathMaster,
  'math-maze': recordMathMaze,
  'science-explorer': recordScienceExplorer,
  'history-quest': recordHistoryQuest,
  'word-works': recordWordWorks,
  'science-quest': recordScienceQuest,
  'word-wizard': recordWordWizard,
  'history-hunt': recordHistoryHunt,
}

const [only] = process.argv.slice(2)
for (const [game, record] of Object.entries(RECORDERS)) {
  if (only === undefined || only === game) record()
}
