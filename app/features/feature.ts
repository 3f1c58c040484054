// The one catalogue of what is promised anywhere: buttons, forms and the mark "Coming soon" on plans, passes, cards and links all
// follow from it. What the spec shows as a placeholder (spec 000 section 1, spec 001 sections 1, 2 and 8) becomes real by its
// entry alone: the path where it is.
import type { AddOn } from '#app/domain/catalogue/one-time-items.ts'
import type { Feature as Right } from '#app/domain/catalogue/plan-limits.ts'

/** Where it is, `here` for what has no page of its own, there only `byModel`: where a language model is set up, or still to come. */
type Place = `/${string}` | 'here' | { readonly byModel: `/${string}` } | 'coming-soon'

/** What a page has a button or a form for. */
const PRESSED = {
  homeworkQuestion: '/homework-help',
  worksheetUpload: '/homework-help?tab=upload',
  voiceInput: '/homework-help',
  flashcardStudy: '/study-tools/cards',
  flashcardCreate: '/study-tools/cards/new',
  testCreate: '/study-tools/tests/new',
  studyGuide: '/study-tools/tests/guide',
  testFromSubject: '/study-tools/tests/new',
  testGenerate: '/study-tools/tests/new?from=weak',
  planCreate: '/study-tools/plans/new',
  planStart: '/study-tools/plans/new',
  moreTips: '/study-tools?tab=timeline&tips=more#tips',
  arithmetic: '/subject-study/lessons?topic=arithmetic',
  algebra: '/subject-study/lessons?topic=algebra',
  geometry: '/subject-study/lessons?topic=geometry',
  functions: '/subject-study/lessons?topic=functions',
  trigonometry: '/subject-study/lessons?topic=trigonometry',
  statistics: '/subject-study/lessons?topic=statistics',
  calculus: '/subject-study/lessons?topic=calculus',
  videos: '/subject-study/lessons',
  solver: '/subject-study/solver',
  accessCode: '/subject-study/codes',
  teacherHelp: 'coming-soon',
  scienceNews: '/subject-study?tab=science',
  englishNews: '/subject-study?tab=english',
  historyNews: '/subject-study?tab=history',
  classes: 'coming-soon',
  classCodes: '/teacher/codes/new',
} as const satisfies Readonly<Record<string, Place>>

/** What plans and passes open. */
const RIGHTS: Readonly<Record<Right, Place>> = {
  'no-ads': 'here',
  'basic-analytics': '/profile/progress',
  'worksheet-uploads': PRESSED.worksheetUpload,
  'premium-flashcards': PRESSED.flashcardCreate,
  'study-guides': PRESSED.studyGuide,
  'basic-ar-games': '/ar',
  'all-ar-games': '/ar',
  // Solutions of the solver, and of homework questions, in other words.
  'ai-study-assistance': { byModel: PRESSED.solver },
  'extended-practice-tests': PRESSED.testCreate,
  'ai-tutor': { byModel: PRESSED.homeworkQuestion },
  'ai-study-plans': PRESSED.planCreate,
  'advanced-analytics': '/profile/progress',
  'exclusive-content': '/case-files',
  'priority-support': '/company/contact',
  'daily-challenges': '/games',
}

/** What an add-on adds to. */
const ADD_ONS: Readonly<Record<AddOn, Place>> = {
  'game-level': '/games',
  'ar-filter': '/ar',
  'voice-pack': '/games/word-works',
  'learning-boost': '/games',
}

const CATALOGUE: Readonly<Record<PromisedId, Place>> = {
  ...PRESSED,
  ...RIGHTS,
  ...ADD_ONS,
  games: '/games',
  houseAds: '/games',
}

type PressedId = keyof typeof PRESSED

export type PromisedId = PressedId | Right | AddOn | 'games' | 'houseAds'

/**
 * Whether a promise that rests on these features has to say so: one of them is not there yet.
 * @param hasModel whether a language model is set up; a fresh machine has none
 */
export function isComingSoon(needs: readonly PromisedId[], hasModel = false): boolean {
  return needs.some((id) => {
    const place = CATALOGUE[id]
    return typeof place === 'object' ? !hasModel : place === 'coming-soon'
  })
}

/** What a button or a form is for: the notice it gives while it is coming soon, or where it is once it is there. */
export type Feature =
  | { readonly id: string; readonly notice: () => string }
  /** A form of this feature is sent to `to`, any other press leads there. */
  | { readonly id: string; readonly to: `/${string}` }

/** Features of a page, by what is said when someone presses them while they are coming soon: in the spec's words. */
export function featuresOf<Id extends PressedId>(
  notices: Readonly<Record<Id, () => string>>,
): Readonly<Record<Id, Feature>> {
  const features = Object.entries<() => string>(notices).map(([id, notice]) => {
    const place = PRESSED[id as Id]
    return [id, place.startsWith('/') ? { id, to: place } : { id, notice }]
  })
  return Object.fromEntries(features)
}
