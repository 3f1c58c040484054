// A subject as it is while it is coming soon: it says so, tells when asked to notify, and names a game to play.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FeatureForm } from '#app/features/feature-form.tsx'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { BlankSubject } from './blank-subject.tsx'
import { FEATURES } from './features.ts'

vi.mock('#app/features/feature.ts', async (original) => {
  const actual = await original<typeof import('#app/features/feature.ts')>()
  return {
    ...actual,
    featuresOf: (notices: Readonly<Record<string, () => string>>) =>
      Object.fromEntries(Object.entries(notices).map(([id, notice]) => [id, { id, notice }])),
  }
})
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams()],
  useLocation: () => ({ pathname: '/subject-study' }),
  useRouteLoaderData: () => undefined,
  Form: 'form',
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

test.each([
  ['science', 'Science notifications coming soon!', '/games/science-explorer'],
  ['english', 'English notifications coming soon!', '/games/word-works'],
  ['history', 'History notifications coming soon!', '/games/history-quest'],
] as const)('%s', (subject, notice, game) => {
  const markup = renderToStaticMarkup(<BlankSubject subject={subject} />)
  expect(markup).toContain('Content Coming Soon')
  expect(markup).toContain('Get Notified')
  expect(markup).toContain(`name="notice" value="${subject}News"`)
  expect(markup).toContain(`href="${game}"`)
  const events: ToastEvent[] = []
  const stop = hostToasts((event) => events.push(event))
  FeatureForm({ feature: FEATURES[`${subject}News`], children: null }).props.onSubmit({ preventDefault() {} })
  stop()
  expect(events).toMatchObject([{ message: { title: notice } }])
})
