// The form of a plan that is changed: groups by name, and headings in an outline without gaps.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readSkillChoices } from '#app/views/skill-choices.server.ts'
import ChangePlan from './change-plan.tsx'

const loaded = vi.hoisted(() => ({}))

vi.mock('@remix-run/react', () => ({
  useLoaderData: () => loaded,
  useActionData: () => undefined,
  useNavigation: () => ({ state: 'idle' }),
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

Object.assign(loaded, {
  plan: {
    id: 'p',
    today: '2026-12-01',
    testDay: '2026-12-20',
    topics: ['perimeter'],
    weekdays: [1],
    chunksADay: 1,
    days: [{ day: '2026-12-02', chunks: [{ topic: 'perimeter', state: 'planned' }] }],
  },
  skills: { perimeter: { name: 'Perimeter', to: '/' } },
  ...readSkillChoices({ caller: { locale: 'en' } } as never, { profile: null } as never, {
    without: ['perimeter'],
  }),
})

test('each box for a topic is in a group with a name', () => {
  const markup = renderToStaticMarkup(<ChangePlan />)
  const groups = [...markup.matchAll(/<fieldset><legend><h3>([^<]*)<\/h3><\/legend>/g)]
  expect(groups.map(([, name]) => name)).toEqual(['In your plan', 'Add more'])
  const start = groups[0]?.index ?? 0
  const end = markup.indexOf('class="chosen"')
  expect(markup.slice(0, start) + markup.slice(end)).not.toContain('name="topic"')
})

test('no heading is more than one level below the one before it, and a subject is under its group', () => {
  const markup = renderToStaticMarkup(<ChangePlan />)
  const headings = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(headings.slice(0, 6)).toEqual([1, 2, 2, 3, 3, 4])
  headings.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1)
  })
  expect(headings.slice(3).every((level) => level >= 3)).toBe(true)
})
