// /teacher/portal: before the door as a visitor and as somebody who is no teacher, and inside.
import { expectAccessible } from './axe.ts'
import { newMember, open } from './buyer.ts'
import { PASSWORD, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test('a visitor is told whose room it is, signs in and is inside', async ({ page }) => {
  const { email } = await newMember('teacher')
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
  test(`a ${role} is told that this is no teacher’s account`, async ({ page }) => {
    await signIn(page, await newMember(role))
    await open(page, '/teacher/portal')
    const main = page.getByRole('main')
    await expect(main).toContainText('You’re signed in, but this isn’t a teacher account.')
    await expect(main.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile')
    await expect(main.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: /^Your account/ }).click()
    await expect(page.getByRole('link', { name: 'Teacher Portal' })).toHaveCount(0)
  })
}

test('a teacher comes by the menu, and is told what is still to come', async ({ page }) => {
  await signIn(page, await newMember('teacher'), '/')
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
  await expectAccessible(page, { exclude: '.toast-card' })
})
