import { m } from '#app/i18n/generated/messages.ts'
import type { MathMazeMove } from '#engine/games/math-maze/moves.ts'
import { type MathMazeRefusal, mathMazeRules } from '#engine/games/math-maze/rules.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import type { Game } from '../game.ts'
import { MathMazePlay } from './play.tsx'

const BLURBS = {
  elementary: () => m.maze_blurb_elementary(),
  middle: () => m.maze_blurb_middle(),
  high: () => m.maze_blurb_high(),
}

export const mathMazeGame: Game<MathMazeState, MathMazeMove, MathMazeEvent, MathMazeRefusal> = {
  rules: mathMazeRules,
  words: {
    title: () => m.catalogue_name_mathMaze(),
    blurb: (band) => BLURBS[band](),
    start: () => m.play_start(),
    facts: ({ lastLevel }) => [
      m.play_fact_levels({ levels: lastLevel }),
      m.maze_fact_stars(),
      m.play_fact_untimed(),
    ],
    keys: () => m.maze_fact_keys(),
    howTo: () => ({
      title: m.maze_how(),
      keys: m.maze_how_keys(),
      touch: m.maze_how_touch(),
      steps: [m.maze_how_solve(), m.maze_how_goal(), m.maze_how_earn()],
    }),
  },
  art: 'maze',
  hasTimer: false,
  Play: MathMazePlay,
}
