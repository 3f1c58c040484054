// History Quest from the start screen to the stored score (spec 001 sections 2, 4, 8 and 9).
import { expectAccessible } from './axe.ts'
import { FULL_RUN, some } from './full-run.ts'
import { LEVELS } from './pages.ts'
import { phase } from './player.ts'
import { keyboard, openQuiz, playQuiz, readQuestion } from './quiz-player.ts'
import { expect, remember, test } from './visitor.ts'

const QUIZ = 'history-quest'

// In real time. Every day whole-rounds.spec.ts plays this game by a held clock, and progress.spec.ts one game in real time.
if (FULL_RUN)
  test('a whole game in real time: every topic, 300 points, three stars, stored and found on the hub', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await openQuiz(page, QUIZ, 'elementary')
    await page.getByRole('button', { name: 'Start Quest' }).click()
    await playQuiz(page, QUIZ, 'elementary', keyboard(page))
    await expect(page.getByTestId('final-score')).toHaveText('300')
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible()
    await expect(phase(page)).toContainText('Saved')
    await page.goto('/games')
    await expect(page.getByTestId('best-score')).toContainText('300')
  })

test('the page waits while the round is paused', async ({ page }) => {
  await openQuiz(page, QUIZ, 'middle')
  await page.getByRole('button', { name: 'Start Quest' }).click()
  await readQuestion(page, QUIZ, 'middle')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'paused')
  await expect(page.getByTestId('question')).toBeHidden()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
})

test('axe finds nothing while it is played, in any notebook, on a narrow phone', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const level of some(LEVELS, 0, 3)) {
    await remember(context, String(baseURL), { themeLevel: level })
    await openQuiz(page, QUIZ, 'elementary')
    await page.getByRole('button', { name: 'Start Quest' }).click()
    await readQuestion(page, QUIZ, 'elementary')
    // The round is taller than the phone: its answers matter more than the page's header.
    await expect
      .poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(0)
    await expectAccessible(page, { where: level })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, level).toBeLessThanOrEqual(320)
  }
})
