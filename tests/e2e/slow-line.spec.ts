// A first visit on a slow line (400 kb/s, 400 ms, nothing cached): what is pressed before React has hydrated the page does what
// it says, once, and looks pressed from the next frame on.
import type { Locator, Page } from '@playwright/test'
import { FULL_RUN } from './full-run.ts'
import { newAddress } from './mailbox.ts'
import { expect, remember, stored, test } from './visitor.ts'

test.use({
  viewport: { width: 390, height: 844 },
  reuseContext: false,
  // Faces and pictures are left out: they would only make every journey longer. A refused form answers 4xx.
  expectedErrors: [/ERR_BLOCKED_BY_CLIENT|4\d\d/],
})

const BYTES_A_SECOND = 400_000 / 8

test.beforeEach(async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*.woff2', '*.svg'] })
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
})

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

/** Presses what has just become visible, twice as people do, and sees that the page shows it by the next frame. */
async function pressEarly(target: Locator): Promise<void> {
  await target.waitFor()
  const page = target.page()
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined()
  const felt = target.evaluate(
    (element) =>
      new Promise<string | null>((resolve) => {
        addEventListener(
          'mouseup',
          () => setTimeout(() => requestAnimationFrame(() => resolve(element.getAttribute('aria-busy')))),
          { capture: true, once: true },
        )
      }),
  )
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing there: ${target}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 2 })
  expect.soft(await felt).toBe('true')
}

/** How often the page sent something to an address of this ending. */
function countPosts(page: Page, path: string): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts++
  })
  return () => posts
}

test('Start Game starts one round', { tag: '@smoke' }, async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { selectedGrade: 'middle' })
  const rounds = countPosts(page, '/play/rounds')
  await arrive(page, '/games/math-master')
  await pressEarly(page.getByRole('button', { name: 'Start Game' }))
  await expect(page.locator('.play-frame')).toBeVisible({ timeout: 40_000 })
  expect(rounds()).toBe(1)
})

test('the grade dialog opens, and its answer is kept', async ({ page }) => {
  await arrive(page, '/games/math-master')
  await pressEarly(page.getByRole('main').getByRole('button', { name: 'Select Your Grade Level' }))
  const dialog = page.getByRole('dialog', { name: 'Select Your Grade Level' })
  await dialog.getByRole('radio', { name: 'High School (9-12)' }).check({ timeout: 40_000 })
  await dialog.getByRole('button', { name: 'Start Playing' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored(page, 'selectedGrade')).toBe('high')
})

test('Submit answers, and what was typed stays', async ({ page }) => {
  await arrive(page, '/homework-help')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('Why is the sky blue?')
  await pressEarly(page.getByRole('main').getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('alert')).toContainText('Sign in to ask', { timeout: 40_000 })
  await expect(question).toHaveValue('Why is the sky blue?')
})

test('Sign In is sent once, as it was typed', async ({ page }) => {
  const posts = countPosts(page, '/auth')
  await arrive(page, '/auth')
  const form = page.locator('#login')
  await form.getByLabel('Email').fill(newAddress('slow'))
  await form.getByLabel('Password', { exact: true }).fill('not the password')
  await pressEarly(form.getByRole('button', { name: 'Log In' }))
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 40_000 })
  expect(posts()).toBe(1)
})

if (FULL_RUN) {
  test('Choose leads on to the account a plan needs', async ({ page }) => {
    await arrive(page, '/pricing')
    await pressEarly(page.getByRole('link', { name: 'Choose Basic' }))
    await expect(page).toHaveURL(/\/auth\?/, { timeout: 40_000 })
  })

  test('Subscribe is sent once', async ({ page }) => {
    const posts = countPosts(page, '/resources/blog')
    await arrive(page, '/resources/blog')
    await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('slow'))
    await pressEarly(page.getByRole('button', { name: 'Subscribe' }))
    await expect(page.getByText(/check your inbox/i).first()).toBeVisible({ timeout: 40_000 })
    expect(posts()).toBe(1)
  })
}
