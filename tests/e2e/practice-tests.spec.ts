// Practice tests of one's own cards, of weak skills and of a study guide: made, left, gone on with and handed in, also without a line.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { addPractised } from './database.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

// The refused test of a month, and a line that is gone.
test.use({ expectedErrors: [/422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

/** Somebody new with a set of two cards begins a test of them. */
async function beginTestOfCards(page: Page) {
  await signIn(page, await newPerson(), '/study-tools/cards/new')
  await page.getByLabel('Title', { exact: true }).fill('Capitals')
  await page.getByLabel('Title', { exact: true }).press('Enter')
  const cards = page.getByRole('list', { name: 'Cards in this set' }).getByRole('listitem')
  for (const [index, [front, back]] of [
    ['France', 'Paris'],
    ['Peru', 'Lima'],
  ].entries()) {
    await page.getByLabel('Front', { exact: true }).fill(front ?? '')
    await page.getByLabel('Back', { exact: true }).fill(back ?? '')
    await page.getByRole('button', { name: 'Add card' }).click()
    await expect(cards).toHaveCount(index + 1)
  }
  await page.goto('/study-tools/tests/new')
  await page.getByRole('radio', { name: 'My flashcards' }).check()
  await page.getByRole('button', { name: 'Start the test' }).click()
  const strip = page.getByRole('list', { name: 'Questions' }).getByRole('button')
  await expect(strip).toHaveCount(2)
  return strip
}

test('a test is made of cards, left, gone on with and handed in', { tag: '@smoke' }, async ({ page }) => {
  const strip = await beginTestOfCards(page)
  const asked = await page.locator('.question').textContent()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: asked === 'France' ? 'Paris' : 'Lima' }).click()
  await saved

  await page.goto('/study-tools?tab=tests')
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(strip.first()).toContainText('answered')

  // On paper: every question with room to answer, and nothing of the screen.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  const onPaper = page.locator('.on-paper > li')
  await expect(onPaper.filter({ hasText: 'France' })).toBeVisible()
  await expect(onPaper.filter({ hasText: 'Peru' })).toBeVisible()
  for (const ofScreen of [page.locator('.test-paper'), page.getByRole('button'), page.getByRole('banner')])
    await expect(ofScreen.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await expect(onPaper.first()).toBeHidden()

  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('button', { name: 'Hand in anyway' }).click()
  await expect(page.getByText('1 of 2 right')).toBeVisible()

  // Another one this month is not on the plan: no form that could only be refused.
  await page.goto('/study-tools/tests/new')
  await expect(page.getByText(/^You’ve used this month’s practice tests\. .* 1\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the test' })).toHaveCount(0)
})

test('answers given without a line are kept, sent when it is back, and handed in', async ({
  page,
  context,
}) => {
  const strip = await beginTestOfCards(page)
  const saved = page.locator('[data-saved]')
  await context.setOffline(true)
  const asked = await page.locator('.question').textContent()
  await page.getByRole('button', { name: asked === 'France' ? 'Paris' : 'Lima' }).click()
  await expect(saved).toHaveAttribute('data-saved', 'waiting')
  await expect(page.getByText('You’re offline. Keep going!')).toBeVisible()
  await expect(strip.first()).toContainText('answered')

  await context.setOffline(false)
  await expect(saved).toHaveAttribute('data-saved', 'saved')
  await page.reload()
  await expect(strip.first()).toHaveAttribute('data-answered')

  // The server cannot be reached over a reload either: the device has what was answered.
  await page.route('**/study-tools/tests/*/answers', (route) => route.abort())
  await page.getByRole('button', { name: asked === 'France' ? 'Lima' : 'Paris' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('It’s kept on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByText('It’s kept on this device')).toBeVisible()
  await expect(strip.last()).toHaveAttribute('data-answered')
  await page.unroute('**/study-tools/tests/*/answers')
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText('2 of 2 right')).toBeVisible()
})

test('a test of what is weak asks nothing that is mastered, and is corrected, in French on a phone', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await remember(context, String(baseURL), { language: 'fr' })
  const person = await newPerson()
  await addPractised(person, 'facts-within-20', { rating: 700, recent: '0100' })
  await addPractised(person, 'add-subtract-fluently-1000', { rating: 1_900, recent: '33333333' })
  await signIn(page, person, '/study-tools?tab=tests')
  await page.getByRole('main').locator('a[href="/study-tools/tests/new?from=weak"]').first().click()
  await expect(page.getByRole('radio', { name: 'Ce que je dois travailler' })).toBeChecked()
  await page.getByRole('radio', { name: '5 questions', exact: true }).check()
  await page.getByRole('button', { name: 'Commencer le test' }).click()

  const strip = page.getByRole('list', { name: 'Questions' }).getByRole('button')
  await expect(strip).toHaveCount(5)
  // Of all questions, so that none is of the other skill.
  await expect(page.locator('.lead')).toHaveText('Calculer de tête jusqu’à 20')
  await expectNoOverflow(page)
  await expectAccessible(page)
  let missed = 0
  for (const place of [0, 1]) {
    await expect(strip.nth(place)).toHaveAttribute('aria-current', 'true')
    const asked = (await page.locator('.question').textContent()) ?? ''
    const [, one, sign, two] = /(\d+)\s*([+−-])\s*(\d+)/.exec(asked.replace(/[\u2061-\u2064]/g, '')) ?? []
    const right = sign === '+' ? Number(one) + Number(two) : Number(one) - Number(two)
    missed = right
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('textbox', { name: 'Ta réponse' }).fill(String(place === 0 ? right : right + 1))
    await page.getByRole('button', { name: 'Enregistrer la réponse' }).click()
    await saved
  }
  await page.getByRole('button', { name: 'Rendre le test' }).click()
  await page.getByRole('button', { name: 'Rendre quand même' }).click()

  await expect(page.getByRole('heading', { name: '1 sur 5 justes' })).toBeVisible()
  const answer = (place: number) => page.locator(`#answer-${place}`)
  await expect(answer(1)).toContainText('Juste')
  // The miss has the way to the right answer beside what was given.
  await expect(answer(2)).toContainText('À revoir')
  await expect(answer(2).locator('.given-answer')).toContainText(String(missed + 1))
  await expect(answer(2)).toContainText('Étape par étape')
  await expect(answer(2)).toContainText(String(missed))
  await expect(answer(3)).toContainText('sans réponse')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'S’entraîner : Calculer de tête jusqu’à 20' }).click()
  await expect(page).toHaveURL(/\/games\/subject\/math\/elementary/)
})

const NOTES = `# Cells
A cell is the smallest unit of life.
Chlorophyll: the green pigment that catches light
Photosynthesis is the process by which plants make food.
My secret diary is none of anybody’s business.`

test('a study guide is read on the device, and only the questions kept of it make a test', async ({
  page,
}) => {
  await signIn(page, await newPerson(), '/study-tools?tab=tests')
  await page.getByRole('link', { name: 'Upload Study Guide' }).click()
  const upload = page.getByLabel('Choose a file')
  await upload.setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('PK\0\0'),
  })
  await expect(page.getByRole('alert')).toContainText('can’t read this kind of file')
  const text = page.getByLabel('Text of your study guide')
  await text.fill('A cell is the smallest unit of life. The war ended in 1945.')
  await expect(page.getByText('We found only 2 questions in this text.')).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await upload.setInputFiles({ name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from(NOTES) })
  await expect(page.getByText('We found 3 questions.')).toBeVisible()
  await text.fill(`${NOTES}\nThe war ended in 1945.`)
  await expect(page.getByText('We found 4 questions.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'The war ended in ____.' }).uncheck()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the test' }).press('Enter')

  const strip = page.getByRole('list', { name: 'Questions' }).getByRole('button')
  await expect(strip).toHaveCount(3)
  await expect(page.locator('.question')).toHaveText('____ is the smallest unit of life.')
  await page.getByRole('button', { name: 'Cell', exact: true }).click()
  await expect(strip.first()).toContainText('answered')
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('button', { name: 'Hand in anyway' }).click()
  await expect(page.getByText('1 of 3 right')).toBeVisible()
  expect(sent.join()).toContain('smallest')
  expect(decodeURIComponent(sent.join().replaceAll('+', ' '))).not.toMatch(/diary|1945/)
})
