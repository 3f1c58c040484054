// A page of a case before and after its choice, as the server draws it: what works without JavaScript.
import { createRef, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { CaseSheet } from '#app/views/case-contents.server.ts'
import { CaseSheetPage } from './case-sheet-page.tsx'

vi.mock('@remix-run/react', () => ({
  useRouteLoaderData: () => undefined,
  Form: ({ action, children }: { action: string; children: ReactNode }) => (
    <form action={action}>{children}</form>
  ),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const option = (id: string, isAnswer = false) => ({ id, text: `Do ${id}.`, reason: `Why ${id}.`, isAnswer })
const SHEET: CaseSheet = {
  title: 'A clue',
  text: ['Something was found.'],
  evidence: { svg: '<svg></svg>', alt: 'A map', number: 2 },
  choice: { ask: 'What now?', options: [option('near'), option('mark', true), option('far')] },
}

const pageWith = (choice: string | null, { sheet = SHEET, page = 2 } = {}) =>
  renderToStaticMarkup(
    <CaseSheetPage id="some" heading={createRef()} count={3} {...{ sheet, page, choice }} />,
  )

test('nothing chosen: three buttons, no reason, no way on', () => {
  const markup = pageWith(null)
  expect(markup.match(/<button type="submit" name="choice"/g)).toHaveLength(3)
  expect(markup).toContain('action="/case-files/some"')
  expect(markup).toContain('<input type="hidden" name="page" value="2"/>')
  expect(markup).not.toMatch(/Why \w+\.|page=3/)
  expect(markup).toContain('<div role="status"></div>')
  expect(markup).toContain('page=1')
})

test.each([
  ['mark', 'The evidence supports this.'],
  ['far', 'The evidence doesn’t support this.'],
])('%s chosen: %s and its reason alone, the others still buttons', (id, verdict) => {
  const markup = pageWith(id)
  const [, status = ''] = /<div role="status">(.*?Why.*?)<\/div><\/div>/.exec(markup) ?? []
  expect(status).toContain(verdict)
  expect(markup.match(/Why \w+\./g)).toEqual([`Why ${id}.`])
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1)
  expect(markup.match(/<button type="submit"/g)).toHaveLength(3)
  expect(markup).toContain('href="/case-files/some?page=3"')
})

test('evidence is told to whoever does not see it, and numbered', () => {
  expect(pageWith(null)).toMatch(/role="img" aria-label="A map"><svg><\/svg>.*Evidence 2/)
})

test('a page without a choice leads on, the last one to the end of the case', () => {
  const sheet = { ...SHEET, choice: null }
  expect(pageWith(null, { sheet })).toContain('Next page')
  expect(pageWith(null, { sheet, page: 3 })).toMatch(/page=4"[^>]*>.*Close the case/)
})
