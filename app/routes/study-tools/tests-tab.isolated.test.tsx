// Practice tests while their features are coming soon, and once they are there.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Feature } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { TestsTab } from './tests-tab.tsx'

const features = vi.hoisted(() => ({}) as Record<string, Feature>)
vi.mock('./features.ts', () => ({ FEATURES: features }))
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams('tab=tests')],
  useRouteLoaderData: () => undefined,
  Form: 'form',
  Link: ({ to, ...rest }: { to: string; children: ReactNode }) => <a href={to} {...rest} />,
}))

const NOTICES = {
  testCreate: m.tools_coming_test_create,
  studyGuide: m.tools_coming_study_guide,
  testFromSubject: m.tools_coming_test_from_subject,
  testGenerate: m.tools_coming_test_generate,
}

test('coming soon, all four buttons ask for their notice', () => {
  for (const [id, notice] of Object.entries(NOTICES)) features[id] = { id, notice }
  const markup = renderToStaticMarkup(<TestsTab tests={[]} />)
  const asked = [...markup.matchAll(/name="notice" value="(\w+)"/g)].map(([, id]) => id)
  expect(asked).toEqual(Object.keys(NOTICES))
  expect(m.tools_coming_study_guide()).toBe('Upload study guide feature coming soon!')
  expect(markup).not.toContain('href="/study-tools/tests')
})

test('there, a study guide leads to where it is read', () => {
  features['studyGuide'] = { id: 'studyGuide', to: '/study-tools/tests/guide' }
  expect(renderToStaticMarkup(<TestsTab tests={[]} />)).toMatch(
    /<a href="\/study-tools\/tests\/guide"[^>]*>.*Upload Study Guide/,
  )
})
