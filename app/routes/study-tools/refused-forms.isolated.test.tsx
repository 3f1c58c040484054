// Forms of study tools that were refused, where no script runs: the page that comes back has what was sent.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readSkillChoices } from '#app/views/skill-choices.server.ts'
import * as changePlan from './change-plan.tsx'
import * as newPlan from './new-plan.tsx'
import * as newTest from './new-test.tsx'

const { page, refuse } = vi.hoisted(() => ({
  page: { loaded: {}, answer: undefined as unknown },
  refuse: (code: string) => async () => ({ ok: false, code }),
}))

vi.mock('@remix-run/react', () => ({
  useLoaderData: () => page.loaded,
  useActionData: () => page.answer,
  useNavigation: () => ({ state: 'idle' }),
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('#app/request/viewer.server.ts', () => ({ requireViewer: () => ({ account: { id: 'me' } }) }))
vi.mock('#app/domain/study-plans/change-study-plan.server.ts', () => ({
  changeStudyPlan: refuse('no_weekdays'),
}))
vi.mock('#app/domain/study-plans/move-chunk.server.ts', () => ({ moveChunk: async () => false }))
vi.mock('#app/domain/study-plans/create-study-plan.server.ts', () => ({
  createStudyPlan: refuse('bad_date'),
}))
vi.mock('#app/domain/practice-tests/create-practice-test.server.ts', () => ({
  createPracticeTest: refuse('no_cards'),
}))

const choices = readSkillChoices({ caller: { locale: 'en' } } as never, { profile: null } as never)

/** The page after a form was sent to it and refused. */
async function refused(
  route: { action: (args: never) => unknown; default: () => ReactNode },
  { loaded, sent }: { loaded: object; sent: readonly (readonly [string, string])[] },
): Promise<string> {
  const body = new FormData()
  for (const [name, value] of sent) body.append(name, value)
  const request = new Request('http://sparkbook.test/', { method: 'POST', body })
  const answer = await route.action({ request, params: { planId: 'p' }, context: { caller: {} } } as never)
  Object.assign(page, { loaded, answer: (answer as { data: unknown }).data })
  return renderToStaticMarkup(<route.default />)
}

/** What the form would send, as it came back: [name, value] of all that is typed, ticked or picked. */
function filledIn(markup: string): string[] {
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const inputs = [...markup.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const kept = inputs.filter((tag) => !/type="(?:checkbox|radio)"/.test(tag) || tag.includes(' checked'))
  const selects = [...markup.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/g)].map(
    ([, name, options = '']) =>
      `${name}=${attribute(/<option[^>]* selected[^>]*>/.exec(options)?.[0] ?? '', 'value')}`,
  )
  return [...kept.map((tag) => `${attribute(tag, 'name')}=${attribute(tag, 'value')}`), ...selects]
    .filter((field) => !field.startsWith('attemptId='))
    .toSorted()
}
const fields = (sent: readonly (readonly [string, string])[]) =>
  sent.map(([name, value]) => `${name}=${value}`).toSorted()

test('a new plan', async () => {
  const sent = [
    ['level', 'high'],
    ['title', 'Algebra final'],
    ['testDate', '2027-01-05'],
    ['topic', 'unit-fractions'],
    ['topic', 'science'],
    ['weekday', '6'],
    ['weekday', '0'],
    ['chunks', '3'],
  ] as const
  const loaded = {
    testDate: '',
    first: '2026-12-01',
    last: '2027-06-01',
    form: { attemptId: 'a', ...choices },
  }
  const markup = await refused(newPlan, { loaded, sent: [...sent, ['attemptId', 'a']] })
  expect(filledIn(markup)).toEqual(fields(sent))
})

const plan = {
  id: 'p',
  today: '2026-12-01',
  testDay: '2026-12-20',
  topics: ['perimeter', 'history'],
  weekdays: [1, 2],
  chunksADay: 1,
  days: [
    {
      day: '2026-12-02',
      chunks: [
        { topic: 'perimeter', state: 'planned' },
        { topic: 'history', state: 'planned' },
      ],
    },
  ],
}
const ofPlan = { plan, skills: { perimeter: { name: 'Perimeter', to: '/' } }, ...choices }

test('other choices for a plan, also what was taken out of it', async () => {
  const sent = [
    ['level', 'elementary'],
    ['testDate', '2026-12-25'],
    ['topic', 'history'],
    ['topic', 'math'],
    ['topic', 'unit-fractions'],
    ['weekday', '3'],
    ['chunks', '4'],
  ] as const
  const markup = await refused(changePlan, { loaded: ofPlan, sent })
  const back = filledIn(markup).filter((field) => !/^(?:chunk|to)=/.test(field))
  expect(back).toEqual(fields(sent))
})

test('another day for one chunk', async () => {
  const sent = [
    ['chunk', '2026-12-02 history'],
    ['to', '2026-12-19'],
  ] as const
  const markup = await refused(changePlan, { loaded: ofPlan, sent: [...sent, ['intent', 'move']] })
  expect(filledIn(markup)).toEqual(
    expect.arrayContaining([...fields(sent), 'testDate=2026-12-20', 'weekday=2']),
  )
})

test('a new test; of cards only while there are sets', async () => {
  const sent = [
    ['level', 'high'],
    ['from', 'cards'],
    ['set', 's2'],
    ['topic', 'perimeter'],
    ['questions', '20'],
    ['clock', 'on'],
  ] as const
  const sets = [
    { id: 's1', title: 'One', cards: 1 },
    { id: 's2', title: 'Two', cards: 1 },
  ]
  const form = { attemptId: 'a', limit: null, sets, ...choices }
  expect(filledIn(await refused(newTest, { loaded: { isWeak: false, form }, sent }))).toEqual(fields(sent))
  const without = await refused(newTest, { loaded: { isWeak: false, form: { ...form, sets: [] } }, sent })
  expect(filledIn(without)).toContain('from=picked')
})
