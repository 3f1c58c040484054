// Texts by a language model, written by the local stand-in: a solution explained again, stopped by its reader, refused, and lost
// on the way.
import { expectAccessible } from './axe.ts'
import { giveTrial } from './database.ts'
import { newPerson, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('a solution is explained in other words, stopped, explained to the end; failures are said', async ({
  page,
}) => {
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
  const [text, again] = [
    explained.locator('.text'),
    explained.getByRole('button', { name: 'Explain it again' }),
  ]
  await page.route('**/writing/explain', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 })
  await again.click()
  await expect(explained.getByRole('alert')).toHaveText('Failed to generate text')
  await expect(text).toHaveAttribute('aria-busy', 'false')
  await page.route('**/writing/explain', (route) => route.abort(), { times: 1 })
  await again.click()
  await expect(explained.getByRole('alert')).toHaveText('An error occurred during text generation')
  await expect(text).toHaveAttribute('aria-busy', 'false')
  await expectAccessible(page)
})
