// Every feature that the spec shows as a placeholder (spec 000 section 1, spec 001 sections 1, 2 and 8): where it stands and
// what is said when someone presses it. Making one real is its entry alone: `status: 'available', to: <where it is>`.

import { GAME_NAMES } from '#app/game-words.ts'
import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type CatalogueEntry, GAME_CATALOGUE, type GameId } from '#engine/games/catalogue.ts'

/** The path of the page that shows it; of several pages, what their paths begin with. */
export type Place =
  | '/study-tools'
  | '/subject-study'
  | '/homework-help'
  | '/games'
  | '/games/subject'
  | '/ar'
  | '/teacher/portal'

type Say = (inputs: Record<string, never>, options: { locale: Locale }) => string

export type Feature = {
  readonly place: Place
  /** Shown as an information, in the spec's words; stays when the feature is there, so that it can be taken back. */
  readonly notice: Say
} & (
  | { readonly status: 'comingSoon' }
  /** A form of this feature is sent to `to`, any other press leads there. */
  | { readonly status: 'available'; readonly to: `/${string}` }
)

function coming<P extends Place>(place: P, notice: Say) {
  return { place, status: 'comingSoon', notice } as const
}

/** Of a game's card on the hub. Its status stands in the games' own catalogue (spec 001 section 3). */
function hubGame({ id, status, path }: CatalogueEntry) {
  const notice: Say = (_, options) => m.games_coming_toast({ title: GAME_NAMES[id](options) }, options)
  return status === 'available'
    ? { place: '/games' as const, status, to: path, notice }
    : coming('/games', notice)
}

const HUB_GAMES = Object.fromEntries(GAME_CATALOGUE.map((entry) => [entry.id, hubGame(entry)])) as Record<
  GameId,
  ReturnType<typeof hubGame>
>

/** Of an AR game's own screen (spec 001 section 2). */
function arGame(id: GameId) {
  const isPremiumOnly = GAME_CATALOGUE.some((entry) => entry.id === id && entry.isPremiumOnly)
  return coming('/ar', isPremiumOnly ? m.features_ar_premium : m.features_ar_developing)
}

export const FEATURES = {
  flashcardStudy: coming('/study-tools', m.features_flashcard_study),
  flashcardCreate: coming('/study-tools', m.features_flashcard_create),
  testCreate: coming('/study-tools', m.features_test_create),
  studyGuide: coming('/study-tools', m.features_study_guide),
  testFromSubject: coming('/study-tools', m.features_test_from_subject),
  testGenerate: coming('/study-tools', m.features_test_generate),
  planCreate: coming('/study-tools', m.features_plan_create),
  planStart: coming('/study-tools', m.features_plan_start),
  moreTips: coming('/study-tools', m.features_more_tips),

  arithmetic: coming('/subject-study', m.features_arithmetic),
  algebra: coming('/subject-study', m.features_algebra),
  geometry: coming('/subject-study', m.features_geometry),
  videos: coming('/subject-study', m.features_videos),
  solver: coming('/subject-study', m.features_solver),
  accessCode: coming('/subject-study', m.features_access_code),
  teacherHelp: coming('/subject-study', m.features_teacher_help),
  scienceNews: coming('/subject-study', m.features_science_news),
  englishNews: coming('/subject-study', m.features_english_news),
  historyNews: coming('/subject-study', m.features_history_news),

  homeworkQuestion: coming('/homework-help', m.features_homework),
  worksheetUpload: coming('/homework-help', m.features_homework),
  voiceInput: coming('/homework-help', m.features_voice),

  ...HUB_GAMES,

  numberStudio: coming('/games/subject', m.games_subject_page_coming),
  discoveryLab: coming('/games/subject', m.games_subject_page_coming),
  storyWorkshop: coming('/games/subject', m.games_subject_page_coming),
  timeTravel: coming('/games/subject', m.games_subject_page_coming),

  scienceQuestAr: arGame('scienceQuest'),
  wordWizardAr: arGame('wordWizard'),
  historyHuntAr: arGame('historyHunt'),

  classes: coming('/teacher/portal', m.features_classes),
  classCodes: coming('/teacher/portal', m.features_class_codes),
} satisfies Readonly<Record<string, Feature>>

export type FeatureId = keyof typeof FEATURES

/** The features of one page. */
export type FeatureAt<P extends Place> = {
  [Id in FeatureId]: (typeof FEATURES)[Id]['place'] extends P ? Id : never
}[FeatureId]
