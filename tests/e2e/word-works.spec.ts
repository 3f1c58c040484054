// Word Works from the start screen to the stored score, by keyboard, by touch and in calm mode (spec 001, sections 4 to 9).
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phase, stat } from './player.ts'
import { expect, hydrated, remember, test } from './visitor.ts'
import { answerLetters, freeLetters, type Spell, solve, wordOnShow } from './word-player.ts'

const ROUND_MS = 150_000

async function openGame(page: Page, grade: string): Promise<void> {
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('selectedGrade', value), grade)
  await page.goto('/games/word-works')
  await hydrated(page)
}

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
}

/** Solves word after word until the complete screen is there; `goOn` presses "Next Word". */
async function playToTheEnd(page: Page, spell: Spell, goOn: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + ROUND_MS
  while ((await phase(page).getAttribute('data-phase')) !== 'complete') {
    if (Date.now() > deadline) throw new Error('the round does not end')
    await solve(page, spell)
    await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
    await goOn()
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
  }
}

const byKeyboard =
  (page: Page): Spell =>
  async (letter) =>
    page.keyboard.press(letter)
const byTap =
  (page: Page): Spell =>
  async (letter) =>
    freeLetters(page).filter({ hasText: letter }).first().tap()

async function hasNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

test('elementary by keyboard alone: typed letters, Enter for the next word, saved at the end', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openGame(page, 'elementary')
  await page.getByRole('button', { name: 'Start Game' }).focus()
  await page.keyboard.press('Enter')
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await hasNoViolations(page)
  await playToTheEnd(page, byKeyboard(page), () => page.keyboard.press('Enter'))
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible()
  const score = Number(await page.getByTestId('final-score').textContent())
  expect(score).toBeGreaterThanOrEqual(60)
  await expect(page.getByRole('button', { name: 'Play Again' })).toBeVisible()
  await expect(phase(page)).toContainText(/Saved/)
  await hasNoViolations(page)
  await page.goto('/games')
  await expect(page.getByTestId('best-score')).toContainText(String(score))
})

test('tiles are reached by Tab and arrows, and focus never falls off', async ({ page }) => {
  await openGame(page, 'high')
  await startGame(page)
  await page.keyboard.press('Tab')
  await expect(freeLetters(page).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(freeLetters(page).nth(1)).toBeFocused()
  const second = await freeLetters(page).nth(1).textContent()
  await page.keyboard.press('Enter')
  await expect(answerLetters(page)).toHaveText([String(second)])
  await expect(page.getByRole('status')).toContainText(`Your answer so far: ${second}`)
  await expect(freeLetters(page).nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(answerLetters(page)).toHaveCount(2)
  const [first, next] = await answerLetters(page).allTextContents()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(answerLetters(page).first()).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(answerLetters(page)).toHaveText([String(next), String(first)])
  await expect(answerLetters(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answerLetters(page)).toHaveText([String(next)])
  await page.keyboard.press('Backspace')
  await expect(answerLetters(page)).toHaveCount(0)
})

test('a full but wrong answer says so, gives no points, and can be put right', async ({ page }) => {
  await openGame(page, 'elementary')
  await startGame(page)
  const word = await wordOnShow(page)
  while ((await freeLetters(page).count()) > 0) await freeLetters(page).first().click()
  await expect(page.getByText('Incorrect! Try again.')).toBeVisible()
  await expect(stat(page, 'Score')).toContainText('0')
  await hasNoViolations(page)
  await answerLetters(page).first().click()
  await expect(page.getByText('Incorrect! Try again.')).toHaveCount(0)
  for (let left = word.length - 1; left > 0; left--) await page.keyboard.press('Backspace')
  await solve(page, byKeyboard(page))
  await expect(stat(page, 'Score')).toContainText('10')
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
  await expect(page.locator('.word-notes mark')).toHaveText(new RegExp(`^${word}$`, 'i'))
  await expect(page.locator('.word-notes .definition')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next Word' })).toBeFocused()
  await hasNoViolations(page)
})

test('Reset shuffles the letters anew and clears the answer', async ({ page }) => {
  await openGame(page, 'high')
  await startGame(page)
  const before = await freeLetters(page).allTextContents()
  await freeLetters(page).first().click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(answerLetters(page)).toHaveCount(0)
  const after = await freeLetters(page).allTextContents()
  expect(after).not.toEqual(before)
  expect(after.toSorted()).toEqual(before.toSorted())
})

test('three hints: the definition, a letter, another with the sentence; the points stay', async ({
  page,
}) => {
  await openGame(page, 'high')
  await startGame(page)
  const word = await wordOnShow(page)
  const hint = page.getByRole('button', { name: 'Hint' })
  await hint.click()
  await expect(page.locator('.word-notes .definition')).toBeVisible()
  await hint.click()
  await expect(answerLetters(page)).toHaveText([word.slice(0, 1)])
  await hint.click()
  await expect(answerLetters(page)).toHaveText([...word.slice(0, 2)])
  await expect(page.locator('.word-notes .sentence .gap')).toBeVisible()
  await expect(hint).toHaveAttribute('aria-disabled', 'true')
  await solve(page, byKeyboard(page), word)
  await expect(stat(page, 'Score')).toContainText('10')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('middle by touch, one letter dragged', async ({ page }) => {
    test.setTimeout(240_000)
    await openGame(page, 'middle')
    await startGame(page)
    await hasNoViolations(page)
    const word = await wordOnShow(page)
    await drag(
      page,
      freeLetters(page)
        .filter({ hasText: word[0] ?? '' })
        .first(),
    )
    await expect(answerLetters(page)).toHaveText([word[0] ?? ''])
    await solve(page, byTap(page), word)
    await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
    const goOn = () => page.getByRole('button', { name: 'Next Word' }).tap()
    await goOn()
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
    await playToTheEnd(page, byTap(page), goOn)
    await expect(page.getByRole('img', { name: '2 of 2 stars' })).toBeVisible()
    await expect(phase(page)).toContainText(/Saved/)
  })
})

test('high in calm mode: no canvas, no voice, to the end', async ({ page }) => {
  test.setTimeout(240_000)
  await listenToSpeech(page)
  await page.addInitScript(() => localStorage.setItem('calmMode', 'on'))
  await openGame(page, 'high')
  await startGame(page)
  await expect(page.locator('.phaser-stage')).toHaveAttribute('data-stage', 'none')
  await expect(page.locator('canvas')).toHaveCount(0)
  await hasNoViolations(page)
  await playToTheEnd(page, byKeyboard(page), () => page.getByRole('button', { name: 'Next Word' }).click())
  await expect(page.getByRole('img', { name: '1 of 1 stars' })).toBeVisible()
  await expect(phase(page)).toContainText(/Saved/)
  expect(await spoken(page)).toEqual([])
})

test('a word found is spoken at rate 0.8 in the language of the page; nothing is when sounds are off', async ({
  page,
  context,
  baseURL,
}) => {
  await listenToSpeech(page)
  await remember(context, String(baseURL), { language: 'es', selectedGrade: 'elementary' })
  await page.goto('/games/word-works')
  await hydrated(page)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  const word = await wordOnShow(page)
  await solve(page, byKeyboard(page), word)
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
  expect(await spoken(page)).toEqual([{ text: word, rate: 0.8, lang: 'es-ES' }])
  await page.getByRole('button', { name: 'Sonidos' }).click()
  await page.getByRole('button', { name: 'Siguiente palabra' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await solve(page, byKeyboard(page))
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
  expect(await spoken(page)).toHaveLength(1)
})

test('a browser without a voice plays on', async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = () => {
      throw new Error('no voice')
    }
  })
  await openGame(page, 'elementary')
  await startGame(page)
  await solve(page, byKeyboard(page))
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
})

test('Chinese is played by number keys, with words of its own', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { language: 'zh', selectedGrade: 'middle' })
  await page.goto('/games/word-works')
  await hydrated(page)
  await page.locator('.start-screen .button.primary').last().click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  const letters = await freeLetters(page).locator('.letter').allTextContents()
  const word = await wordOnShow(page)
  const places = [...letters]
  for (const letter of word) {
    const place = places.indexOf(letter)
    places[place] = ''
    await page.keyboard.press(String(place + 1))
  }
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
})

/** Keeps what would be spoken instead of speaking it. */
async function listenToSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Reflect.set(window, 'said', said)
    speechSynthesis.speak = ({ text, rate, lang }) =>
      void said.push({ text, rate: Math.round(rate * 100) / 100, lang })
  })
}

function spoken(page: Page): Promise<unknown[]> {
  return page.evaluate(() => Reflect.get(window, 'said'))
}

/** Drags a tile onto the first place of the answer with one finger. */
async function drag(page: Page, tile: ReturnType<typeof freeLetters>): Promise<void> {
  const from = await tile.boundingBox()
  const to = await page.locator('[data-row="answer"] .places > *').first().boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  const middle = (box: typeof from) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const [start, end] = [middle(from), middle(to)]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8)
  await touch('touchEnd', 1)
}
