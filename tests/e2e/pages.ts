// The pages of the route table (spec 000 section 2, spec 001 section 2) as the journeys walk them.

/** Pages with content of their own. */
export const FINISHED_PAGES = [
  '/',
  '/games',
  '/games/subject/math/elementary',
  '/games/math-master',
  '/games/mathmaze',
  '/game/mathmaze',
  '/games/science-explorer',
  '/games/history-quest',
  '/games/word-works',
  '/referral/success',
  '/auth',
  '/auth?tab=signup',
  '/auth?tab=forgot',
  '/auth/code',
  '/auth/code?by=phone',
  '/auth/code?token=x',
  '/auth/reset-password',
  '/auth/reset-password?token=x',
  '/password-reset',
  '/store',
  '/store?tab=items',
  '/pricing',
  '/pricing?interval=year',
  '/access-denied?needs=premium',
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
  '/privacy',
  '/terms',
  '/company/contact',
  '/contact?subject=Enterprise%20Plan%20Inquiry',
  '/contact?sent',
] as const

/** Pages whose content is still being written; they answer with an honest page, never with a 404. */
export const COMING_PAGES = [
  '/homework-help',
  '/study-tools',
  '/subject-study',
  '/ar',
  '/ar/sciencequest',
  '/teacher/portal',
  '/games/ar/sciencequest',
  '/games/ar/wordwizard',
  '/games/ar/historyhunt',
] as const

export const LEVELS = ['default', 'elementary', 'middle-school', 'high'] as const
export const MODES = ['light', 'dark'] as const
