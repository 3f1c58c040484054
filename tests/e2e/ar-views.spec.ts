// The two views of AR scenes that are not on the page: in the room by WebXR, and over the camera's picture. Missions themselves
// are played elsewhere; here a round is taken into each view and back.
import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireJourneyBrowser } from '../sandbox/find-chromium.ts'
import { newMember, open } from './buyer.ts'
import { giveTrial } from './database.ts'
import { lookDown, press, wearHeadset } from './headset.ts'
import { signIn } from './people.ts'
import { expect, test, withStoredGrade } from './visitor.ts'

test.use({
  launchOptions: {
    executablePath: requireJourneyBrowser(),
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream'],
  },
})

/** A session of Science Quest with a round on the table. */
async function startRound(page: Page): Promise<void> {
  const member = await newMember()
  await giveTrial(member.email, 'premium')
  await signIn(page, member)
  await withStoredGrade(page, 'elementary')
  await open(page, '/games/ar/sciencequest')
  await page.getByRole('button', { name: 'Premium AR Experience' }).click()
  await page.locator('.start-screen .button').first().click()
}

const task = (page: Page) => page.locator('#game-question')

test('in the room: entered, laid on the table by a controller, moved by a hand, left with the round still there', async ({
  page,
}) => {
  await wearHeadset(page)
  await startRound(page)
  await page.getByRole('button', { name: 'Start AR' }).click()
  const overlay = page.locator('.room-overlay')
  await expect(overlay).toContainText('Move slowly. Find a flat spot.')
  const at = await lookDown(page, 0.7)
  await expect(overlay.getByRole('button', { name: 'Place it here' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await press(page, 'controller', at)
  await expect(overlay.getByRole('timer')).toBeVisible()
  const asked = await overlay.locator('#game-question').textContent()
  await overlay.getByRole('button', { name: 'Move it' }).dispatchEvent('click')
  await press(page, 'hand', at)
  await expect(overlay.getByRole('button', { name: 'Move it' })).toBeVisible()
  await overlay.getByRole('button', { name: 'Exit' }).dispatchEvent('click')
  await expect(page.locator('.ar-stage')).toHaveAttribute('data-view', 'desk')
  await expect(task(page)).toHaveText(String(asked))
})

test.describe('over the camera', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('refused, then allowed: laid on the table, the camera lost, and back at the desk', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const level = { alpha: 0, beta: 50, gamma: 0 }
      setInterval(() => dispatchEvent(new DeviceOrientationEvent('deviceorientation', level)), 50)
    })
    await startRound(page)
    await page.getByRole('button', { name: 'Turn on the camera' }).click()
    await expect(page.getByRole('heading', { name: 'The camera is off for Sparkbook' })).toBeVisible()
    await context.grantPermissions(['camera', 'accelerometer', 'gyroscope', 'magnetometer'])
    await page.getByRole('button', { name: 'Try again' }).click()
    const view = page.getByRole('dialog')
    await expect(view).toContainText('The camera picture stays on this device.')
    await view.getByRole('button', { name: 'Place it here' }).click()
    await expect(view.getByRole('timer')).toBeVisible()
    const asked = await task(page).textContent()
    await view.locator('video').evaluate((video) => {
      const stream = (video as HTMLVideoElement).srcObject as MediaStream
      for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
    })
    await expect(view.getByRole('heading', { name: 'The camera went off' })).toBeVisible()
    await view.getByRole('button', { name: 'Use the screen instead' }).click()
    await expect(page.locator('.ar-stage')).toHaveAttribute('data-view', 'desk')
    await expect(task(page)).toHaveText(String(asked))
  })
})
