// The page as it is while homework help is coming soon: subjects that do nothing, one notice for every question, nothing sent.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { FeatureForm } from '#app/features/feature-form.tsx'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { FEATURES } from './features.ts'
import { QuestionForm } from './question-form.tsx'
import { RecentQuestions } from './recent-questions.tsx'
import { UploadForm } from './upload-form.tsx'
import { VoiceButton } from './voice-button.tsx'

// The page's own notices: which one belongs to which button is what is tested.
vi.mock('#app/features/feature.ts', async (original) => ({
  ...(await original<typeof import('#app/features/feature.ts')>()),
  featuresOf: (notices: Readonly<Record<string, () => string>>) =>
    Object.fromEntries(Object.entries(notices).map(([id, notice]) => [id, { id, notice }])),
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

/** What a form of the page tells as a toast when it is sent. */
function toldBy(markup: string): string[] {
  return [...markup.matchAll(/name="notice" value="(\w+)"/g)].map(([, id]) => {
    const feature = Object.values(FEATURES).find((one) => one.id === id)
    if (!feature) throw new Error(`no feature ${id}`)
    const events: ToastEvent[] = []
    const stop = hostToasts((event) => events.push(event))
    FeatureForm({ feature, children: null }).props.onSubmit({ preventDefault() {} })
    stop()
    const [told] = events
    return told?.kind === 'show' ? told.message.title : ''
  })
}

// HHP-006, HHP-007 and HHP-008, in the spec's words.
test('any question shows the notice, and voice input its own', () => {
  expect(toldBy(markup).sort()).toEqual(['This feature will be available soon!', 'Voice input coming soon!'])
  expect(toldBy(renderToStaticMarkup(<VoiceButton onText={() => {}} />))).toEqual([
    'Voice input coming soon!',
  ])
})

test('a worksheet shows the notice, and there is no field for a file', () => {
  const upload = renderToStaticMarkup(<UploadForm />)
  expect(toldBy(upload)).toEqual(['This feature will be available soon!'])
  expect(upload).toContain('PDF, JPG, PNG, max 10MB')
  expect(upload).not.toContain('type="file"')
})

test('the examples are marked, and lead nowhere', () => {
  const recent = renderToStaticMarkup(<RecentQuestions questions={[]} isRefused={false} />)
  expect(recent.match(/Example/g)).toHaveLength(3)
  expect(recent).not.toContain('<a')
})
