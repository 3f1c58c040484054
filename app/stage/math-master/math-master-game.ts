import { m } from '#app/i18n/generated/messages.ts'
import { QUESTION_MS } from '#engine/games/math-master/constants.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import { type MathMasterRefusal, mathMasterRules } from '#engine/games/math-master/rules.ts'
import type { MathMasterEvent, MathMasterState } from '#engine/games/math-master/state.ts'
import type { Game } from '../game.ts'
import { MathMasterPlay } from './play.tsx'

const BLURBS = {
  elementary: () => m.math_blurb_elementary(),
  middle: () => m.math_blurb_middle(),
  high: () => m.math_blurb_high(),
}

export const mathMasterGame: Game<MathMasterState, MathMasterMove, MathMasterEvent, MathMasterRefusal> = {
  rules: mathMasterRules,
  words: {
    title: () => m.catalogue_name_mathMaster(),
    blurb: (band) => BLURBS[band](),
    start: () => m.play_start(),
    facts: ({ timed, lastLevel }) => [
      m.play_fact_levels({ levels: lastLevel }),
      timed ? m.math_fact_seconds({ seconds: QUESTION_MS / 1000 }) : m.play_fact_untimed(),
      m.play_fact_stars(),
    ],
    keys: () => m.math_fact_keys(),
  },
  art: 'math',
  hasTimer: true,
  Play: MathMasterPlay,
}
