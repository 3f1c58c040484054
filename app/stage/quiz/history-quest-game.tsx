import { lazy } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { QUESTIONS_PER_TOPIC } from '#engine/games/history-quest/constants.ts'
import { historyQuestRules } from '#engine/games/history-quest/rules.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizRefusal } from '#engine/learning/quiz/rules.ts'
import type { QuizEvent, QuizState } from '#engine/learning/quiz/state.ts'
import type { Game } from '../game.ts'
import { loadQuizWords } from './load-quiz-words.ts'
import type { QuizKind, QuizPlaying } from './quiz-kind.ts'
import { QuizPlay } from './quiz-play.tsx'
import '../history-quest/journey-sheet.css'

const BLURBS = {
  elementary: () => m.history_blurb_elementary(),
  middle: () => m.history_blurb_middle(),
  high: () => m.history_blurb_high(),
}

const KIND: QuizKind = {
  rules: historyQuestRules,
  questionsPerLevel: QUESTIONS_PER_TOPIC,
  picture: 'across',
  levelTitle: (level, title) => m.history_level_title({ level, title }),
  loadWords: (wanted) => loadQuizWords('history-quest', wanted),
  async openStage(parent, session, page) {
    const { openHistoryStage } = await import('../history-quest/open-stage.ts')
    return openHistoryStage(parent, session, page)
  },
  /** Not in the server's bundle. */
  Picture: lazy(async () => {
    if (import.meta.env.SSR) throw new Error('a round is played in a browser')
    const { JourneyPicture } = await import('../history-quest/journey-picture.tsx')
    return { default: JourneyPicture }
  }),
}

function HistoryQuestPlay({ playing }: { playing: QuizPlaying }) {
  return <QuizPlay kind={KIND} playing={playing} />
}

export const historyQuestGame: Game<QuizState, QuizMove, QuizEvent, QuizRefusal> = {
  rules: historyQuestRules,
  words: {
    title: () => m.catalogue_name_historyQuest(),
    blurb: (band) => BLURBS[band](),
    start: () => m.history_start(),
    facts: ({ band, lastLevel }) => [
      m.history_fact_levels({ levels: lastLevel }),
      m.history_fact_questions({ questions: QUESTIONS_PER_TOPIC[band] }),
      m.history_fact_stars(),
    ],
    keys: () => m.quiz_fact_keys(),
  },
  art: 'history',
  hasTimer: false,
  Play: HistoryQuestPlay,
}
