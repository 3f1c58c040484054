// Older versions, which the browser never needs: only a log of theirs is replayed.
import { mathMazeRules, startRound } from './rules.ts'

/** For rounds opened before version 2, as long as they may be handed in: no problem went beyond its band. */
export const mathMazeRules1: typeof mathMazeRules = {
  ...mathMazeRules,
  version: 1,
  start: (options) => startRound(options),
}
