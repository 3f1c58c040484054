import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { askedNotice } from './asked-notice.server.ts'
import { AskedNotice } from './asked-notice.tsx'
import type { FeatureView } from './feature.ts'
import { FeatureButton } from './feature-button.tsx'
import { FEATURES, type Feature, type FeatureId } from './feature-catalogue.server.ts'
import { FeatureForm, fieldName } from './feature-form.tsx'
import { viewFeature, viewFeatures } from './view-features.server.ts'

vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams('tab=tests&notice=planStart&more=1')],
  Form: 'form',
  Link: ({ to, ...rest }: { to: string; children: ReactNode }) => <a href={to} {...rest} />,
}))

const CATALOGUE: Readonly<Record<FeatureId, Feature>> = FEATURES
const ROWS = Object.entries(CATALOGUE)
const COMING: FeatureView = { id: 'testCreate', notice: 'Create test feature coming soon!' }
const THERE: FeatureView = { id: 'testCreate', to: '/study-tools/tests/new' }

describe('the catalogue', () => {
  test.each([
    ['flashcardStudy', '/study-tools', 'Flashcard study feature coming soon!'],
    ['flashcardCreate', '/study-tools', 'Create flashcards feature coming soon!'],
    ['testCreate', '/study-tools', 'Create test feature coming soon!'],
    ['algebra', '/subject-study', 'Algebra Basics lessons coming soon!'],
    ['homeworkQuestion', '/homework-help', 'This feature will be available soon!'],
    ['worksheetUpload', '/homework-help', 'This feature will be available soon!'],
    ['voiceInput', '/homework-help', 'Voice input coming soon!'],
    ['mathMaze', '/games', 'Math Maze is coming soon! Stay tuned!'],
    ['timeTravel', '/games/subject', 'This game is coming soon!'],
    ['scienceQuestAr', '/ar', 'This AR game requires a premium subscription.'],
    ['wordWizardAr', '/ar', 'This AR game requires a premium subscription.'],
    ['historyHuntAr', '/ar', 'This AR game requires a premium subscription.'],
  ] as const)('%s stands at %s and says: %s', (id, place, notice) => {
    expect(CATALOGUE[id].place).toBe(place)
    expect(CATALOGUE[id].notice({}, { locale: 'en' })).toBe(notice)
  })

  test('only the games that can be opened from the hub are there; all else is coming soon', () => {
    expect(ROWS.filter(([, { status }]) => status === 'available').map(([, { place }]) => place)).toEqual(
      Array(8).fill('/games'),
    )
  })

  test('notices of study features end in "coming soon!", but for the one the spec words otherwise', () => {
    const studying = ROWS.filter(([, { place }]) => /study|homework|subject|teacher/.test(place))
    expect(studying.length).toBeGreaterThan(25)
    for (const [id, { notice }] of studying)
      expect(notice({}, { locale: 'en' }), id).toMatch(/coming soon!$|^This feature will be available soon!$/)
  })

  test('every notice is worded in every language', () => {
    for (const [id, { notice }] of ROWS) {
      const texts = LOCALES.map((locale) => notice({}, { locale }))
      expect(new Set(texts).size, id).toBe(LOCALES.length)
    }
  })
})

test('a page gets its own features, in its language', () => {
  expect(viewFeatures('/homework-help', 'es')).toEqual({
    homeworkQuestion: { id: 'homeworkQuestion', notice: '¡Esta función estará disponible pronto!' },
    worksheetUpload: { id: 'worksheetUpload', notice: '¡Esta función estará disponible pronto!' },
    voiceInput: { id: 'voiceInput', notice: '¡La entrada de voz llegará pronto!' },
  })
})

test('flipping an entry gives the way to the feature in the place of its notice', () => {
  const { place, notice } = FEATURES.testCreate
  const flipped: Feature = { place, notice, status: 'available', to: '/study-tools/tests/new' }
  expect(viewFeature('testCreate', flipped, 'en')).toEqual(THERE)
})

test.each([
  ['?notice=testCreate', 'Create test feature coming soon!'],
  ['?notice=planStart', null],
  ['?notice=voiceInput', null],
  ['?notice=constructor', null],
  ['?notice=__proto__', null],
  ['?notice=%3Cscript%3E', null],
  ['?notice=', null],
  ['', null],
])('asked for %s, the page tells %s', (query, notice) => {
  const features = { testCreate: COMING, planStart: { id: 'planStart', to: '/study-tools/plans' } as const }
  const request = new Request(`https://sparkbook.test/study-tools${query}`)
  expect(askedNotice(request, features)).toBe(notice)
})

test('the notice asked for is read out; without one there is nothing', () => {
  expect(renderToStaticMarkup(<AskedNotice text="Soon!" />)).toMatch(/role="status".*<p>Soon!<\/p>/)
  expect(renderToStaticMarkup(<AskedNotice text={null} />)).toBe('')
})

describe('while it is coming soon', () => {
  test('a button asks for the notice by itself, and keeps the tab', () => {
    const markup = renderToStaticMarkup(<FeatureButton feature={COMING}>Create</FeatureButton>)
    expect(markup).toContain('<form method="get"')
    expect(markup.match(/type="hidden" name="(\w+)" value="(\w+)"/g)).toEqual([
      'type="hidden" name="tab" value="tests"',
      'type="hidden" name="notice" value="testCreate"',
    ])
    expect(markup).toContain('<button type="submit"')
    expect(markup).not.toContain('<a ')
  })

  test('with scripts the form shows the toast and is not sent; twice is one toast', () => {
    const events: ToastEvent[] = []
    const letGo = hostToasts((event) => events.push(event))
    const preventDefault = vi.fn()
    const form = FeatureForm({ feature: COMING, children: null })
    form.props.onSubmit({ preventDefault })
    form.props.onSubmit({ preventDefault })
    letGo()
    const shown = {
      kind: 'show',
      message: { id: 'testCreate', title: 'Create test feature coming soon!', type: 'info' },
    }
    expect(events).toMatchObject([shown, shown])
    expect(preventDefault).toHaveBeenCalledTimes(2)
  })

  test('fields have no name, so that nothing typed leaves the browser', () => {
    expect(fieldName(COMING, 'question')).toBeUndefined()
    expect(fieldName(THERE, 'question')).toBe('question')
  })
})

describe('once it is there', () => {
  test('the button is the way to it', () => {
    const markup = renderToStaticMarkup(<FeatureButton feature={THERE}>Create</FeatureButton>)
    expect(markup).toContain('href="/study-tools/tests/new"')
    expect(markup).not.toContain('form')
  })

  test('the form is sent to it', () => {
    const markup = renderToStaticMarkup(<FeatureForm feature={THERE}>…</FeatureForm>)
    expect(markup).toContain('<form method="post" action="/study-tools/tests/new"')
    expect(markup).not.toContain('notice')
  })
})
