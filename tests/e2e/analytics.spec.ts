// How learning goes: a learner's own sheets on Premium, and the same for the parent.
import { expectAccessible } from './axe.ts'
import { addLearning, giveTrial, linkGuardian } from './database.ts'
import { newPerson, signIn } from './people.ts'
import { expect, newVisitor, test } from './visitor.ts'

test('a learner and a parent see what grows, what needs time and what comes next', async ({
  browser,
  page,
}) => {
  const child = await newPerson({ display_name: 'Ines', role: 'student' })
  const parent = await newPerson({ display_name: 'Rosa', role: 'parent' })
  await linkGuardian(parent, child)
  await addLearning(child)

  await signIn(page, parent, '/family')
  await page.getByRole('link', { name: 'How Ines is doing' }).click()
  await expect(page.getByRole('heading', { name: 'How Ines is doing' })).toBeVisible()
  await expect(page.getByText('is part of Basic')).toBeVisible()
  await expect(page.getByText('In every plan, Ines can see points')).toBeVisible()

  await giveTrial(child.email, 'premium')
  await page.reload()
  const science = page.getByRole('row', { name: /Science Explorer/ })
  await expect(science.getByRole('cell')).toHaveText(['3', '21', /^75% *before: 42%$/])
  await expect(page.getByRole('row', { name: /Math: practice/ })).toBeVisible()
  const skills = page.getByRole('region', { name: 'Skill by skill' })
  for (const words of ['time to look again', '1 of 4 right', '1 question']) {
    await expect(skills.getByText(words).first()).toBeVisible()
  }
  await expect(skills.getByRole('link')).toHaveCount(0)
  await expectAccessible(page, { include: '#content' })

  const own = await newVisitor(browser)
  await signIn(own, child, '/profile/progress')
  await own.getByRole('region', { name: 'Skill by skill' }).getByRole('link').first().click()
  await expect(own).toHaveURL(
    /\/games\/subject\/math\/middle\?skill=|\/games\/subject\/math\/elementary\?skill=/,
  )
})
