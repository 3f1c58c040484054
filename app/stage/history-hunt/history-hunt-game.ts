import { m } from '#app/i18n/generated/messages.ts'
import { HINT_STEPS } from '#engine/games/history-hunt/constants.ts'
import type { HistoryHuntMove } from '#engine/games/history-hunt/moves.ts'
import { type HistoryHuntRefusal, historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import type { HistoryHuntEvent, HistoryHuntState } from '#engine/games/history-hunt/state.ts'
import type { HuntWords } from '#engine/games/history-hunt/words.ts'
import type { ArGame } from '../ar/ar-game.ts'
import { SCENE_KILOBYTES } from '../ar/download-sizes.ts'
import { announceHunt, huntLesson, huntRefusal, huntTask } from './hunt-texts.ts'
import { huntReach, smallHuntReach, WIDTH } from './layout.ts'
import { loadHuntWords } from './load-hunt-words.ts'
import { HuntTwin } from './twin.tsx'

const BLURBS = {
  elementary: () => m.hunt_blurb_elementary(),
  middle: () => m.hunt_blurb_middle(),
  high: () => m.hunt_blurb_high(),
}

export const historyHuntGame: ArGame<
  HistoryHuntState,
  HistoryHuntMove,
  HistoryHuntEvent,
  HistoryHuntRefusal,
  HuntWords
> = {
  rules: historyHuntRules,
  words: {
    title: () => m.catalogue_name_historyHunt(),
    blurb: (band) => BLURBS[band](),
    start: () => m.hunt_start(),
    facts: ({ lastLevel }) => [
      m.hunt_fact_missions({ missions: lastLevel }),
      m.hunt_fact_pick(),
      m.hunt_fact_stars(),
      m.hunt_fact_calm(),
    ],
    stopped: ({ score, lastLevel }) => m.hunt_stopped({ finished: score.stars, missions: lastLevel }),
  },
  art: 'ar-artifact',
  loadWords: loadHuntWords,
  async loadScene() {
    if (import.meta.env.SSR) throw new Error('a scene needs a browser')
    return (await import('./hunt-scene.tsx')).HuntScene
  },
  sceneKilobytes: SCENE_KILOBYTES.historyHunt,
  width: WIDTH,
  reach: huntReach,
  smallReach: smallHuntReach,
  Twin: HuntTwin,
  task: huntTask,
  place: ({ mission, finished }) => ({
    mission: mission === null ? null : mission + 1,
    done: finished.map((at) => at + 1),
  }),
  action: ({ mission, finished }) =>
    mission === null && finished.length > 0
      ? { label: m.hunt_finish(), isReady: true, move: (ms) => ({ type: 'finish', ms }) }
      : null,
  hint: ({ mission, hints }) =>
    mission === null ? null : { left: HINT_STEPS - hints, move: (ms) => ({ type: 'hint', ms }) },
  announce: announceHunt,
  lesson: huntLesson,
  refusal: huntRefusal,
}
