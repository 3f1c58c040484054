import { m } from '#app/i18n/generated/messages.ts'
import type { ScienceQuestMove } from '#engine/games/science-quest/moves.ts'
import { type ScienceQuestRefusal, scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import type { ScienceQuestEvent, ScienceQuestState } from '#engine/games/science-quest/state.ts'
import type { ScienceQuestWords } from '#engine/games/science-quest/words/mission-words.ts'
import type { ArGame } from '../ar/ar-game.ts'
import { SCENE_KILOBYTES } from '../ar/download-sizes.ts'
import { createWordsLoader } from '../load-words.ts'
import { questReach } from './quest-reach.ts'
import { actionOf, announcementOf, hintOf, lessonOf, refusalText, taskOf } from './quest-words.ts'
import { ScienceQuestTwin } from './twin.tsx'

const BLURBS = {
  elementary: () => m.quest_blurb_elementary(),
  middle: () => m.quest_blurb_middle(),
  high: () => m.quest_blurb_high(),
}

/** Addresses of files of their own: the server carries none of them. */
const WORDS: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : import.meta.glob('../../../game-engine/games/science-quest/words/*/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    })

export const scienceQuestGame: ArGame<
  ScienceQuestState,
  ScienceQuestMove,
  ScienceQuestEvent,
  ScienceQuestRefusal,
  ScienceQuestWords
> = {
  rules: scienceQuestRules,
  words: {
    title: () => m.catalogue_name_scienceQuest(),
    blurb: (band) => BLURBS[band](),
    start: () => m.play_start(),
    facts: ({ lastLevel }) => [
      m.play_fact_levels({ levels: lastLevel }),
      m.play_fact_stars(),
      m.play_fact_untimed(),
    ],
    keys: () => m.quest_fact_keys(),
  },
  art: 'ar-lab',
  loadWords: createWordsLoader<ScienceQuestWords>(WORDS),
  async loadScene() {
    if (import.meta.env.SSR) throw new Error('a scene needs a browser')
    return (await import('./quest-scene.tsx')).ScienceQuestScene
  },
  width: 0.62,
  reach: questReach,
  sceneKilobytes: SCENE_KILOBYTES.scienceQuest,
  Twin: ScienceQuestTwin,
  task: taskOf,
  action: actionOf,
  hint: hintOf,
  announce: announcementOf,
  lesson: lessonOf,
  refusal: refusalText,
}
