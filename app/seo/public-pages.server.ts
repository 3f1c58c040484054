// The pages search engines may know, each with the one or two sentences they show of it. The sitemap is this table.
// Words are chosen here, on the server, so that no browser downloads them in four languages.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Picture } from './pictures.ts'

interface PublicPage {
  description: (inputs: Record<string, never>, options: { locale: Locale }) => string
  picture: Picture
}

function page(picture: Picture, description: PublicPage['description']): PublicPage {
  return { picture, description }
}

/** By main address (main-address.ts). */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/': page('notebook', m.home_meta_description),
  '/games': page('games', m.games_meta_description),
  '/games/math-master': page('games', m.math_meta_description),
  '/games/mathmaze': page('games', m.maze_meta_description),
  '/games/science-explorer': page('games', m.science_meta_description),
  '/games/history-quest': page('games', m.history_meta_description),
  '/games/word-works': page('games', m.words_meta_description),
  '/ar': page('games', m.seo_ar),
  '/games/ar/sciencequest': page('games', m.seo_ar_sciencequest),
  '/games/ar/wordwizard': page('games', m.seo_ar_wordwizard),
  '/games/ar/historyhunt': page('games', m.seo_ar_historyhunt),
  '/homework-help': page('study', m.seo_homework_help),
  '/study-tools': page('study', m.seo_study_tools),
  '/subject-study': page('study', m.seo_subject_study),
  '/subject-study/solver': page('study', m.seo_solver),
  '/subject-study/lessons': page('study', m.seo_lessons),
  '/case-files': page('study', m.seo_case_files),
  '/pricing': page('plans', m.pricing_meta),
  '/store': page('plans', m.store_meta),
  '/resources/for-students': page('resources', m.seo_for_students),
  '/resources/for-parents': page('resources', m.seo_for_parents),
  '/resources/for-teachers': page('resources', m.seo_for_teachers),
  '/resources/blog': page('resources', m.seo_blog),
  '/teacher/portal': page('resources', m.seo_teacher_portal),
  '/company/about-us': page('company', m.seo_about_us),
  '/company/privacy-policy': page('company', m.seo_privacy_policy),
  '/company/terms-of-service': page('company', m.seo_terms_of_service),
  '/company/contact': page('company', m.seo_contact),
  '/auth': page('notebook', m.seo_auth),
}
