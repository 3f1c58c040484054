// The pages for students, parents and teachers: each leads where it says (spec 000 section 2).
import { expect, test } from './visitor.ts'

const LINKS = {
  '/resources/for-students': ['/study-tools', '/homework-help', '/game/mathmaze', '/auth'],
  '/resources/for-parents': ['/pricing', '/family', '/company/privacy-policy'],
  '/resources/for-teachers': ['/teacher/portal', '/contact', '/pricing', '/auth'],
} as const

for (const [path, targets] of Object.entries(LINKS))
  test(`${path} links to ${targets.join(', ')}`, async ({ page }) => {
    await page.goto(path)
    const links = page.getByRole('main').getByRole('link')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const target of targets) expect(found).toContain(target)
  })

test('parents are told of the dashboard, and where it is', async ({ page }) => {
  await page.goto('/resources/for-parents')
  const promise = page.getByRole('region', { name: 'Premium Analytics Dashboard' })
  await expect(promise).toContainText('on your Family page')
  await expect(promise).not.toContainText('Coming soon')
})

test('the link for teachers is named Teacher Portal', async ({ page }) => {
  await page.goto('/resources/for-teachers')
  const portal = page.getByRole('main').getByRole('link', { name: 'Teacher Portal' })
  await expect(portal).toHaveAttribute('href', '/teacher/portal')
})
