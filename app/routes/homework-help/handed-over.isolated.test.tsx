// A question as it comes to its sheet: handed over by a worksheet, or written before and left.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { keepDraft } from './draft.ts'
import { QuestionDesk } from './question-desk.tsx'
import { readAsked } from './read-asked.ts'
import { RecentQuestions } from './recent-questions.tsx'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ state: null, key: 'k' }),
  useRevalidator: () => ({ revalidate() {} }),
  useRouteLoaderData: () => undefined,
  useSearchParams: () => [new URLSearchParams()],
  Form: 'form',
  Link: 'a',
}))

const SHELF = { isGuest: true, questions: [], limit: null, mayExplain: false }
const sheet = () => renderToStaticMarkup(<QuestionDesk shelf={SHELF} />)

test('a question of a worksheet stays whole, so that one that is too long says so', () => {
  const question = 'Why? '.repeat(400)
  expect(readAsked({ question })).toMatchObject({ question, isKnown: false })
  expect(readAsked({ question: 7 })).toBeNull()
})

test('what was being written is there again, for nobody else', () => {
  keepDraft(null, { question: 'Why is the sky blue?', subject: 'science' })
  expect(sheet()).toContain('Why is the sky blue?</textarea>')
  expect(sheet()).toMatch(/value="science"[^>]*checked|checked=""[^>]*value="science"/)
  keepDraft('another', { question: 'Why is the sky blue?', subject: 'science' })
  expect(sheet()).not.toContain('Why is the sky blue?')
  keepDraft(null, null)
})

test('a question that was not deleted says so', () => {
  const questions = [{ id: 'q', subject: 'math', question: '2 + 2', createdAt: 0 }] as const
  const list = (isRefused: boolean) =>
    renderToStaticMarkup(<RecentQuestions questions={questions} isRefused={isRefused} />)
  expect(list(true)).toContain('role="alert"')
  expect(list(false)).not.toContain('role="alert"')
})
