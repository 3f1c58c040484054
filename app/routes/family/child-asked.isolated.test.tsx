// What a grown-up sees of what a child asked, and of what it was answered.
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HomeworkQuestion } from '#app/domain/homework/read-homework.server.ts'
import type { ChildWriting } from '#app/domain/writing/read-child-writings.server.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { ChildHomework } from './child-homework.tsx'
import { ChildWritings } from './child-writings.tsx'

vi.mock('@remix-run/react', () => ({ useRouteLoaderData: () => undefined }))

afterEach(() => readLocaleFrom(() => undefined))

const AT = Date.UTC(2026, 8, 1, 15, 30)

/** The text of each entry, in its order. */
const entries = (markup: string) =>
  [...markup.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry = '']) =>
    entry
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

describe('what a child had written', () => {
  const TEXTS: readonly ChildWriting[] = [
    { id: 'c', prompt: 'Why is the <sky> blue?', answer: 'Air scatters blue.', concern: null, createdAt: AT },
    { id: 'b', prompt: 'Nobody likes me', answer: null, concern: 'self-harm', createdAt: AT },
    { id: 'a', prompt: '', answer: 'A tip for each week.', concern: null, createdAt: AT },
  ]
  const shown = (texts: readonly ChildWriting[]) =>
    renderToStaticMarkup(<ChildWritings name="Leo" texts={texts} />)

  it('is shown whole with the answers, as text, newest first', () => {
    const markup = shown(TEXTS)
    const at = 'Asked Sep 1, 2026, 3:30 PM UTC'
    expect(entries(markup)).toEqual([
      `Why is the &lt;sky&gt; blue? Air scatters blue. ${at}`,
      `Please talk about this today Nobody likes me ${at}`,
      `A tip for each week. ${at}`,
    ])
    expect(markup).toContain('aria-label="What was asked: Leo"')
    expect(markup).toContain('Questions and texts of the last 30 days, with the answers.')
  })

  it('lies open where something is to be talked about, and is folded else', () => {
    expect(shown(TEXTS)).toMatch(/^<details class="fold" open="">/)
    const calm = shown(TEXTS.filter(({ concern }) => concern === null))
    expect(calm).toMatch(/^<details class="fold">/)
    expect(calm).not.toContain('Please talk about this today')
  })

  it('is not there where there is none', () => {
    expect(shown([])).toBe('')
  })

  it('says in each language that it is to be talked about', () => {
    const said = LOCALES.map((locale) => {
      readLocaleFrom(() => locale)
      return entries(shown(TEXTS))[1]?.split('Nobody likes me')[0]
    })
    expect(new Set(said).size).toBe(LOCALES.length)
    expect(said).not.toContain('')
  })
})

describe('what a child asked for help with', () => {
  const ASKED: readonly HomeworkQuestion[] = [
    { id: 'b', subject: 'math', question: '3x + 5 < 20', createdAt: AT },
    { id: 'a', subject: 'history', question: 'Who was Cleopatra?', createdAt: AT },
  ]

  it('is shown with its subject and its time, as text, newest first', () => {
    const markup = renderToStaticMarkup(<ChildHomework name="Leo" asked={ASKED} />)
    const at = 'Asked Sep 1, 2026, 3:30 PM UTC'
    expect(entries(markup)).toEqual([`3x + 5 &lt; 20 Math · ${at}`, `Who was Cleopatra? History · ${at}`])
    expect(markup).toContain('aria-label="Homework questions: Leo"')
    expect(markup).toContain('Questions of the last 90 days that we helped with.')
  })

  it('is not there where there is none', () => {
    expect(renderToStaticMarkup(<ChildHomework name="Leo" asked={[]} />)).toBe('')
  })
})
