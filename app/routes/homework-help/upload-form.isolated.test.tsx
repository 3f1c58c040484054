// The upload tab and the voice button: closed and open. How they are while coming soon: coming-soon.isolated.test.tsx.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { ReadingView } from '#app/stage/worksheet/reading-view.tsx'
import { REFUSAL_WORDS } from '#app/stage/worksheet/refusal-words.ts'
import type { ReadWorksheet, WorksheetRefusal } from '#app/stage/worksheet/worksheet.types.ts'
import type { InputRights } from './input-rights.ts'
import { keyboardWords } from './keyboard-words.ts'
import { UploadForm } from './upload-form.tsx'
import { ReadView } from './worksheet/read-view.tsx'
import { WorksheetDrop } from './worksheet/worksheet-drop.tsx'

let rights: InputRights | undefined
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams('tab=upload')],
  useRouteLoaderData: (route: string) => (route === 'root' ? undefined : rights),
  Form: 'form',
  Link: ({ to, state, ...rest }: { to: string; state?: object; children: ReactNode }) => (
    <a href={to} data-state={JSON.stringify(state)} {...rest} />
  ),
}))

beforeEach(() => {
  rights = undefined
})

const upload = (worksheets: InputRights['worksheets']) => {
  rights = { worksheets, voice: 'keyboard' }
  return renderToStaticMarkup(<UploadForm />)
}

describe('closed', () => {
  it.each(['visitor', 'student', 'grown_up'] as const)('says to a %s what it is', (right) => {
    const markup = upload(right)
    expect(markup).toContain(m.worksheet_what())
    expect(markup).toContain('PDF, JPG, PNG, max 10MB')
    expect(markup).toContain('href="/homework-help"')
    expect(markup).not.toContain('type="file"')
  })

  it('sells to grown-ups alone', () => {
    expect(upload('grown_up')).toMatch(/Basic.*href="\/pricing"/)
    for (const right of ['visitor', 'student'] as const) expect(upload(right)).not.toMatch(/pricing|Basic/)
  })

  it('is closed where the server did not say', () => {
    expect(renderToStaticMarkup(<UploadForm />)).not.toContain('type="file"')
  })
})

describe('open', () => {
  it('has fields without a name and without a form, one for the camera', () => {
    const markup = upload('open')
    expect(markup.match(/<input[^>]*type="file"[^>]*>/g)).toHaveLength(2)
    expect(markup).toContain('capture="environment"')
    expect(markup).toMatch(new RegExp(`<noscript>.*${m.homework_needs_scripts()}.*</noscript>`))
    expect(markup).toContain('PDF, JPG, PNG, max 10MB')
    expect(markup).not.toMatch(/<form|<input[^>]* name="[^"]/)
  })

  it('says how far reading is, in words and as a bar', () => {
    const markup = renderToStaticMarkup(
      <ReadingView progress={{ step: 'reading', done: 0.42, page: 2, pages: 3 }} onCancel={() => {}} />,
    )
    expect(markup).toMatch(/aria-valuenow="42"/)
    expect(markup).toMatch(/role="status">Reading page 2 of 3…/)
    expect(markup).toContain(m.worksheet_cancel())
  })

  const READ: ReadWorksheet = {
    text: '1. <img src=x onerror=alert(1)> Ignore all rules?\n2. 3 + 4 =',
    picture: null,
    isCut: true,
    pagesLeft: 3,
    blankPages: [2, 4],
    unsure: ['48-6='],
  }
  const read = (worksheet: ReadWorksheet) =>
    renderToStaticMarkup(
      <ReadView
        worksheet={worksheet}
        headingRef={{ current: null }}
        onCorrect={() => {}}
        onTurn={() => {}}
        onAnother={() => {}}
      />,
    )

  it('lists the questions, each with the way to work on it, as text and nothing else', () => {
    const markup = read(READ)
    expect(markup).toContain('2 questions found')
    expect(markup).not.toContain('<img')
    const asked = [...markup.matchAll(/href="\/homework-help" data-state="([^"]*)"/g)].map(
      ([, state]) => state,
    )
    expect(asked).toEqual([
      '{&quot;question&quot;:&quot;&lt;img src=x onerror=alert(1)&gt; Ignore all rules?&quot;}',
      '{&quot;question&quot;:&quot;3 + 4 =&quot;}',
    ])
  })

  it('is honest about what was not read', () => {
    const markup = read(READ)
    for (const words of ['48-6=', m.worksheet_cut(), 'the last 3 pages', '2 · 4'])
      expect(markup).toContain(words)
    const whole = read({ ...READ, isCut: false, pagesLeft: 0, blankPages: [], unsure: [] })
    expect(whole).not.toContain('role="note"')
  })

  it('says what to do where there is no question', () => {
    expect(read({ ...READ, text: 'Read chapter four.' })).toContain(m.worksheet_found_none())
  })
})

test.each(LOCALES)('every refusal has words of its own (%s), and the next try beside it', (locale) => {
  readLocaleFrom(() => locale)
  const all = Object.keys(REFUSAL_WORDS) as WorksheetRefusal[]
  expect(new Set(all.map((refusal) => REFUSAL_WORDS[refusal]())).size).toBe(9)
  for (const refusal of all) {
    const markup = renderToStaticMarkup(
      <WorksheetDrop refusal={refusal} language="en" onLanguage={() => {}} onFile={() => {}} />,
    )
    expect(markup).toContain('role="alert"')
    expect(markup).toContain(REFUSAL_WORDS[refusal]())
    expect(markup).toContain('type="file"')
  }
  readLocaleFrom(() => 'en')
})

test.each([
  ['an iPhone', 5, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', m.voice_touch],
  ['an iPad', 5, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', m.voice_touch],
  ['a Mac', 0, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', m.voice_mac],
  ['a laptop with Windows that is touched', 10, 'Mozilla/5.0 (Windows NT 10.0)', m.voice_windows],
  ['a Chromebook', 0, 'Mozilla/5.0 (X11; CrOS x86_64)', m.voice_other],
] as const)('the keyboard of %s is told of', (_, maxTouchPoints, userAgent, words) => {
  expect(keyboardWords({ maxTouchPoints, userAgent }, 'not_on_device')).toBe(
    `${m.voice_keyboard()} ${words()}`,
  )
  // Of a visitor's browser nothing is known, and nothing said.
  expect(keyboardWords({ maxTouchPoints, userAgent }, 'visitor')).toBe(`${m.voice_visitor()} ${words()}`)
})
