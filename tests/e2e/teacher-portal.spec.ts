// /teacher/portal: before the door as a visitor and as somebody who is no teacher, and inside.
import { AxeBuilder } from '@axe-core/playwright'
import { newMember, open } from './buyer.ts'
import { newClientAddress } from './mailbox.ts'
import { logIn, PASSWORD } from './people.ts'
import { expect, test } from './visitor.ts'

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
})

test('a visitor is told whose room it is, signs in and is inside', async ({ page, request }) => {
  const { email } = await newMember(request, 'teacher')
  await open(page, '/teacher/portal')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teacher Portal')
  await expect(main).toContainText('Sign in with a teacher account')
  await expect(main.getByRole('link', { name: 'Teacher Resources' })).toHaveAttribute(
    'href',
    '/resources/for-teachers',
  )
  await main.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/teacher/portal')
  await expect(main).toContainText('Welcome, Robin.')
})

for (const role of ['student', 'parent'] as const) {
  test(`a ${role} is told that this is no teacher’s account`, async ({ page, request }) => {
    await logIn(page, await newMember(request, role))
    await open(page, '/teacher/portal')
    const main = page.getByRole('main')
    await expect(main).toContainText('You are signed in, but this account is not a teacher’s.')
    await expect(main.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile')
    await expect(main.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: /^Your account/ }).click()
    await expect(page.getByRole('link', { name: 'Teacher Portal' })).toHaveCount(0)
  })
}

test('a teacher comes by the menu, and is told what is still to come', async ({ page, request }) => {
  await logIn(page, await newMember(request, 'teacher'))
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('link', { name: 'Teacher Portal' }).click()
  await expect(page).toHaveURL('/teacher/portal')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No classes yet' })).toBeVisible()
  for (const [name, text] of [
    ['Create a class', 'Classes coming soon!'],
    ['Make an access code', 'Class access codes coming soon!'],
  ] as const) {
    await main.getByRole('button', { name }).click()
    await expect(page.locator('.toast-card.info', { hasText: text })).toBeVisible()
  }
  const links = await main.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual(['/games', '/resources/for-teachers', '/contact'])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).exclude('.toast-card').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([])
})
