// The pages for students and teachers lead a visitor to the sign-in, and whoever is signed in to what is theirs.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Doors } from './students/doors.tsx'
import { WaysOn } from './teachers/ways-on.tsx'

const { here } = vi.hoisted(() => ({ here: { viewer: null as object | null } }))
vi.mock('#app/preferences/use-preferences.ts', () => ({
  useViewer: () => here.viewer,
  useHasWritingModel: () => false,
}))
vi.mock('#app/ui/link.tsx', () => ({
  Link: ({ to, children }: { to: string; children: unknown }) => <a href={to}>{children as string}</a>,
}))

test.each([
  ['students', <Doors key="doors" />, 'Sign in or sign up', '/profile/progress', 'I want to see my stars'],
  ['teachers', <WaysOn key="ways" />, 'sign up as a teacher', '/profile', 'how you sign in'],
])('for %s', (_, element, asked, own, said) => {
  here.viewer = null
  const visitor = renderToStaticMarkup(element)
  expect(visitor).toContain('href="/auth"')
  expect(visitor).toContain(asked)
  here.viewer = {}
  const member = renderToStaticMarkup(element)
  expect(member).not.toContain('href="/auth"')
  expect(member).toContain(`href="${own}"`)
  expect(member).toContain(said)
})
