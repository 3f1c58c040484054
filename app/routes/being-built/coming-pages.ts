// What each page that is still to come is called and what it will do. Addresses are those of app/routes.ts.
import { m } from '#app/i18n/generated/messages.js'

export interface ComingPage {
  title: () => string
  what: () => string
  /** Games say "drawn", not "written". */
  kind: 'page' | 'game'
}

function page(title: () => string, what: () => string): ComingPage {
  return { title, what, kind: 'page' }
}
function game(title: () => string, what: () => string): ComingPage {
  return { title, what, kind: 'game' }
}

const SCIENCE_QUEST = game(m.games_name_scienceQuest, m.games_about_scienceQuest)
const WORD_WIZARD = game(m.games_name_wordWizard, m.games_about_wordWizard)
const HISTORY_HUNT = game(m.games_name_historyHunt, m.games_about_historyHunt)

const PAGES: Readonly<Record<string, ComingPage>> = {
  '/homework-help': page(m.shell_homework_help, m.pages_homework_help_what),
  '/study-tools': page(m.shell_study_tools, m.pages_study_tools_what),
  '/subject-study': page(m.shell_subject_study, m.pages_subject_study_what),
  '/teacher/portal': page(m.shell_teacher_portal, m.pages_teacher_portal_what),
  '/ar': page(m.pages_ar_title, m.pages_ar_what),
  '/ar/sciencequest': SCIENCE_QUEST,
  '/games/ar/sciencequest': SCIENCE_QUEST,
  '/ar/wordwizard': WORD_WIZARD,
  '/games/ar/wordwizard': WORD_WIZARD,
  '/ar/historyhunt': HISTORY_HUNT,
  '/games/ar/historyhunt': HISTORY_HUNT,
}

const NAMELESS = page(m.pages_built_fallback_title, m.pages_built_fallback_what)

export function comingPage(pathname: string): ComingPage {
  return PAGES[pathname.replace(/(?<=.)\/+$/, '')] ?? NAMELESS
}
