// Math Master from the start screen to the stored score (spec 001 sections 4, 5, 8 and 9).
import type { Page } from '@playwright/test'
import { heldClock } from './clock.ts'
import { FULL_RUN } from './full-run.ts'
import { answers, phase, playToTheEnd, readProblem, stat, workOut } from './player.ts'
import { expect, holdClock, openGame, remember, test } from './visitor.ts'

// The runner's clock leaves scripts behind in a context that is used again.
test.use({ reuseContext: false })

const GAME = '/games/math-master'

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
}

// In real time. Every day whole-rounds.spec.ts plays this game by a held clock, and progress.spec.ts one game in real time.
if (FULL_RUN)
  test('a whole game by keyboard alone is scored by the server and found again after a reload', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await openGame(page, GAME, 'elementary')
    await page.getByRole('button', { name: 'Start Game' }).focus()
    await page.keyboard.press('Enter')
    await playToTheEnd(page)
    const complete = phase(page)
    await expect(complete).toContainText('260')
    await expect(page.getByRole('button', { name: 'Play Again' })).toBeVisible()
    await expect(page.getByRole('img', { name: /5 .*5/ })).toBeVisible()
    await expect(complete).toContainText(/Saved/)
    await page.goto('/games')
    await page.reload()
    await expect(page.getByTestId('best-score')).toContainText('260')
    await expect(page.getByTestId('last-round')).toHaveCount(1)
    await expect(page.getByTestId('last-round')).toContainText('12')
  })

test('a problem has four options, level, score, stars and the seconds left', async ({ page }) => {
  await openGame(page, GAME, 'middle')
  await startGame(page)
  const { question, options } = await readProblem(page)
  expect(new Set(options).size).toBe(4)
  expect(options).toContain(workOut(question))
  await expect(stat(page, 'Score')).toHaveText('0')
  await expect(stat(page, 'Level')).toHaveText('1/8')
  await expect(page.getByRole('timer')).toHaveAttribute('aria-label', /^\d+ seconds left$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('what Glim says has room beside the clock', async ({ page }) => {
    await page.clock.install()
    await openGame(page, GAME, 'middle')
    await startGame(page)
    const clock = await heldClock(page)
    const { question, options } = await readProblem(page)
    await clock.think()
    await page.keyboard.press(String(options.findIndex((option) => option !== workOut(question)) + 1))
    const bubble = page.locator('.side-panel .speech-bubble')
    await expect(bubble).toContainText('Incorrect! The right answer is highlighted.')
    expect((await bubble.boundingBox())?.width).toBeGreaterThanOrEqual(100)
    expect(await bubble.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  })
})

test('a wrong answer shows and marks the right one for a while, and takes no second answer', async ({
  page,
}) => {
  await page.clock.install()
  await openGame(page, GAME, 'elementary')
  await startGame(page)
  const clock = await heldClock(page)
  const { question, options } = await readProblem(page)
  const right = workOut(question)
  const wrong = options.find((option) => option !== right) ?? 0
  await clock.think()
  await answers(page).nth(options.indexOf(wrong)).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'feedback')
  await expect(page.getByText('Incorrect! The right answer is highlighted.').first()).toBeVisible()
  await expect(answers(page).nth(options.indexOf(right))).toHaveAttribute('data-mark', 'right')
  await expect(answers(page).nth(options.indexOf(wrong))).toHaveAttribute('data-mark', 'wrong')
  await page.keyboard.press(String(options.indexOf(right) + 1))
  await expect(stat(page, 'Score')).toHaveText('0')
  await clock.watch()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  expect((await readProblem(page)).question).not.toBe(question)
})

test("after 20 seconds it says Time's up!, and the next problem comes", async ({ page }) => {
  await page.clock.install()
  await openGame(page, GAME, 'elementary')
  await startGame(page)
  await holdClock(page)
  const { question } = await readProblem(page)
  // A second or two went by before the clock was held; the rest passes in steps, so that it stops within the feedback.
  const timeIsUp = page.getByText("Time's up!").first()
  for (let step = 0; step < 40 && !(await timeIsUp.isVisible()); step++) await page.clock.runFor(500)
  await expect(timeIsUp).toBeVisible()
  await expect(stat(page, 'Score')).toHaveText('0')
  await page.clock.runFor(1_700)
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  expect((await readProblem(page)).question).not.toBe(question)
})

test('paused time is not played time', async ({ page }) => {
  await page.clock.install()
  await openGame(page, GAME, 'elementary')
  await startGame(page)
  await holdClock(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'paused')
  await page.clock.runFor(60_000)
  await expect(page.getByText("Time's up!")).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await expect(page.getByRole('timer')).toHaveAttribute('aria-label', /^(1\d|20) /)
})

test('the timer can be switched off, and stays off for the next visit', async ({ page }) => {
  await page.clock.install()
  await openGame(page, GAME, 'high')
  await page.getByRole('switch', { name: 'Question timer' }).press('Space')
  await startGame(page)
  await holdClock(page)
  await page.clock.runFor(120_000)
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await expect(page.getByText('No timer')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Question timer' })).not.toBeChecked()
})

test('it speaks the language of the page', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { language: 'fr', selectedGrade: 'elementary' })
  await page.goto(GAME)
  await expect(page.getByRole('button', { name: 'Start Game' })).toHaveCount(0)
  await expect(phase(page)).toHaveAttribute('data-phase', 'start')
})

test('without WebGL and canvas the game is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openGame(page, GAME, 'elementary')
  await startGame(page)
  const { question, options } = await readProblem(page)
  await page.keyboard.press(String(options.indexOf(workOut(question)) + 1))
  await expect(stat(page, 'Score')).toHaveText('10')
})
