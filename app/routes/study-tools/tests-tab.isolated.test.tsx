// Practice tests once their features are there; before: waiting-texts.isolated.test.tsx.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Feature } from '#app/features/feature.ts'
import { TestsTab } from './tests-tab.tsx'

const features = vi.hoisted(() => ({}) as Record<string, Feature>)
vi.mock('./features.ts', () => ({ FEATURES: features }))
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams('tab=tests')],
  useRouteLoaderData: () => undefined,
  Form: 'form',
  Link: ({ to, ...rest }: { to: string; children: ReactNode }) => <a href={to} {...rest} />,
}))

test('a study guide leads to where it is read', () => {
  for (const id of ['testCreate', 'testFromSubject', 'testGenerate'])
    features[id] = { id, to: '/study-tools/tests/new' }
  features['studyGuide'] = { id: 'studyGuide', to: '/study-tools/tests/guide' }
  expect(renderToStaticMarkup(<TestsTab tests={[]} />)).toMatch(
    /<a href="\/study-tools\/tests\/guide"[^>]*>.*Upload Study Guide/,
  )
})
