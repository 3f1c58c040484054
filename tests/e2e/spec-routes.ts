// Every route spec 000 section 2 and spec 001 section 2 name, one address for each kind of screen.

/** Answered with a page of their own. */
export const SPEC_ROUTES = [
  '/',
  '/homework-help',
  '/homework-help?tab=upload',
  '/study-tools',
  '/study-tools?tab=games',
  '/subject-study',
  '/subject-study?tab=history',
  '/resources/for-students',
  '/resources/for-parents',
  '/resources/for-teachers',
  '/resources/blog',
  '/resources/blog?faq=1',
  '/resources/blog/how-spacing-works',
  '/company/about-us',
  '/company/privacy-policy',
  '/company/terms-of-service',
  '/company/contact',
  '/store',
  '/store?tab=items',
  '/pricing',
  '/pricing?interval=year',
  '/auth',
  '/auth?tab=signup',
  '/auth?tab=forgot',
  '/auth/reset-password',
  '/password-reset',
  '/access-denied',
  '/referral/success',
  '/timed-access/success',
  '/teacher/portal',
  '/games',
  '/games/math-master',
  '/games/mathmaze',
  '/games/science-explorer',
  '/games/word-works',
  '/games/history-quest',
  '/games/subject/math/elementary',
  '/ar',
  '/games/ar/sciencequest',
  '/games/ar/wordwizard',
  '/games/ar/historyhunt',
] as const

/** The same screen under a second address, and the one search engines are told. */
export const SPEC_ALIASES = [
  ['/contact?subject=Enterprise%20Plan%20Inquiry', '/company/contact'],
  ['/terms', '/company/terms-of-service'],
  ['/privacy', '/company/privacy-policy'],
  ['/game/mathmaze', '/games/mathmaze'],
  ['/ar/sciencequest', '/games/ar/sciencequest'],
  ['/ar/wordwizard', '/games/ar/wordwizard'],
  ['/ar/historyhunt', '/games/ar/historyhunt'],
] as const

/** Lead a visitor on to the sign-in. */
export const SPEC_ROUTES_FOR_MEMBERS = ['/profile', '/subscription'] as const

export const UNKNOWN_ROUTE = '/no/such/page'
