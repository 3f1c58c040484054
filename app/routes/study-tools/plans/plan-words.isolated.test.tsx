// Words beside a plan on its page: offered, being written, refused, and there.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PlanWords } from '#app/domain/study-plans/plan-words.ts'
import type { StudyPlan } from '#app/domain/study-plans/read-study-plans.server.ts'
import type { WritePlanWordsRefusal } from '#app/domain/study-plans/write-plan-words.server.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import Plan from '../plan.tsx'

interface Page {
  loaded: object
  sending: string | null
  refusal: WritePlanWordsRefusal | undefined
}
const page = vi.hoisted(() => ({ loaded: {}, sending: null, refusal: undefined }) as Page)
vi.mock('@remix-run/react', () => ({
  useLoaderData: () => page.loaded,
  useActionData: () => page.refusal && { refusal: page.refusal },
  useNavigation: () => ({ formData: page.sending === null ? undefined : formOf(page.sending) }),
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Form: ({ children, method }: { children: ReactNode; method: string }) => (
    <form method={method}>{children}</form>
  ),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
function formOf(intent: string) {
  const form = new FormData()
  form.set('intent', intent)
  return form
}

beforeEach(() => {
  Object.assign(page, { loaded: {}, sending: null, refusal: undefined })
  readLocaleFrom(() => undefined)
})

// From a Thursday on, each day: its week, a whole one, and that of the test.
const STUDIED: Readonly<Record<string, readonly [topic: string, kind: 'learn' | 'review' | 'last']>> = {
  '2026-09-03': ['science', 'learn'],
  '2026-09-05': ['perimeter', 'learn'],
  '2026-09-08': ['science', 'review'],
  '2026-09-15': ['science', 'last'],
}
const DAYS: StudyPlan['days'] = Array.from({ length: 13 }, (_, index) => {
  const day = `2026-09-${String(3 + index).padStart(2, '0')}`
  const studied = STUDIED[day]
  const chunks = studied ? [{ topic: studied[0], kind: studied[1], state: 'planned' as const }] : []
  return { day, isStudyDay: true, chunks }
})

const MODEL: PlanWords = {
  by: 'model',
  introduction: 'Twelve days are <plenty>.',
  tips: [
    { day: '2026-09-03', tip: 'Draw a cell.' },
    { day: '2026-09-07', tip: 'Ask yourself.' },
    { day: '2026-09-14', tip: 'Sleep early.' },
  ],
}

function shown(words: PlanWords | null, { mayHaveWords = true, today = '2026-09-03' } = {}): string {
  const plan = {
    ...{ id: 'p', title: 'Cells', topics: ['science', 'perimeter'], testDay: '2026-09-16', today, words },
    ...{ days: DAYS, leftOut: [], onlyOnce: [], startDay: '2026-09-03', weekdays: [1], chunksADay: 1 },
  }
  page.loaded = { plan, skills: { perimeter: { name: 'Perimeter', to: '/' } }, subjects: {}, mayHaveWords }
  return renderToStaticMarkup(<Plan />)
}
const ASK = /<form method="post">(?:(?!<\/form>).)*name="intent" value="words"(?:(?!<\/form>).)*<\/form>/
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
/** The words, without the page around them. */
const panel = (markup: string) =>
  textOf(/<section class="plan-words".*?<\/section>/s.exec(markup)?.[0] ?? '').trim()

test('they are offered with the plan that has them, until the day of the test, and to nobody else', () => {
  expect(shown(null)).toMatch(ASK)
  expect(textOf(ASK.exec(shown(null))?.[0] ?? '')).toContain('a tip for each week? Write them')
  expect(shown(null, { mayHaveWords: false })).not.toMatch(ASK)
  expect(shown(null, { today: '2026-09-16' })).not.toMatch(ASK)
  expect(panel(shown(null))).toBe('')
})

test('while they are written the button says so, and takes no second press', () => {
  expect(ASK.exec(shown(null))?.[0]).not.toContain('aria-disabled')
  page.sending = 'words'
  const form = ASK.exec(shown(null))?.[0] ?? ''
  expect(form).toContain('aria-disabled="true"')
  expect(form).toContain('Writing…')
  // Another form of the page is under way.
  page.sending = 'done'
  expect(ASK.exec(shown(null))?.[0]).toContain('Write them')
})

const REFUSALS = [
  'unknown_plan',
  'not_entitled',
  'consent_required',
  'daily_limit',
  'provider_failed',
  'too_many_requests',
] as const satisfies readonly WritePlanWordsRefusal[]
test.each(REFUSALS)('refused as %s it is said in each language, and can be asked for again', (refusal) => {
  page.refusal = refusal
  const said = LOCALES.map((locale) => {
    readLocaleFrom(() => locale)
    const markup = shown(null)
    expect(markup).toMatch(ASK)
    return /role="alert".*?<p>(.*?)<\/p>/s.exec(markup)?.[1]
  })
  expect(new Set(said).size).toBe(LOCALES.length)
  expect(said).not.toContain(undefined)
})

test('written by the model they are shown as text: this week’s tip first, later ones folded away, and by whom', () => {
  const markup = shown(MODEL)
  expect(markup).not.toMatch(ASK)
  expect(markup).toContain('Twelve days are &lt;plenty&gt;.')
  expect(panel(markup)).toBe(
    'About this plan Twelve days are &lt;plenty&gt;. This week: Draw a cell. Tips for later weeks ' +
      'From Monday, September 7: Ask yourself. From Monday, September 14: Sleep early. ' +
      'Written by an AI from the dates and topics of your plan. It can make mistakes.',
  )
})

test('a week later its own tip is this week’s, and the one before is gone', () => {
  const text = panel(shown(MODEL, { today: '2026-09-09' }))
  expect(text).toContain('This week: Ask yourself. Tips for later weeks From Monday, September 14')
  expect(text).not.toContain('Draw a cell.')
})

test('the built-in tutor’s are made of the plan, and say that no model wrote them', () => {
  const text = panel(shown({ by: 'built-in' }))
  expect(text).toContain('There are 4 sessions of 25 minutes until your test, and 2 topics')
  expect(text).toContain('This week: “Science” is new.')
  expect(text).toContain('Before you look at “Science” again')
  expect(text).toContain('Short looks at everything, nothing new.')
  expect(text).toContain('From Sparkbook’s built-in tutor, not an AI.')
})

test('what was written stays when the plan that has them ends', () => {
  expect(panel(shown(MODEL, { mayHaveWords: false }))).toContain('Draw a cell.')
})
