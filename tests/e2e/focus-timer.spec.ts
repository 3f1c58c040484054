// The focus timer keeps when it ends: a reload, a pause and its break.
import { expect, test } from './visitor.ts'

// The runner's clock leaves scripts behind in a context that is used again.
test.use({ reuseContext: false })

test('25 minutes go on through a reload, stand while paused, and end with a break', async ({ page }) => {
  await page.clock.install()
  await page.goto('/study-tools/focus')
  const timer = (minutes: number) =>
    page.getByRole('timer', { name: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`, exact: true })
  await page.getByRole('button', { name: 'Start 25 minutes' }).click()
  await page.clock.fastForward('05:30')
  await expect(timer(20)).toBeVisible()
  await page.reload()
  await expect(timer(20)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.fastForward('30:00')
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(timer(20)).toBeVisible()
  await page.clock.fastForward('20:00')
  await expect(page.getByText('25 minutes done. Time for a break.')).toBeVisible()
  await page.getByRole('button', { name: 'Take 5 minutes' }).click()
  await page.clock.fastForward('04:30')
  await expect(timer(1)).toBeVisible()
})
