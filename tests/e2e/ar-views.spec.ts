// The AR games in all three views, each in one round on one page: a mission at the desk by keyboard alone, one over the camera's
// picture by taps on the scene, one in the room by WebXR with what the device has for hands. The server counts the round.
import type { Page } from '@playwright/test'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { CHROMIUM_FLAGS, requireJourneyBrowser } from '../sandbox/find-chromium.ts'
import { huntMissions, type Mission, type Step, scienceMissions, wizardMissions } from './ar-missions.ts'
import { findThing, type Where, watchScenes } from './ar-scene.ts'
import { newMember, open } from './buyer.ts'
import { giveTrial, pinRound } from './database.ts'
import { lookDown, type Pointer, press, wearHeadset } from './headset.ts'
import { signIn } from './people.ts'
import { expect, test, withStoredGrade } from './visitor.ts'

test.use({
  launchOptions: {
    executablePath: requireJourneyBrowser(),
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream'],
  },
  hasTouch: true,
  isMobile: true,
  viewport: { width: 360, height: 640 },
})

interface Game {
  name: string
  /** Of its round, so that its missions are the same every time, and short ones. */
  seed: number
  missions(options: RoundOptions): Mission[]
}

const SCIENCE: Game = { name: 'sciencequest', seed: 62, missions: scienceMissions }
const WIZARD: Game = { name: 'wordwizard', seed: 9, missions: wizardMissions }
const HUNT: Game = {
  name: 'historyhunt',
  seed: 1,
  missions: (options) => huntMissions(options, [0, 5, 3]),
}

const stage = (page: Page) => page.locator('.ar-stage')
const twin = (page: Page) => page.locator('.ar-stage .twin')
const view = (page: Page) => page.getByRole('dialog')
const overlay = (page: Page) => page.locator('.room-overlay')

/** A session with a round on the table. @returns its missions */
async function startRound(page: Page, { name, seed, missions }: Game): Promise<Mission[]> {
  const member = await newMember()
  await giveTrial(member.email, 'premium')
  await signIn(page, member)
  await withStoredGrade(page, 'elementary')
  await watchScenes(page)
  let options: RoundOptions | undefined
  await page.route('**/play/rounds', async (route) => {
    const response = await route.fetch()
    const round = await response.json()
    await pinRound(round.roundId, seed)
    options = { ...round.options, seed }
    await route.fulfill({ response, json: { ...round, options } })
  })
  await open(page, `/games/ar/${name}`)
  await page.getByRole('button', { name: 'Premium AR Experience' }).click()
  await page.locator('.start-screen .button').first().click()
  await expect(twin(page).getByRole('button').first()).toBeVisible()
  if (!options) throw new Error('no round was opened')
  return missions(options)
}

/** Does something that changes what the list shows. */
async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await twin(page).innerHTML()
  await act()
  await expect.poll(() => twin(page).innerHTML()).not.toBe(before)
}

/** A mission by keyboard alone. */
async function playByKeyboard(page: Page, mission: Mission): Promise<void> {
  for (const { key, thing } of mission) {
    if (key !== undefined) await changing(page, () => page.keyboard.press(key))
    else if (thing === undefined) await page.locator('.main-action').press('Enter')
  }
}

/** A mission by presses on the objects of the scene. */
async function playInScene(
  page: Page,
  mission: Mission,
  hands: { thing(step: Step & { thing: string }): Promise<void>; action(): Promise<void> },
): Promise<void> {
  for (const step of mission) {
    const { thing } = step
    if (thing === undefined) await hands.action()
    else if (thing === 'discs') await turning(page, () => hands.thing({ ...step, thing }))
    else await changing(page, () => hands.thing({ ...step, thing }))
  }
}

/** Does something that turns the artefact in hand, which shows in the scene alone. */
async function turning(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await findThing(page, 'marks')).world
  await act()
  await expect.poll(async () => (await findThing(page, 'marks')).world).not.toEqual(before)
}

/** The mission at the desk is done: leads on to the next one. */
async function goOn(page: Page, next: string): Promise<void> {
  const button = page.getByRole('button', { name: next })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toHaveCount(0)
}

/** The end of the round: the server has counted it. */
async function endRound(page: Page, button: string, stars: number): Promise<void> {
  const counted = page.waitForResponse(/\/play\/rounds\/./)
  await page.getByRole('button', { name: button }).press('Enter')
  const answer = await counted
  expect(await answer.json()).toMatchObject({ round: { stars } })
  await expect(page.locator('[data-saved="saved"]')).toBeVisible()
}

async function allowCamera(page: Page): Promise<void> {
  await page.context().grantPermissions(['camera', 'accelerometer', 'gyroscope', 'magnetometer'])
  const device = await page.context().newCDPSession(page)
  await device.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta: 50, gamma: 0 })
}

/** Taps the screen where a thing is drawn; nothing of the page lies over it. */
async function tap(page: Page, { thing, at }: Step & { thing: string }): Promise<void> {
  const { screen } = await findThing(page, thing, at)
  const over = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, screen)
  expect(over, `over ${thing} ${at ?? ''} at ${JSON.stringify(screen)}`).toBe('CANVAS')
  await page.touchscreen.tap(screen.x, screen.y)
}

async function playOverCamera(page: Page, mission: Mission): Promise<void> {
  await page.getByRole('button', { name: 'Through the camera' }).click()
  await page.getByRole('button', { name: 'Turn on the camera' }).click()
  await view(page).getByRole('button', { name: 'Place it here' }).click()
  await expect(view(page).getByRole('timer')).toBeVisible()
  await playInScene(page, mission, {
    thing: (step) => tap(page, step),
    action: () => view(page).locator('.main-action').tap(),
  })
}

/** Enters the room and lays the notebook on the table. */
async function enterRoom(page: Page, by: Pointer): Promise<void> {
  await page.getByRole('button', { name: 'In your room' }).click()
  await page.getByRole('button', { name: 'Start AR' }).click()
  const at = await lookDown(page, 0.7)
  await expect(overlay(page).getByRole('button', { name: 'Place it here' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await press(page, by, at)
  await expect(overlay(page).getByRole('timer')).toBeVisible()
}

/** Of the sheet in the room that shows headsets the page's texts and buttons: metres from its lower edge to a button's middle. */
const SHEET = { lowest: 0.0505, step: 0.0693 }

async function pressOnSheet(page: Page, by: Pointer, fromBelow: number): Promise<void> {
  const { world } = await findThing(page, 'room sheet', SHEET.lowest + fromBelow * SHEET.step)
  await press(page, by, world)
}

test('Science Quest: at the desk by keyboard, over the camera, in the room by controller', async ({
  page,
}) => {
  await wearHeadset(page)
  const [first = [], second = [], third = [], last = []] = await startRound(page, SCIENCE)
  await page.getByRole('button', { name: 'On the screen', exact: true }).click()
  await playByKeyboard(page, first)
  await goOn(page, 'Next mission')

  await allowCamera(page)
  await playOverCamera(page, second)
  await view(page).getByRole('button', { name: 'Next mission' }).tap()
  await view(page).getByRole('button', { name: 'Back' }).tap()

  await enterRoom(page, 'controller')
  await playInScene(page, third, {
    thing: async ({ thing, at }) => press(page, 'controller', (await findThing(page, thing, at)).world),
    action: () => pressOnSheet(page, 'controller', 2),
  })
  await expect(overlay(page).locator('.main-action')).toHaveText('Next mission')
  await pressOnSheet(page, 'controller', 0)
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  await page.getByRole('button', { name: 'Next mission' }).press('Enter')
  await playByKeyboard(page, last)
  await endRound(page, 'Next mission', 4)
})

test('Word Wizard: at the desk by keyboard, over the camera, in the room by touch on a phone', async ({
  page,
}) => {
  await wearHeadset(page, 'phone')
  const [first = [], second = [], third = [], last = []] = await startRound(page, WIZARD)
  await page.getByRole('button', { name: 'On the screen', exact: true }).click()
  await playByKeyboard(page, first)
  await goOn(page, 'Next word')

  await allowCamera(page)
  await playOverCamera(page, second)
  await view(page).getByRole('button', { name: 'Next word' }).tap()
  await view(page).getByRole('button', { name: 'Back' }).tap()

  await enterRoom(page, 'touch')
  await playInScene(page, third, {
    thing: async ({ thing, at }) => press(page, 'touch', (await findThing(page, thing, at)).world),
    action: () => overlay(page).locator('.main-action').tap(),
  })
  await expect(overlay(page).locator('.main-action')).toHaveText('Next word')
  await overlay(page).getByRole('button', { name: 'Exit' }).dispatchEvent('click')
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  await page.getByRole('button', { name: 'Next word' }).press('Enter')
  await playByKeyboard(page, last)
  await endRound(page, 'Next word', 4)
})

/** From a step before and above it: an artefact lies anywhere around the player, who goes there. */
const near = ([x, y, z]: Where): Where => [x, y + 0.15, z + 0.35]

test('History Hunt: at the desk by keyboard, over the camera, in the room by hand', async ({ page }) => {
  await wearHeadset(page)
  const [first = [], second = [], third = []] = await startRound(page, HUNT)
  await page.getByRole('button', { name: 'On the screen', exact: true }).click()
  await playByKeyboard(page, first)

  await allowCamera(page)
  await playOverCamera(page, second)
  await view(page).getByRole('button', { name: 'Back' }).tap()

  await enterRoom(page, 'hand')
  await playInScene(page, third, {
    thing: async ({ thing, at }) => {
      const { world } = await findThing(page, thing, at)
      await press(page, 'hand', world, near(world))
    },
    action: () => pressOnSheet(page, 'hand', 2),
  })
  await expect(overlay(page).locator('.main-action')).toHaveText('Finish')
  await pressOnSheet(page, 'hand', 0)
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  await endRound(page, 'Finish', 3)
})
