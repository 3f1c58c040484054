// Word Works from the start screen to the stored score (spec 001, sections 4 to 9).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { FULL_RUN } from './full-run.ts'
import { phase, stat } from './player.ts'
import { expect, openGame, remember, test } from './visitor.ts'
import { answerLetters, freeLetters, solve, solveToTheEnd, wordOnShow } from './word-player.ts'

const GAME = '/games/word-works'

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
}

async function hasNoViolations(page: Page): Promise<void> {
  await expectAccessible(page)
}

// In real time. Every day whole-rounds.spec.ts plays this game by a held clock, and progress.spec.ts one game in real time.
if (FULL_RUN)
  test('elementary by keyboard alone: typed letters, Enter for the next word, saved at the end', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await openGame(page, GAME, 'elementary')
    await page.getByRole('button', { name: 'Start Game' }).focus()
    await page.keyboard.press('Enter')
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await hasNoViolations(page)
    const levels = await solveToTheEnd(page)
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible()
    const score = 10 * levels.reduce((sum, level) => sum + level, 0)
    await expect(page.getByTestId('final-score')).toHaveText(String(score))
    await expect(page.getByRole('button', { name: 'Play Again' })).toBeVisible()
    await expect(phase(page)).toContainText(/Saved/)
    await hasNoViolations(page)
    await page.goto('/games')
    await expect(page.getByTestId('best-score')).toContainText(String(score))
  })

test('tiles are reached by Tab and arrows, and focus never falls off', { tag: '@smoke' }, async ({
  page,
}) => {
  await openGame(page, GAME, 'high')
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
  await openGame(page, GAME, 'elementary')
  await startGame(page)
  const word = await wordOnShow(page)
  while ((await freeLetters(page).count()) > 0) await freeLetters(page).first().click()
  await expect(page.getByText('Incorrect! Try again.')).toBeVisible()
  await expect(stat(page, 'Score')).toHaveText('0')
  await hasNoViolations(page)
  await answerLetters(page).first().click()
  await expect(page.getByText('Incorrect! Try again.')).toHaveCount(0)
  for (let left = word.length - 1; left > 0; left--) await page.keyboard.press('Backspace')
  await solve(page)
  await expect(stat(page, 'Score')).toHaveText('10')
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
  await expect(page.locator('.word-notes mark')).toHaveText(new RegExp(`^${word}$`, 'i'))
  await expect(page.locator('.word-notes .definition')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next Word' })).toBeFocused()
  await hasNoViolations(page)
})

test('Reset shuffles the letters anew and clears the answer', async ({ page }) => {
  await openGame(page, GAME, 'high')
  await startGame(page)
  const before = await freeLetters(page).allTextContents()
  await freeLetters(page).first().click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(answerLetters(page)).toHaveCount(0)
  const after = await freeLetters(page).allTextContents()
  expect(after).not.toEqual(before)
  expect(after.toSorted()).toEqual(before.toSorted())
})

test('the definition from the start; three hints: the sentence, a letter, another; the points stay', async ({
  page,
}) => {
  await openGame(page, GAME, 'high')
  await startGame(page)
  const word = await wordOnShow(page)
  const hint = page.getByRole('button', { name: 'Hint' })
  await expect(page.locator('.word-notes .definition')).toBeVisible()
  await hint.click()
  await expect(page.locator('.word-notes .sentence .gap')).toBeVisible()
  await hint.click()
  await expect(answerLetters(page)).toHaveText([word.slice(0, 1)])
  await hint.click()
  await expect(answerLetters(page)).toHaveText([...word.slice(0, 2)])
  await expect(hint).toHaveAttribute('aria-disabled', 'true')
  await solve(page, undefined, { known: word })
  await expect(stat(page, 'Score')).toHaveText('10')
})

test('a word found is spoken at rate 0.8 in the language of the page; nothing is when sounds are off', async ({
  page,
  context,
  baseURL,
}) => {
  await listenToSpeech(page)
  await remember(context, String(baseURL), { language: 'es', selectedGrade: 'elementary' })
  await page.goto(GAME)
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  const word = await wordOnShow(page)
  await solve(page, undefined, { known: word })
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
  expect(await spoken(page)).toEqual([{ text: word, rate: 0.8, lang: 'es-MX' }])
  await page.getByRole('button', { name: 'Sonidos' }).click()
  await page.getByRole('button', { name: 'Siguiente palabra' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await solve(page)
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
  expect(await spoken(page)).toHaveLength(1)
})

test('a browser without a voice plays on', async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = () => {
      throw new Error('no voice')
    }
  })
  await openGame(page, GAME, 'elementary')
  await startGame(page)
  await solve(page)
  await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
})

test('Chinese is played by number keys, with words of its own', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { language: 'zh', selectedGrade: 'middle' })
  await page.goto(GAME)
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
