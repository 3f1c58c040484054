// The links of header, drawer and footer: where they lead and what they are called (spec 000 section 2).
import { isComingSoon, type PromisedId } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export interface NavLink {
  to: `/${string}`
  label: () => string
  /** What it leads to, in the feature catalogue. */
  needs?: readonly PromisedId[]
}

const HOMEWORK_HELP: NavLink = {
  to: '/homework-help',
  label: m.shell_homework_help,
  needs: ['homeworkQuestion'],
}
const STUDY_TOOLS: NavLink = {
  to: '/study-tools',
  label: m.shell_study_tools,
  needs: ['flashcardStudy', 'testCreate', 'planCreate'],
}
const SUBJECT_STUDY: NavLink = {
  to: '/subject-study',
  label: m.shell_subject_study,
  needs: ['arithmetic', 'scienceNews', 'englishNews', 'historyNews'],
}

/** Header and drawer, in the spec's order. */
export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/', label: m.shell_home },
  HOMEWORK_HELP,
  STUDY_TOOLS,
  { to: '/games', label: m.shell_games },
  { to: '/pricing', label: m.shell_pricing },
  { to: '/store', label: m.shell_store },
]

export const FEATURE_LINKS: readonly NavLink[] = [
  HOMEWORK_HELP,
  STUDY_TOOLS,
  SUBJECT_STUDY,
  { to: '/games', label: m.shell_games },
]

export const RESOURCE_LINKS: readonly NavLink[] = [
  { to: '/resources/for-students', label: m.shell_for_students },
  { to: '/resources/for-parents', label: m.shell_for_parents },
  { to: '/resources/for-teachers', label: m.shell_for_teachers },
  { to: '/resources/blog', label: m.shell_blog },
]

export const COMPANY_LINKS: readonly NavLink[] = [
  { to: '/company/about-us', label: m.shell_about_us },
  { to: '/company/privacy-policy', label: m.shell_privacy_policy },
  { to: '/company/terms-of-service', label: m.shell_terms_of_service },
  { to: '/company/contact', label: m.shell_contact },
]

/** "Coming soon" for a link to what is not there yet, said after its name; undefined for what is. */
export function soonOf({ needs = [] }: NavLink): string | undefined {
  return isComingSoon(needs) ? m.shell_coming_soon() : undefined
}

/** Where games stand besides /games. */
const MORE_GAMES = /^\/(game|ar)\/|^\/ar$/

/** `page`: this very link; `true`: the section the path is in ("/games/math-master", "/game/mathmaze", "/ar" are games). */
export function currentMark(to: string, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === to) return 'page'
  if (to === '/') return undefined
  if (path.startsWith(`${to}/`)) return 'true'
  return to === '/games' && MORE_GAMES.test(path) ? 'true' : undefined
}
