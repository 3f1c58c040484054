import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { OverdueBanner } from './overdue-banner.tsx'

let pathname = '/games'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname }),
  useRouteLoaderData: () => undefined,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const OVERDUE = { tier: 'premium', endsAt: Date.UTC(2026, 11, 1), isOver: false, reader: 'payer' } as const
const textOf = (unlike: object) => renderToStaticMarkup(<OverdueBanner overdue={{ ...OVERDUE, ...unlike }} />)

it('says by when a payment is due and leads to where it is mended', () => {
  pathname = '/games'
  const html = textOf({})
  expect(html).toContain('December 1, 2026 (UTC)')
  expect(html).toContain('<a href="/subscription">Fix the payment</a>')
})

it.each([{}, { isOver: true }])('asks a child for nothing but a grown-up (%#)', (unlike) => {
  const html = textOf({ ...unlike, reader: 'child' })
  expect(html).toContain('grown-up')
  expect(html).not.toMatch(/Fix|pay now|card/i)
})

it.each([{}, { isOver: true }])(
  'tells whoever pays for a child that it is the child’s plan (%#)',
  (unlike) => {
    const html = textOf({ ...unlike, reader: 'guardian' })
    expect(html).toContain('your child’s plan')
    expect(html).toContain('<a href="/subscription">Fix the payment</a>')
  },
)

it('is not said twice on the page of the plan', () => {
  pathname = '/subscription'
  expect(textOf({})).toBe('')
})
