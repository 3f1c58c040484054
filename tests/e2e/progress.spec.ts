// What playing adds up to: kept over lost connections and closed tabs, credited to the account, shown to its player.
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { some } from './full-run.ts'
import { LEVELS } from './pages.ts'
import { phase, readProblem, stat, workOut } from './player.ts'
import { expect, hydrated, openGame, remember, test } from './visitor.ts'
import { solveToTheEnd } from './word-player.ts'

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  /** The shortest of all rounds, one set of words, played to its end after the line was cut; answers its points. */
  async function playOffline(page: Page): Promise<string> {
    await openGame(page, '/games/word-works', 'high')
    await page.getByRole('button', { name: 'Start Game' }).click()
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await expect(page.locator('.phaser-stage')).toHaveAttribute('data-stage', 'drawn')
    await page.context().setOffline(true)
    const words = await solveToTheEnd(page)
    await expect(page.locator('[data-saved="waiting"]')).toContainText(/not saved yet/i)
    return String(10 * words.length)
  }

  test('a round goes on, and its result is sent when the line is back', async ({ page, context }) => {
    const points = await playOffline(page)
    await context.setOffline(false)
    await expect(page.locator('[data-saved="saved"]')).toBeVisible()
    await page.goto('/games')
    await expect(page.getByTestId('best-score')).toContainText(`${points} points`)
  })

  test('a round played to its end is credited after the tab was closed', async ({ page, context }) => {
    await playOffline(page)
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/games')
    await expect(later.getByTestId('last-round')).toHaveCount(1)
    await expect(later.getByTestId('last-round')).toContainText(`Word Works`)
    // How much depends on the seconds that were played: the same after a reload, as it is granted once.
    const xp = later.getByTestId('level').locator('.stat', { hasText: 'XP' })
    await expect(xp).toContainText(/[1-9]/)
    const granted = await xp.textContent()
    await later.reload()
    await hydrated(later)
    await expect(later.getByTestId('last-round')).toHaveCount(1)
    await expect(xp).toHaveText(granted ?? '')
  })
})

test('a round asks before it is left, is kept for later, and counts when it is finished early', {
  tag: '@smoke',
}, async ({ page }) => {
  await openGame(page, '/games/math-master', 'middle')
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  const { question, options } = await readProblem(page)
  await page.keyboard.press(String(options.indexOf(workOut(question)) + 1))
  await expect(stat(page, 'Score')).not.toHaveText('0')
  const home = page.getByRole('banner').getByRole('link', { name: /Sparkbook/ })
  await home.click()
  const asks = page.getByRole('dialog', { name: 'Leave this round?' })
  await expect(page.getByText('The clock has stopped.')).toBeVisible()
  await asks.getByRole('button', { name: 'Keep playing' }).first().click()
  await expect(asks).toBeHidden()
  await expect(page.getByText('The clock has stopped.')).toBeHidden()
  await home.click()
  await asks.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/')

  await openGame(page, '/games/math-master', 'middle')
  await expect(page.getByText('You left a round at level 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Pick it up' }).click()
  await expect(stat(page, 'Score')).not.toHaveText('0')
  await page.getByRole('button', { name: 'Finish now' }).click()
  await expect(page.getByText('You stopped at level 1. Everything you did counts.')).toBeVisible()
  await expect(page.locator('[data-saved="saved"]')).toBeVisible()
})

test('what is spoilt in the browser’s own storage is left aside', async ({ page }) => {
  await page.goto('/games')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('selectedGrade', '{"broken')
        const opening = indexedDB.open('sparkbook')
        opening.onupgradeneeded = () => opening.result.createObjectStore('finished-rounds')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('finished-rounds', 'readwrite')
          writing.objectStore('finished-rounds').put({ moves: 'all of them' }, 'r-1')
          writing.objectStore('finished-rounds').put(7, 'r-2')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('sparkbook')
            opening.onsuccess = () => {
              const count = opening.result
                .transaction('finished-rounds')
                .objectStore('finished-rounds')
                .count()
              count.onsuccess = () => {
                opening.result.close()
                resolve(count.result)
              }
            }
          }),
      ),
    )
    .toBe(0)
  expect(posts.filter((url) => url.includes('/play/rounds'))).toEqual([])
})

for (const level of some(LEVELS, 1, 3)) {
  test(`the notebook of somebody who has played has no accessibility fault: ${level}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await remember(context, String(baseURL), { themeLevel: level, selectedGrade: 'elementary' })
    await page.goto('/dev/demo-guest')
    await expect(page.getByTestId('level')).toBeVisible()
    await expect(page.locator('[data-skill]')).toHaveCount(5)
    await expectAccessible(page, { include: '.your-notebook' })
  })
}
