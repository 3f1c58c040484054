import { m } from '#app/i18n/generated/messages.ts'
import type { WordWorksMove } from '#engine/games/word-works/moves.ts'
import { type WordWorksRefusal, wordWorksRules } from '#engine/games/word-works/rules.ts'
import type { WordWorksEvent, WordWorksState } from '#engine/games/word-works/state.ts'
import type { Game } from '../game.ts'
import { WordWorksPlay } from './play.tsx'
import { VoiceSetting } from './voice-setting.tsx'

const BLURBS = {
  elementary: () => m.words_blurb_elementary(),
  middle: () => m.words_blurb_middle(),
  high: () => m.words_blurb_high(),
}

export const wordWorksGame: Game<WordWorksState, WordWorksMove, WordWorksEvent, WordWorksRefusal> = {
  rules: wordWorksRules,
  words: {
    title: () => m.catalogue_name_wordWorks(),
    blurb: (band) => BLURBS[band](),
    start: () => m.play_start(),
    facts: ({ lastLevel }) => [
      m.play_fact_levels({ levels: lastLevel }),
      m.play_fact_stars(),
      m.words_fact_ways(),
      m.words_fact_hints(),
    ],
  },
  art: 'words',
  hasTimer: false,
  Settings: VoiceSetting,
  Play: WordWorksPlay,
}
