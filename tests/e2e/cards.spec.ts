// Flashcards: a card is made by keyboard, studied, and what was learned is there after a reload.
import { newPerson, signIn } from './people.ts'
import { expect, test } from './visitor.ts'

test('a card is written, studied and kept, by keyboard alone', async ({ page }) => {
  await signIn(page, await newPerson(), '/study-tools/cards/new')
  const { keyboard } = page
  await page.getByLabel('Title', { exact: true }).focus()
  await keyboard.type('Chapter 3')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 3' })).toBeVisible()
  await page.getByLabel('Front').focus()
  await keyboard.type('Area of a circle')
  await keyboard.press('Tab')
  await keyboard.type('$πr^2$')
  await expect(page.locator('.card-preview math msup')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add card' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Cards in this set' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Front')).toHaveValue('')

  await page.getByRole('link', { name: 'Review' }).press('Enter')
  await expect(page.getByText('1 card, about 1 minute.')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const session = page.locator('.study-session')
  await expect(session).toBeVisible()
  await keyboard.press('Space')
  await expect(session.locator('.answer math')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Knew it/ })).toContainText('again in 10 minutes')
  await keyboard.press('2')
  await keyboard.press('z')
  await expect(session.locator('.answer math')).toBeVisible()
  for (const key of ['Space', 'Space', 'Space']) await keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1, name: 'Done for today.' })).toBeVisible()
  await expect(page.locator('[data-saved="saved"]')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing to review right now.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to my sets' }).click()
  await expect(page.getByRole('article', { name: 'Chapter 3' })).toContainText('100% complete')
})

test('a package that genanki wrote comes in as cards, without leaving the device', async ({ page }) => {
  await signIn(page, await newPerson(), '/study-tools/cards/new')
  await page.getByLabel('Title', { exact: true }).fill('Cells')
  await page.getByLabel('Title', { exact: true }).press('Enter')
  await page.getByText('Add many at once').click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.getByLabel('Open a file').setInputFiles('app/stage/cards/apkg/packages/genanki.apkg')
  await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue(/光合作用/)
  expect(sent).not.toContain('POST')
  await page.getByRole('button', { name: 'Add these cards' }).click()
  await expect(page.getByText('7 cards added.')).toBeVisible()
  const cards = page.getByRole('list', { name: 'Cards in this set' }).getByRole('listitem')
  await expect(cards.nth(2).locator('mark')).toHaveText(['heart', 'blood'])
  await expect(cards.nth(4).locator('mfrac')).toBeVisible()
  await expect(cards.nth(6).locator('.front')).toHaveText('Hello')
})
