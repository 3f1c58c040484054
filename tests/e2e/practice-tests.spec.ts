// A practice test of one's own cards: made, left, gone on with and handed in.
import { newPerson, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test('a test is made of cards, left, gone on with and handed in', async ({ page }) => {
  await signIn(page, await newPerson(), '/study-tools/cards/new')
  await page.getByLabel('Title', { exact: true }).fill('Capitals')
  await page.getByLabel('Title', { exact: true }).press('Enter')
  const cards = page.getByRole('list', { name: 'Cards in this set' }).getByRole('listitem')
  for (const [index, [front, back]] of [
    ['France', 'Paris'],
    ['Peru', 'Lima'],
  ].entries()) {
    await page.getByLabel('Front').fill(front ?? '')
    await page.getByLabel('Back', { exact: true }).fill(back ?? '')
    await page.getByRole('button', { name: 'Add card' }).click()
    await expect(cards).toHaveCount(index + 1)
  }
  await page.goto('/study-tools/tests/new')
  await page.getByRole('radio', { name: 'My flashcards' }).check()
  await page.getByRole('button', { name: 'Start the test' }).click()
  const strip = page.getByRole('list', { name: 'Questions' }).getByRole('button')
  await expect(strip).toHaveCount(2)
  const asked = await page.locator('.question').textContent()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: asked === 'France' ? 'Paris' : 'Lima' }).click()
  await saved

  await page.goto('/study-tools?tab=tests')
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(strip.first()).toContainText('answered')
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('button', { name: 'Hand in anyway' }).click()
  await expect(page.getByText('1 of 2 right')).toBeVisible()
})
