// /teacher/portal: before the door as a visitor and as somebody who is no teacher, and inside; a code on its way from a teacher to a
// student.
import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { newMember, open } from './buyer.ts'
import { PASSWORD, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

// A form that is refused.
test.use({ expectedErrors: [/422/] })

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
  await main.getByRole('button', { name: 'Create a class' }).click()
  await expect(page.locator('.toast-card.info', { hasText: 'Classes coming soon!' })).toBeVisible()
  const links = await main.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual(['/teacher/codes/new', '/games', '/resources/for-teachers', '/contact'])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, { exclude: '.toast-card' })
})

/** The folds of a skill's subject and strand. */
async function openFolds(main: Locator, skill: string): Promise<void> {
  for (const fold of ['subject', 'strand'])
    await main.locator(`details.${fold}`, { hasText: skill }).locator('> summary').click()
}

test('a teacher makes a code for skills, a student enters it on a phone by keyboard and practices', {
  tag: '@smoke',
}, async ({ page, context, baseURL }) => {
  const main = page.getByRole('main')
  await signIn(page, await newMember('teacher'), '/teacher/portal')
  await main.getByRole('link', { name: 'Make an access code' }).click()
  await expect(main).toContainText('You can make 2 more codes this month')
  await main.getByRole('button', { name: 'Make the code' }).click()
  await expect(main.getByRole('alert')).toContainText('Pick at least one skill.')
  await expect(main.getByRole('alert')).toBeFocused()
  // Skills of two grade levels: what is ticked stays while the other is looked at.
  await main.getByRole('radio', { name: 'Elementary' }).check()
  await openFolds(main, 'What a fraction means')
  await main.getByLabel('What a fraction means').check()
  await main.getByRole('radio', { name: 'High' }).check()
  await openFolds(main, 'Rearrange a formula')
  await main.getByLabel('Rearrange a formula').check()
  const chosen = main.getByRole('region', { name: 'Your choices' })
  await expect(chosen.getByRole('listitem')).toHaveText([/What a fraction means/, /Rearrange a formula/])
  await chosen.getByRole('button', { name: 'Take off: Rearrange a formula' }).press('Enter')
  await expect(chosen.getByRole('heading', { name: 'Your choices' })).toBeFocused()
  await expect(chosen.getByRole('listitem')).toHaveText([/What a fraction means/])
  await expect(main.getByLabel('Rearrange a formula')).not.toBeChecked()
  await main.getByLabel('Rearrange a formula').check()
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Make the code' }).click()
  const made = main.getByRole('status').filter({ hasText: 'Your new code is' })
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await made.textContent()) ?? '')?.[0] ?? ''
  const sheet = main.getByRole('article').filter({ hasText: code })
  await expect(sheet).toContainText('What a fraction means')
  await expect(sheet).toContainText('Nobody has entered it yet')
  await expectAccessible(page)

  // On paper there are only cards of the code.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await sheet.getByRole('button', { name: `Print cards ${code}` }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const cards = main.locator('.code-cards > li')
  await expect(cards).toHaveCount(8)
  await expect(cards.last()).toContainText(`/subject-study/codes and type in this code:${code}`)
  await expect(cards.last()).toBeVisible()
  await expect(main.getByRole('heading')).toHaveCount(0)
  // As many skills as a code can hold, and none of them is cut off.
  const hidden = await cards.last().evaluate((card) => {
    const skills = card.querySelector('.skills')
    if (skills) skills.textContent = Array(10).fill(skills.textContent).join(' · ')
    return [card, skills].map((one) => (one ? one.scrollHeight - one.clientHeight : Number.NaN))
  })
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1)
  await page.emulateMedia({ media: null })

  await context.clearCookies()
  await page.setViewportSize({ width: 390, height: 844 })
  await remember(context, String(baseURL), { language: 'fr' })
  await signIn(page, await newMember('student'), '/subject-study')
  await main.getByRole('link', { name: 'Saisir un code d’accès' }).press('Enter')
  const field = main.getByLabel('Code d’accès')
  await field.fill('BCDF-2346')
  await field.press('Enter')
  await expect(main).toContainText('Ce code ne marche pas.')
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(main).toContainText('Tu peux encore saisir 1 code ce mois-ci')
  await expect(main.getByText(`${code} est maintenant dans ta liste.`)).toBeFocused()
  await expect(field).toHaveValue('')
  await expectAccessible(page)
  await expectNoOverflow(page, 'codes')
  await main
    .getByRole('article')
    .getByRole('link', { name: /^S’entraîner Ce qu’est une/ })
    .press('Enter')
  await expect(page).toHaveURL('/games/subject/math/elementary?skill=unit-fractions')
})
