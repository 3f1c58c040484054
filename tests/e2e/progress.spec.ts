// What playing adds up to: kept over lost connections and closed tabs, credited to the account, shown to its player.
import { AxeBuilder } from '@axe-core/playwright'
import { phase, playToTheEnd } from './player.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a round played to its end is credited after the tab was closed', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await remember(context, String(baseURL), { selectedGrade: 'elementary' })
    await page.goto('/games/math-master')
    await hydrated(page)
    await page.getByRole('button', { name: 'Start Game' }).click()
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    await context.setOffline(true)
    await playToTheEnd(page)
    await expect(page.locator('[data-saved="waiting"]')).toBeVisible()
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/games')
    await expect(later.getByTestId('last-round')).toHaveCount(1)
    await expect(later.getByTestId('level')).toContainText('260')
    await later.reload()
    await hydrated(later)
    await expect(later.getByTestId('last-round')).toHaveCount(1)
  })
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
  await hydrated(page)
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

for (const level of ['default', 'elementary', 'middle-school', 'high']) {
  test(`the notebook of somebody who has played has no accessibility fault: ${level}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await remember(context, String(baseURL), { themeLevel: level, selectedGrade: 'elementary' })
    await page.goto('/dev/demo-guest')
    await expect(page.getByTestId('level')).toBeVisible()
    await expect(page.locator('[data-skill]')).toHaveCount(5)
    const { violations } = await new AxeBuilder({ page }).include('.your-notebook').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}
