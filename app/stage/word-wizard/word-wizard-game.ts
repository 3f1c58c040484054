import { m } from '#app/i18n/generated/messages.ts'
import type { WordWizardMove } from '#engine/games/word-wizard/moves.ts'
import { type WordWizardState, wordWizardRules } from '#engine/games/word-wizard/rules.ts'
import type { WordWizardWords } from '#engine/games/word-wizard/words/mission-words.ts'
import type { ArGame } from '../ar/ar-game.ts'
import { SCENE_KILOBYTES } from '../ar/download-sizes.ts'
import type { Reach } from '../ar/orbit.ts'
import { createWordsLoader } from '../load-words.ts'
import { WordWizardTwin } from './twin.tsx'
import type { WordWizardEvent, WordWizardRefusal } from './wizard-play.ts'
import { actionOf, announcementOf, hintOf, lessonOf, taskOf } from './wizard-words.ts'

const BLURBS = {
  elementary: () => m.wizard_blurb_elementary(),
  middle: () => m.wizard_blurb_middle(),
  high: () => m.wizard_blurb_high(),
}

/** The page, and the flags at the far ends of its ways. */
const REACH: Reach = [
  [-0.31, 0, -0.215],
  [0.31, 0, -0.215],
  [-0.31, 0, 0.215],
  [0.31, 0, 0.215],
  [-0.2, 0.1, -0.19],
  [0.28, 0.1, -0.19],
]

/** Addresses of files of their own: the server carries none of them. */
const WORDS: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : import.meta.glob('../../../game-engine/games/word-wizard/words/*/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    })

export const wordWizardGame: ArGame<
  WordWizardState,
  WordWizardMove,
  WordWizardEvent,
  WordWizardRefusal,
  WordWizardWords
> = {
  rules: wordWizardRules,
  words: {
    title: () => m.catalogue_name_wordWizard(),
    blurb: (band) => BLURBS[band](),
    start: () => m.play_start(),
    facts: ({ lastLevel }) => [
      m.play_fact_levels({ levels: lastLevel }),
      m.play_fact_stars(),
      m.play_fact_untimed(),
    ],
    keys: () => m.wizard_fact_keys(),
  },
  art: 'ar-wizard',
  loadWords: createWordsLoader<WordWizardWords>(WORDS),
  async loadScene() {
    if (import.meta.env.SSR) throw new Error('a scene needs a browser')
    return (await import('./wizard-scene.tsx')).WordWizardScene
  },
  width: 0.62,
  reach: () => REACH,
  sceneKilobytes: SCENE_KILOBYTES.wordWizard,
  Twin: WordWizardTwin,
  task: taskOf,
  action: actionOf,
  hint: hintOf,
  announce: announcementOf,
  lesson: lessonOf,
  refusal: (code) => (code === 'no_way' ? m.wizard_refused_wall() : null),
}
