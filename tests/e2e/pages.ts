// Every page of the route table, one address for each kind of screen.

/** Answered with a page of their own; what a visitor without an account may see. */
export const PAGES_WITH_CONTENT = [
  '/',
  '/homework-help',
  '/homework-help?tab=upload',
  '/study-tools',
  '/study-tools?tab=games',
  '/study-tools?tab=tests',
  '/study-tools?tab=timeline',
  '/study-tools/tests/guide',
  '/study-tools/cards/science-terms/study',
  '/subject-study',
  '/subject-study?tab=science',
  '/subject-study?tab=history',
  '/subject-study/lessons',
  '/subject-study/lessons/one-step-equations',
  '/case-files',
  '/case-files/butterflies-in-winter',
  '/case-files/butterflies-in-winter?page=7',
  '/case-files/dance-of-the-bees',
  '/resources/for-students',
  '/resources/for-parents',
  '/resources/for-teachers',
  '/resources/blog',
  '/resources/blog?faq=1',
  '/resources/blog/how-spacing-works',
  '/resources/blog/a-first-week-for-parents',
  '/resources/blog/class-without-accounts',
  '/resources/blog/fair-practice-with-ai',
  '/newsletter?token=x',
  '/company/about-us',
  '/company/privacy-policy',
  '/company/terms-of-service',
  '/company/contact',
  '/company/contact?sent',
  '/company/contact?subject=Enterprise%20Plan%20Inquiry',
  '/store',
  '/store?tab=items',
  '/pricing',
  '/pricing?interval=year',
  '/auth',
  '/auth?tab=signup',
  '/auth?tab=forgot',
  '/auth/code',
  '/auth/school',
  '/auth/code?by=phone',
  '/auth/confirm?token=x&type=signup',
  '/auth/reset-password',
  '/auth/reset-password?token=x',
  '/password-reset',
  '/access-denied',
  '/access-denied?needs=premium',
  '/referral/success',
  '/timed-access/success',
  '/teacher/portal',
  '/games',
  '/games/album',
  '/games/review',
  '/games/subject/math/elementary',
  '/games/subject/english/high',
  '/games/math-master',
  '/games/mathmaze',
  '/games/science-explorer',
  '/games/word-works',
  '/games/history-quest',
  '/ar',
  '/games/ar/sciencequest',
  '/games/ar/wordwizard',
  '/games/ar/historyhunt',
] as const

export const UNKNOWN_PAGE = '/no/such/page'

export const PAGES = [...PAGES_WITH_CONTENT, UNKNOWN_PAGE] as const

/** The same screen under a second address, and the one search engines are told. */
export const ALIASES = [
  ['/contact?subject=Enterprise%20Plan%20Inquiry', '/company/contact'],
  ['/terms', '/company/terms-of-service'],
  ['/privacy', '/company/privacy-policy'],
  ['/game/mathmaze', '/games/mathmaze'],
  ['/ar/sciencequest', '/games/ar/sciencequest'],
  ['/ar/wordwizard', '/games/ar/wordwizard'],
  ['/ar/historyhunt', '/games/ar/historyhunt'],
] as const

/** Lead a visitor on to the sign-in. */
export const PAGES_FOR_MEMBERS = ['/profile', '/subscription'] as const

/** What somebody with an account sees, a parent. */
export const PAGES_OF_MEMBERS = [
  '/profile',
  '/profile/progress',
  '/profile/security',
  '/profile/preferences',
  '/profile/invite',
  '/profile/data',
  '/profile/email',
  '/profile/phone',
  '/profile/password',
  '/profile/factors',
  '/profile/role',
  '/profile/confirm',
  '/profile/erase',
  '/family',
  '/subscription',
  '/store',
  '/subject-study/codes',
  '/games',
] as const

export const LEVELS = ['default', 'elementary', 'middle-school', 'high'] as const
export const MODES = ['light', 'dark'] as const
