// What /dev/ui shows: toasts of every type, and the select's own manners (spec 000 section 3, spec 001 section 9).
import { expect, holdClock, test } from './visitor.ts'

// The runner's clock leaves scripts behind in a context that is used again.
test.use({ reuseContext: false })

test.describe('toasts', () => {
  test('of every type are shown and announced', async ({ page }) => {
    await page.goto('/dev/ui')
    for (const type of ['success', 'info', 'warning', 'error', 'loading', 'default']) {
      await page.getByRole('button', { name: type, exact: true }).click()
      const toast = page.locator(`.toast-card.${type}`)
      await expect(toast).toBeVisible()
      await expect(toast).toHaveAttribute('role', type === 'error' ? 'alert' : 'status')
    }
  })

  test('can be dismissed; one that is not dismissible cannot', async ({ page }) => {
    await page.goto('/dev/ui')
    const toast = page.locator('.toast-card')
    await page.getByRole('button', { name: 'error', exact: true }).click()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    await page.getByRole('button', { name: 'not dismissible' }).click()
    await expect(toast).toBeVisible()
    await expect(toast.getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: 'let go' }).click()
    await expect(toast).toHaveCount(0)
  })
})

test('a dialog opened again before the browser tells that it was closed stays open', async ({ page }) => {
  await page.goto('/dev/ui')
  const dialog = page.getByRole('dialog')
  const opener = page.getByRole('button', { name: 'Open', exact: true })
  await opener.click()
  await expect(dialog).toBeVisible()
  // The event comes with the next frame; here the task that shows the dialog comes after it, as on a busy machine.
  await opener.evaluate(async (button: HTMLElement) => {
    const open = document.querySelector('dialog[open]')
    const told = new Promise((resolve) => open?.addEventListener('close', resolve, { once: true }))
    const { setTimeout } = window
    window.setTimeout = ((task: () => void) => {
      void told.then(() => setTimeout(task, 0))
      return 0
    }) as typeof window.setTimeout
    open?.querySelector<HTMLElement>('.close')?.click()
    await null
    button.click()
    await told
    window.setTimeout = setTimeout
  })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('the select', () => {
  test('clears its type-ahead after a second', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dev/ui')
    await holdClock(page)
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.focus()
    await page.keyboard.press('c')
    await expect(country).toHaveText('China')
    await page.clock.runFor(900)
    await page.keyboard.press('f')
    await expect(country).toHaveText('China')
    await page.clock.runFor(1_001)
    await page.keyboard.press('f')
    await expect(country).toHaveText('France')
  })

  test('scrolls on every 50 ms while its scroll button is held', async ({ page }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/dev/ui')
    await page.getByRole('combobox', { name: 'Minutes a day' }).click()
    await holdClock(page)
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    await page.clock.runFor(100)
    const scrolled = () =>
      page.locator('[data-radix-select-viewport]').evaluate((viewport) => viewport.scrollTop)
    await page.locator('.select-list .scroll').last().hover()
    const before = await scrolled()
    await page.clock.runFor(50)
    const first = await scrolled()
    await page.clock.runFor(50)
    const second = await scrolled()
    expect(first).toBeGreaterThan(before)
    expect(second - first).toBe(first - before)
  })
})
