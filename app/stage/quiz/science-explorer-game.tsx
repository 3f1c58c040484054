import { lazy } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { QUESTIONS_PER_LEVEL } from '#engine/games/science-explorer/constants.ts'
import { scienceExplorerRules } from '#engine/games/science-explorer/rules.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizRefusal } from '#engine/learning/quiz/rules.ts'
import type { QuizEvent, QuizState } from '#engine/learning/quiz/state.ts'
import type { Game } from '../game.ts'
import { loadQuizWords } from './load-quiz-words.ts'
import { openScienceStage } from './open-science-stage.ts'
import type { QuizKind, QuizPlaying } from './quiz-kind.ts'
import { QuizPlay } from './quiz-play.tsx'

const BLURBS = {
  elementary: () => m.science_blurb_elementary(),
  middle: () => m.science_blurb_middle(),
  high: () => m.science_blurb_high(),
}

/** When play begins: the start screen has nothing to draw. The server carries none of it. */
const LazyPicture = lazy(async () => {
  if (import.meta.env.SSR) throw new Error('a round is played in a browser')
  const [{ SciencePicture }, { pictureText }] = await Promise.all([
    import('./science-picture.tsx'),
    import('#engine/phaser/science-explorer/picture/picture-of-question.ts'),
  ])
  return {
    default: ({ state }: { state: QuizState }) => (
      <SciencePicture band={state.band} text={pictureText(state)} outcome={state.lastAnswer?.kind ?? null} />
    ),
  }
})

const KIND: QuizKind = {
  rules: scienceExplorerRules,
  questionsPerLevel: QUESTIONS_PER_LEVEL,
  picture: 'world',
  Picture: LazyPicture,
  levelTitle: (level, title) => m.science_level_title({ level, title }),
  loadWords: (wanted) => loadQuizWords('science-explorer', wanted),
  openStage: openScienceStage,
}

function ScienceExplorerPlay({ playing }: { playing: QuizPlaying }) {
  return <QuizPlay kind={KIND} playing={playing} />
}

export const scienceExplorerGame: Game<QuizState, QuizMove, QuizEvent, QuizRefusal> = {
  rules: scienceExplorerRules,
  words: {
    title: () => m.catalogue_name_scienceExplorer(),
    blurb: (band) => BLURBS[band](),
    start: () => m.science_start(),
    facts: ({ band, lastLevel }) => [
      m.play_fact_levels({ levels: lastLevel }),
      m.science_fact_questions({ questions: QUESTIONS_PER_LEVEL[band] }),
      m.play_fact_stars(),
    ],
    keys: () => m.quiz_fact_keys(),
  },
  art: 'science',
  hasTimer: false,
  Play: ScienceExplorerPlay,
}
