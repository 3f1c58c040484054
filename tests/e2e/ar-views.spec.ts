// The AR games in all three views, each in one round on one page: a mission at the desk by keyboard alone, one over the camera's
// picture by taps on the scene, one in the room by WebXR with controller, hand and finger one after the other. The server counts
// the round.
import type { CDPSession, Page } from '@playwright/test'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { huntMissions, type Mission, scienceMissions, wizardMissions } from './ar-missions.ts'
import { comeToRest, drawNothing, findThing, type Target, watchScenes } from './ar-scene.ts'
import { newMember, open } from './buyer.ts'
import { runningClock } from './clock.ts'
import { giveTrial, pinRound } from './database.ts'
import { endXr, type HandPlace, lookDown, type Pointer, press, wearHeadset } from './headset.ts'
import { signIn } from './people.ts'
import { expect, test, withStoredGrade } from './visitor.ts'

test.use({
  launchOptions: {
    // The headless shell has no camera.
    executablePath: requireChromium(),
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream=fps=5'],
  },
  hasTouch: true,
  isMobile: true,
  viewport: { width: 320, height: 560 },
})

/** Bytes: more than the moves of a round, less than a picture that shows anything. */
const MOST_SENT = 4_000

// The camera's picture stays on the device: no body that is sent is as long. That all goes to our own address is held for every
// journey (visitor.ts).
let sent: number[] = []
test.beforeEach(({ page }) => {
  sent = []
  page.on('request', (request) => {
    // What cannot be read, as a blob, counts as large.
    if (request.method() !== 'GET') sent.push(request.postDataBuffer()?.length ?? Number.POSITIVE_INFINITY)
  })
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.length)))
})
test.afterEach(() => expect(Math.max(0, ...sent)).toBeLessThan(MOST_SENT))

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
  await drawNothing(page)
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
  await expect(page.getByRole('timer')).toBeVisible()
  await page.locator('.start-screen .button').first().click()
  await page.getByRole('button', { name: 'On the screen', exact: true }).click()
  await expect(page.locator('.twin-list button').first()).toBeVisible()
  if (!options) throw new Error('no round was opened')
  return missions(options)
}

/** Asked often: a mission is many steps. */
const SOON = { intervals: [30] }

/** Does something that changes what the list shows. */
async function changing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await twin(page).innerHTML()
  await act()
  await expect.poll(() => twin(page).innerHTML(), SOON).not.toBe(before)
}

/** A mission by keyboard alone. */
async function playByKeyboard(page: Page, mission: Mission): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  for (const { key, thing } of mission) {
    if (key !== undefined) await changing(page, () => page.keyboard.press(key))
    else if (thing === undefined) await page.locator('.main-action').press('Enter')
  }
}

/** A mission by presses on the objects of the scene. */
async function playInScene(
  page: Page,
  mission: Mission,
  hands: { thing(target: Target): Promise<void>; action(): Promise<void> },
): Promise<void> {
  for (const { thing, at } of mission) {
    // Answers of History Hunt: the server takes no round from somebody who never thinks.
    if (thing === 'gaps' || thing === 'cards') await runningClock(page).think()
    if (thing === undefined) await hands.action()
    else if (thing === 'discs') await turning(page, () => hands.thing({ thing, at }))
    else await changing(page, () => hands.thing({ thing, at }))
  }
}

/** Does something that turns the artefact in hand, which shows in the scene alone. */
async function turning(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await findThing(page, { thing: 'marks' })).world
  await act()
  await expect.poll(async () => (await findThing(page, { thing: 'marks' })).world, SOON).not.toEqual(before)
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

/** A sentence of what was found out, and how the session stands. */
const LESSON_AND_MINUTES = /\w\.You’ve played for .+ minutes? are left in this session\.$/

/** Artefacts of History Hunt glide to the hand and back. */
const ARTEFACT = 'find '
const isArtefact = ({ thing }: Target) => thing.startsWith(ARTEFACT)

/** Taps the screen where a thing is drawn; nothing of the page lies over it. */
async function tap(page: Page, target: Target): Promise<void> {
  if (isArtefact(target)) await comeToRest(page, ARTEFACT)
  const { screen } = await findThing(page, target)
  const over = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, screen)
  expect(over, `over ${JSON.stringify({ ...target, ...screen })}`).toBe('CANVAS')
  await page.touchscreen.tap(screen.x, screen.y)
}

interface CameraWindow {
  /** The button that asks for the camera. */
  ask?: string
  /** Whether the phone tells how it is held. */
  hasSensors?: boolean
  /** What fingers do to the notebook once it lies there. */
  arrange?: (device: CDPSession) => Promise<void>
}

async function playOverCamera(
  page: Page,
  mission: Mission,
  { ask = 'Turn on the camera', hasSensors = true, arrange }: CameraWindow = {},
): Promise<void> {
  await page.context().grantPermissions(['camera', 'accelerometer', 'gyroscope', 'magnetometer'])
  const device = await page.context().newCDPSession(page)
  if (hasSensors)
    await device.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta: 50, gamma: 0 })
  await page.getByRole('button', { name: 'Through the camera' }).click()
  await page.getByRole('button', { name: ask }).click()
  await expect(view(page)).toContainText('The camera picture stays on this device.')
  await expect(view(page).locator('.say')).toContainText(hasSensors ? 'Move slowly.' : 'Drag to look around.')
  await expect(view(page).getByRole('timer')).toBeVisible()
  await view(page).getByRole('button', { name: 'Place it here' }).click()
  await arrange?.(device)
  await playInScene(page, mission, {
    thing: (target) => tap(page, target),
    action: () => view(page).locator('.main-action').tap(),
  })
  await device.detach()
}

/** CSS pixels of the window. */
type Finger = readonly [x: number, y: number]

/** Fingers that come down on the picture, move at once, rest and are lifted. */
async function slide(page: Page, device: CDPSession, from: Finger[], to: Finger[]): Promise<void> {
  for (const [x, y] of [...from, ...to]) {
    const over = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.tagName, { x, y })
    expect(over, `over ${x}, ${y}`).toBe('CANVAS')
  }
  const points = (fingers: Finger[]) => fingers.map(([x, y], id) => ({ x, y, id }))
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) })
  await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(to) })
  // Lifted while they move they would fling, and the browser gives the next tap to stopping that.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 8; frames++) await new Promise(requestAnimationFrame)
  })
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** How large something in the scene is shown, and how far it is turned about the vertical, in degrees to the left. */
async function standing(page: Page, thing: string): Promise<{ scale: number; degrees: number }> {
  const [x, , z] = (await findThing(page, { thing, at: [0, 0, 0] })).world
  const [toX, , toZ] = (await findThing(page, { thing, at: [1, 0, 0] })).world
  return { scale: Math.hypot(toX - x, toZ - z), degrees: (Math.atan2(z - toZ, toX - x) * 180) / Math.PI }
}

/** Two fingers make the notebook larger and smaller again, and one turns it there and back. */
async function arrangeByFingers(page: Page, device: CDPSession, thing: string): Promise<void> {
  const { scale, degrees } = await standing(page, thing)
  const shows = (larger: number, further: number) =>
    expect
      .poll(async () => {
        const now = await standing(page, thing)
        return [now.scale / scale, now.degrees - degrees]
      }, SOON)
      .toEqual([expect.closeTo(larger, 3), expect.closeTo(further, 1)])
  const close: Finger[] = [
    [130, 280],
    [190, 280],
  ]
  const apart: Finger[] = [
    [115, 280],
    [205, 280],
  ]
  await slide(page, device, close, apart)
  await shows(1.5, 0)
  await slide(page, device, apart, close)
  await shows(1, 0)
  // Half a turn is 390 px.
  await slide(page, device, [[130, 280]], [[195, 280]])
  await shows(1, 30)
  await slide(page, device, [[195, 280]], [[130, 280]])
  await shows(1, 0)
}

/** The canvas on show loses its drawing context, as soon as somebody listens. */
async function loseContext(page: Page, says: string): Promise<void> {
  const canvas = stage(page).locator('canvas')
  await expect(async () => {
    if ((await canvas.count()) > 0) await canvas.dispatchEvent('webglcontextlost')
    await expect(stage(page)).toContainText(says, { timeout: 500 })
  }).toPass()
}

/** Enters the room and lays the notebook on the table. */
async function enterRoom(page: Page, by: Pointer, enter = 'Start AR'): Promise<void> {
  await page.getByRole('button', { name: 'In your room' }).click()
  await page.getByRole('button', { name: enter }).click()
  await lookDown(page, 0.7)
  await layDown(page, by)
}

/** Lays the notebook where the ring is. */
async function layDown(page: Page, by: Pointer): Promise<void> {
  await expect(overlay(page).getByRole('button', { name: 'Place it here' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await press(page, by, null)
  await expect(overlay(page).getByRole('timer')).toBeVisible()
}

/** Of the sheet in the room that shows headsets the page's texts and buttons: metres from its lower edge to a button's middle. */
const SHEET = { lowest: 0.0505, step: 0.0693 }

async function pressOnSheet(page: Page, by: Pointer, fromBelow: number): Promise<void> {
  await press(page, by, { thing: 'room sheet', at: SHEET.lowest + fromBelow * SHEET.step })
}

/** The artefacts lie anywhere around the player, who goes there. A finger nearer than 10 cm touches, and does not point. */
const NEAR: HandPlace = { from: [0, 0.2, 0.5] }
const isAround = ({ thing }: Target) => /^(find |marks|discs)/.test(thing)

const POINTERS = ['controller', 'hand', 'touch'] as const satisfies readonly Pointer[]

/** A mission in the room: first by controller, on by hand, to its end by a finger on the screen. */
async function playInRoom(page: Page, mission: Mission, action: () => Promise<void>): Promise<void> {
  const next: Pointer[] = mission
    .filter(({ thing }) => thing !== undefined)
    .map((_, index, { length }) => POINTERS[Math.floor((index * POINTERS.length) / length)] ?? 'touch')
  expect([...new Set(next)], 'the mission is too short').toEqual(POINTERS)
  await playInScene(page, mission, {
    thing: (target) => press(page, next.shift() ?? 'touch', target, isAround(target) ? NEAR : undefined),
    action,
  })
}

test('Science Quest: at the desk by keyboard, over the camera, in the room by controller, hand and finger', async ({
  page,
}) => {
  await wearHeadset(page)
  const [first = [], second = [], third = [], last = []] = await startRound(page, SCIENCE)
  await playByKeyboard(page, first)
  await goOn(page, 'Next mission')

  await page.evaluate(() => {
    const xr = navigator.xr as XRSystem
    const { requestSession } = xr
    xr.requestSession = async () => {
      xr.requestSession = requestSession
      throw new DOMException('no', 'NotAllowedError')
    }
  })
  await page.getByRole('button', { name: 'In your room' }).click()
  await page.getByRole('button', { name: 'Start AR' }).click()
  await expect(page.getByRole('heading', { name: 'AR didn’t start' })).toBeVisible()
  await enterRoom(page, 'controller', 'Try again')
  await pressOnSheet(page, 'controller', 1)
  await expect(overlay(page)).toContainText('Move slowly. Find a flat spot.')
  await layDown(page, 'hand')
  await playInRoom(page, second, () => pressOnSheet(page, 'controller', 2))
  await expect(overlay(page).locator('.main-action')).toHaveText('Next mission')
  await pressOnSheet(page, 'controller', 0)
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  await page.getByRole('button', { name: 'Next mission' }).press('Enter')

  await page.getByRole('button', { name: 'Through the camera' }).click()
  await page.getByRole('button', { name: 'Turn on the camera' }).click()
  await expect(page.getByRole('heading', { name: 'The camera is off for Sparkbook' })).toBeVisible()
  await playOverCamera(page, third, { ask: 'Try again' })
  await view(page).getByRole('button', { name: 'Next mission' }).tap()
  await view(page).getByRole('button', { name: 'Back' }).tap()
  await loseContext(page, 'You can keep playing with the list.')
  await playByKeyboard(page, last)
  await endRound(page, 'Next mission', 4)
  await expect(page.locator('.ar-outcome')).toHaveText(LESSON_AND_MINUTES)
})

/** Another device of the same player ends the session; the server counts the same time on both before. */
async function endOnOtherDevice(page: Page): Promise<void> {
  const shown = await page.getByRole('timer').getAttribute('aria-label')
  const { now, session } = await (await page.request.get('/ar/session')).json()
  const left = Math.ceil((session.endTime - now) / 60_000)
  expect(shown).toMatch(new RegExp(`^left: (${left - 1}|${left}):`))
  const ended = await page.request.post('/ar/session', { data: { intent: 'end', sessionId: session.id } })
  expect(ended.ok()).toBe(true)
}

test('Word Wizard: at the desk by keyboard, over the camera, in the room by controller, hand and finger', async ({
  page,
}) => {
  await wearHeadset(page, 'phone')
  const [first = [], second = [], third = [], last = []] = await startRound(page, WIZARD)
  await playByKeyboard(page, first)
  await goOn(page, 'Next word')

  const [{ thing: beside = '' } = {}] = second
  await playOverCamera(page, second, { arrange: (device) => arrangeByFingers(page, device, beside) })
  await view(page).getByRole('button', { name: 'Next word' }).tap()
  await view(page)
    .locator('video')
    .evaluate((video) => {
      const stream = (video as HTMLVideoElement).srcObject as MediaStream
      for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
    })
  await expect(view(page).getByRole('heading', { name: 'The camera went off' })).toBeVisible()
  await view(page).locator('.views > summary').tap()
  await view(page).getByRole('button', { name: 'On the screen' }).tap()

  await enterRoom(page, 'touch')
  await playInRoom(page, third, () => overlay(page).locator('.main-action').tap())
  await expect(overlay(page).locator('.main-action')).toHaveText('Next word')
  await endXr(page)
  await expect(stage(page).getByRole('alert')).toHaveText('AR has stopped. Your mission is still here.')
  await endOnOtherDevice(page)
  await expect(page.locator('.toast-card strong')).toHaveText('Your AR game session has ended.')
  await expect(page.getByText('Your session is over, but you can finish this round.')).toBeVisible()
  await page.getByRole('button', { name: 'Next word' }).press('Enter')
  await playByKeyboard(page, last)
  await endRound(page, 'Next word', 4)
  await page.getByRole('button', { name: 'Play Again' }).click()
  await expect(page.getByRole('button', { name: 'Premium AR Experience' })).toBeVisible()
})

/** A mission by its artefact, which stands in the small picture of a phone. */
async function openFromShelf(page: Page, mission: number): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  await stage(page).locator('canvas').scrollIntoViewIfNeeded()
  await changing(page, () => tap(page, { thing: `shelf ${mission}` }))
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible()
}

test('History Hunt: at the desk by keyboard, over the camera, in the room by controller, hand and finger', async ({
  page,
}) => {
  await wearHeadset(page)
  const [first = [], second = [], third = []] = await startRound(page, HUNT)
  await playByKeyboard(page, first)

  await openFromShelf(page, 5)
  // Opened already.
  await playOverCamera(page, second.slice(1), { hasSensors: false })
  await loseContext(page, 'The picture was lost. Your mission is still here.')

  await enterRoom(page, 'hand')
  await playInRoom(page, third, () => pressOnSheet(page, 'hand', 2))
  await expect(overlay(page).locator('.main-action')).toHaveText('Finish')
  await pressOnSheet(page, 'hand', 0)
  await expect(stage(page)).toHaveAttribute('data-view', 'desk')
  await endRound(page, 'Finish', 3)
  await expect(page.locator('.complete-screen')).toContainText('You finished 3 of 8 missions.')
  await expect(page.locator('.ar-outcome')).toHaveText(
    /\wRight: .+Turn it on the screen.*You’ve played for .+ minutes? are left in this session\.$/,
  )
  const turn = page.getByRole('button', { name: 'Turn it on the screen' })
  await turn.press('Enter')
  await expect(view(page).locator('.turning canvas')).toBeVisible()
  await view(page).getByRole('button', { name: 'Back to the game' }).press('Enter')
  await expect(turn).toBeFocused()
})
