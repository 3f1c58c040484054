// Texts by a language model, written by the local stand-in: a solution explained again, stopped by its reader.
import { expectAccessible } from './axe.ts'
import { giveTrial } from './database.ts'
import { newPerson, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test('a solution is explained in other words, stopped, and explained to the end', async ({ page }) => {
  const person = await newPerson()
  await signIn(page, person, '/subject-study/solver')
  await expect(page.getByText('Nothing you type is sent.')).toBeVisible()
  await giveTrial(person.email, 'premium')
  await page.reload()
  await page.getByLabel('Your problem').fill('3x + 5 = 20')
  await page.getByLabel('Your problem').press('Enter')
  await page.getByRole('button', { name: 'Show all' }).click()
  const explained = page.getByRole('region', { name: 'In other words' })
  await explained.getByRole('button', { name: 'Explain it in other words' }).click()
  await expect(explained).toContainText('Think of a scale that is level.')
  await explained.getByRole('button', { name: 'Stop' }).click()
  await expect(explained.getByRole('status')).toHaveText('Stopped.')
  await expect(explained).not.toContainText('Three equal bags')
  await explained.getByRole('button', { name: 'Explain it again' }).click()
  await expect(explained).toContainText('so one weighs 5:\nx = 5')
  await expect(explained.getByRole('button', { name: 'Explain it again' })).toBeVisible()
  await expectAccessible(page)
})
