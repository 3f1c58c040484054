// Study tools and the mathematics of subject study as they are while every feature is coming soon: each press asks for its notice,
// told in the spec's words, and leads nowhere. Once the feature is there the same press leads to it.
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CardSets } from '#app/routes/study-tools/card-sets.tsx'
import { FEATURES as TOOLS } from '#app/routes/study-tools/features.ts'
import { StudyPlan } from '#app/routes/study-tools/study-plan.tsx'
import { StudyTips } from '#app/routes/study-tools/study-tips.tsx'
import { TestsTab } from '#app/routes/study-tools/tests-tab.tsx'
import { FEATURES as LESSONS } from '#app/routes/subject-study/features.ts'
import { MathTopics } from '#app/routes/subject-study/math-topics.tsx'
import { Shelf } from '#app/routes/subject-study/shelf.tsx'
import { TeacherPanel } from '#app/routes/subject-study/teacher-panel.tsx'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import type { Feature } from './feature.ts'
import { FeatureForm } from './feature-form.tsx'

vi.mock('./feature.ts', async (original) => ({
  ...(await original<typeof import('./feature.ts')>()),
  isComingSoon: () => true,
  featuresOf: (notices: Readonly<Record<string, () => string>>) =>
    Object.fromEntries(Object.entries(notices).map(([id, notice]) => [id, { id, notice }])),
}))
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams()],
  useRouteLoaderData: () => undefined,
  Form: 'form',
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const SET = { about: '', art: 'cards-math', cards: 15, faces: 15, known: 3 } as const
const SHELF = { isGuest: true, forecast: null, sets: [{ id: 'math-formulas', title: 'Sums', ...SET }] }

const FEATURES: Readonly<Record<string, Feature>> = { ...TOOLS, ...LESSONS }

/** Of each part: what its buttons say, and what is told when they are pressed. */
const PARTS: readonly (readonly [string, ReactElement, readonly (readonly [RegExp, string])[]])[] = [
  [
    'flashcards',
    <CardSets key="cards" shelf={SHELF} />,
    [
      [/^Create New Set$/, 'Create flashcards feature coming soon!'],
      [/^Study Now/, 'Flashcard study feature coming soon!'],
      [/^New Flashcards/, 'Create flashcards feature coming soon!'],
    ],
  ],
  [
    'practice tests',
    <TestsTab key="tests" tests={[]} />,
    [
      [/^Create New Test$/, 'Create test feature coming soon!'],
      [/^Upload Study Guide$/, 'Upload study guide feature coming soon!'],
      [/^Create from Subject$/, 'Create from subject feature coming soon!'],
      [/^Generate Your First Test$/, 'Generate test feature coming soon!'],
    ],
  ],
  [
    'study timeline',
    <StudyPlan key="plan" plans={[]} />,
    [
      [/^Create Plan$/, 'Create plan feature coming soon!'],
      [/^Get Started$/, 'Study plan feature coming soon!'],
    ],
  ],
  ['study tips', <StudyTips key="tips" />, [[/^More Tips$/, 'More study tips coming soon!']]],
  [
    'topics of mathematics',
    <MathTopics key="topics" />,
    [
      [/^Start Learning Basic Arithmetic$/, 'Basic Arithmetic lessons coming soon!'],
      [/^Start Learning Algebra Basics$/, 'Algebra Basics lessons coming soon!'],
      [/^Start Learning Geometry$/, 'Geometry lessons coming soon!'],
      [/^Start Learning Functions$/, 'Functions lessons coming soon!'],
      [/^Start Learning Trigonometry and vectors$/, 'Trigonometry lessons coming soon!'],
      [/^Start Learning Statistics and probability$/, 'Statistics lessons coming soon!'],
      [/^Start Learning Calculus$/, 'Calculus lessons coming soon!'],
    ],
  ],
  [
    'recommended resources',
    <Shelf key="shelf" />,
    [
      [/^Watch Now/, 'Video series coming soon!'],
      [/^Try It/, 'Interactive problem solver coming soon!'],
    ],
  ],
  [
    'help from a teacher',
    <TeacherPanel key="teacher" />,
    [
      [/^Enter Access Code$/, 'Access codes coming soon!'],
      [/^Request Teacher Help$/, 'Teacher help coming soon!'],
    ],
  ],
]

const wordsIn = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').trim()

/** Which feature each press of a part is about. */
const idsIn = (markup: string) =>
  [...markup.matchAll(/name="notice" value="(\w+)"/g)].map(([, id = '']) => id)

/** The buttons of a part with what each tells as a toast. */
function pressed(markup: string): [string, string | undefined][] {
  return [...markup.matchAll(/<form method="get".*?<\/form>/g)].map(([form]) => {
    const [id = ''] = idsIn(form)
    const [button = ''] = form.match(/<button type="submit".*<\/button>/) ?? []
    const events: ToastEvent[] = []
    const stop = hostToasts((event) => events.push(event))
    const feature = FEATURES[id]
    if (feature) FeatureForm({ feature, children: null }).props.onSubmit({ preventDefault() {} })
    stop()
    const [told] = events
    return [wordsIn(button), told?.kind === 'show' ? told.message.title : undefined]
  })
}

test.each(PARTS)('%s', (_, part, expected) => {
  const markup = renderToStaticMarkup(part)
  const told = pressed(markup)
  expect(told.map(([, notice]) => notice)).toEqual(expected.map(([, notice]) => notice))
  for (const [index, [label]] of expected.entries()) expect(told[index]?.[0]).toMatch(label)
  expect(markup).not.toContain('<a ')
})

test('no notice is left out', () => {
  const told = PARTS.flatMap(([, part]) => idsIn(renderToStaticMarkup(part)))
  // Those of a subject without content: blank-subject.isolated.test.tsx.
  const elsewhere = ['scienceNews', 'englishNews', 'historyNews']
  expect([...new Set(told), ...elsewhere].sort()).toEqual(Object.keys(FEATURES).sort())
})

/** Each asks or offers nothing while all it has is a notice (STU-005). */
test('nothing typed is sent or judged', () => {
  for (const [, part] of PARTS) {
    const markup = renderToStaticMarkup(part)
    expect(markup).not.toMatch(
      /<(?:input(?![^>]*type="hidden")|textarea|select)[^>]* (?:name|required|pattern|min|max)=/,
    )
  }
})

describe('once they are there', () => {
  const waiting = new Map(Object.entries(FEATURES).map(([id, feature]) => [id, { ...feature }]))
  const become = (id: string, other: Feature) => {
    const feature = FEATURES[id]
    if (!feature) throw new Error(`no feature ${id}`)
    for (const key of Object.keys(feature)) Reflect.deleteProperty(feature, key)
    Object.assign(feature, other)
  }
  const idsOf = new Map(PARTS.map(([name, part]) => [name, idsIn(renderToStaticMarkup(part))]))
  beforeEach(() => {
    for (const id of waiting.keys()) become(id, { id, to: `/there/${id}` })
  })
  afterEach(() => {
    for (const [id, feature] of waiting) become(id, feature)
  })

  test.each(PARTS)('%s: every press leads to its feature, and no notice is left', (name, part) => {
    const markup = renderToStaticMarkup(part)
    for (const id of idsOf.get(name) ?? [])
      expect(markup).toMatch(new RegExp(`(?:href|action)="/there/${id}["/?]`))
    expect(markup).not.toContain('name="notice"')
    expect(markup).not.toContain('coming soon!')
  })
})

test('samples show the reviews the spec gives them', () => {
  expect(wordsIn(renderToStaticMarkup(<Shelf />))).toMatch(/124 reviews.*89 reviews/)
})
