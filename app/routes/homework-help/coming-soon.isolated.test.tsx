// The page as it is while homework help is coming soon: subjects that do nothing, one notice for every question, nothing sent.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { FeatureForm } from '#app/features/feature-form.tsx'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { FEATURES } from './features.ts'
import { QuestionForm } from './question-form.tsx'
import { RecentQuestions } from './recent-questions.tsx'

vi.mock('./features.ts', () => ({
  FEATURES: Object.fromEntries(
    ['homeworkQuestion', 'worksheetUpload', 'voiceInput'].map((id) => [
      id,
      { id, notice: () => 'This feature will be available soon!' },
    ]),
  ),
}))
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams()],
  useLocation: () => ({ state: null }),
  useRouteLoaderData: () => undefined,
  Form: 'form',
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => {},
}))

let markup = ''
beforeEach(() => {
  markup = renderToStaticMarkup(<QuestionForm />)
})

test('the subjects are buttons that belong to nothing', () => {
  expect(markup.match(/<button type="button">/g)).toHaveLength(4)
  expect(markup).not.toContain('radio')
})

test('the question has no name, so that it is not sent', () => {
  expect(markup).toMatch(/<textarea id="question"(?![^>]* name=)/)
  expect(markup).toContain('name="notice" value="homeworkQuestion"')
})

test('any question shows the notice', () => {
  const events: ToastEvent[] = []
  const stop = hostToasts((event) => events.push(event))
  FeatureForm({ feature: FEATURES.homeworkQuestion, children: null }).props.onSubmit({ preventDefault() {} })
  stop()
  expect(events).toMatchObject([{ message: { title: 'This feature will be available soon!' } }])
})

test('the examples are marked, and lead nowhere', () => {
  const recent = renderToStaticMarkup(<RecentQuestions questions={[]} isRefused={false} />)
  expect(recent.match(/Example/g)).toHaveLength(3)
  expect(recent).not.toContain('<a')
})
