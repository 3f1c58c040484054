import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { AskedNotice } from './asked-notice.tsx'
import type { Feature } from './feature.ts'
import { FeatureButton } from './feature-button.tsx'
import { FeatureForm, fieldName } from './feature-form.tsx'

let query = ''

vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams(query)],
  Form: 'form',
  Link: ({ to, ...rest }: { to: string; children: ReactNode }) => <a href={to} {...rest} />,
}))

const COMING: Feature = { id: 'accessCode', notice: () => 'Access codes coming soon!' }
const THERE: Feature = { id: 'accessCode', to: '/subject-study/classes' }

test.each([
  ['?notice=accessCode', 'Access codes coming soon!'],
  ['?notice=planStart', null],
  ['?notice=voiceInput', null],
  ['?notice=constructor', null],
  ['?notice=__proto__', null],
  ['?notice=%3Cscript%3E', null],
  ['?notice=', null],
  ['', null],
])('asked for %s, the page reads out %s', (asked, notice) => {
  query = asked
  const features = { accessCode: COMING, planStart: { id: 'planStart', to: '/study-tools/plans' } as const }
  const markup = renderToStaticMarkup(<AskedNotice features={features} />)
  if (notice === null) expect(markup).toBe('')
  else expect(markup).toMatch(new RegExp(`role="status".*<p>${notice}</p>`))
})

describe('while it is coming soon', () => {
  test('a button asks for the notice by itself, and keeps the tab', () => {
    query = 'tab=tests&notice=planStart&more=1'
    const markup = renderToStaticMarkup(<FeatureButton feature={COMING}>Create</FeatureButton>)
    expect(markup).toContain('<form method="get"')
    expect(markup.match(/type="hidden" name="(\w+)" value="(\w+)"/g)).toEqual([
      'type="hidden" name="tab" value="tests"',
      'type="hidden" name="notice" value="accessCode"',
    ])
    expect(markup).toContain('<button type="submit"')
    expect(markup).not.toContain('<a ')
  })

  test('with scripts the form shows the toast and is not sent; twice is one toast', () => {
    const events: ToastEvent[] = []
    const stopHosting = hostToasts((event) => events.push(event))
    const preventDefault = vi.fn()
    const form = FeatureForm({ feature: COMING, children: null })
    form.props.onSubmit({ preventDefault })
    form.props.onSubmit({ preventDefault })
    stopHosting()
    const shown = {
      kind: 'show',
      message: { id: 'accessCode', title: 'Access codes coming soon!', type: 'info' },
    }
    expect(events).toMatchObject([shown, shown])
    expect(preventDefault).toHaveBeenCalledTimes(2)
  })

  test('fields have no name, so that nothing typed leaves the browser', () => {
    expect(fieldName(COMING, 'question')).toBeUndefined()
    expect(fieldName(THERE, 'question')).toBe('question')
  })
})

describe('once it is there', () => {
  test('the button is the way to it', () => {
    const markup = renderToStaticMarkup(<FeatureButton feature={THERE}>Create</FeatureButton>)
    expect(markup).toContain('href="/subject-study/classes"')
    expect(markup).not.toContain('form')
  })

  test('the form is sent to it', () => {
    const markup = renderToStaticMarkup(<FeatureForm feature={THERE}>…</FeatureForm>)
    expect(markup).toContain('<form method="post" action="/subject-study/classes"')
    expect(markup).not.toContain('notice')
  })
})
