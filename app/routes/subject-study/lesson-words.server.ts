// The words of /subject-study in the one language asked for, and the sample resources of the spec (001 section 2).

import { GAME_NAMES } from '#app/game-words.ts'
import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { GAME_CATALOGUE, type GameSubject } from '#engine/games/catalogue.ts'

export type LessonWords = ReturnType<typeof lessonWords>

const VIDEO_REVIEWS = 124
const SOLVER_REVIEWS = 89

export function lessonWords(locale: Locale) {
  const o = { locale }
  return {
    name: m.shell_subject_study({}, o),
    title: m.lessons_title({}, o),
    lead: m.lessons_lead({}, o),
    tabs: m.lessons_tabs({}, o),
    tabNames: {
      math: m.catalogue_subject_math({}, o),
      science: m.catalogue_subject_science({}, o),
      english: m.catalogue_subject_english({}, o),
      history: m.catalogue_subject_history({}, o),
    },
    topics: {
      title: m.lessons_topics_title({}, o),
      start: m.lessons_start({}, o),
      cards: [
        {
          feature: 'arithmetic',
          art: 'abacus',
          title: m.lessons_arithmetic({}, o),
          text: m.lessons_arithmetic_text({}, o),
        },
        {
          feature: 'algebra',
          art: 'balance',
          title: m.lessons_algebra({}, o),
          text: m.lessons_algebra_text({}, o),
        },
        {
          feature: 'geometry',
          art: 'compass',
          title: m.lessons_geometry({}, o),
          text: m.lessons_geometry_text({}, o),
        },
      ] as const,
    },
    shelf: {
      title: m.lessons_shelf_title({}, o),
      lead: m.lessons_shelf_lead({}, o),
      resources: [
        {
          feature: 'videos',
          art: 'film',
          title: m.lessons_videos({}, o),
          text: m.lessons_videos_text({}, o),
          reviews: m.lessons_reviews({ count: VIDEO_REVIEWS }, o),
          action: m.lessons_videos_go({}, o),
        },
        {
          feature: 'solver',
          art: 'solved-steps',
          title: m.lessons_solver({}, o),
          text: m.lessons_solver_text({}, o),
          reviews: m.lessons_reviews({ count: SOLVER_REVIEWS }, o),
          action: m.lessons_solver_go({}, o),
        },
      ] as const,
    },
    help: {
      title: m.lessons_help_title({}, o),
      text: m.lessons_help_text({}, o),
      code: m.lessons_help_code({}, o),
      ask: m.lessons_help_ask({}, o),
    },
    blank: {
      title: m.lessons_blank_title({}, o),
      text: m.lessons_blank_text({}, o),
      go: m.lessons_blank_go({}, o),
    },
    games: {
      science: gameFor('science', locale),
      english: gameFor('english', locale),
      history: gameFor('history', locale),
    },
  }
}

/** A game of this subject that can be played on any device. */
function gameFor(subject: GameSubject, locale: Locale): { path: `/${string}`; label: string } | null {
  const game = GAME_CATALOGUE.find(
    ({ subjects, isAR, status }) => status === 'available' && !isAR && subjects.includes(subject),
  )
  if (!game) return null
  const name = GAME_NAMES[game.id]({ locale })
  return { path: game.path, label: m.games_subject_page_meanwhile({ game: name }, { locale }) }
}
