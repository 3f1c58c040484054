// The AR pages (spec 001 section 2): the landing page, and each game's screen under its two addresses.
import { expectAccessible } from './axe.ts'
import { newMember, open } from './buyer.ts'
import { endPlan, giveTrial } from './database.ts'
import { FULL_RUN, some } from './full-run.ts'
import { newClientAddress } from './mailbox.ts'
import { signIn } from './people.ts'
import { expect, remember, test, withStoredGrade } from './visitor.ts'

const GAMES = [
  ['sciencequest', 'Science Quest', 'A chemistry lab on your own desk.'],
  ['wordwizard', 'Word Wizard', 'A maze of letters stands up on a page of your notebook.'],
  ['historyhunt', 'History Hunt', 'Objects from long ago appear all around you.'],
] as const

const PREMIUM = 'This AR game requires a premium subscription.'

test('/ar lists the three games and says where they work', async ({ page }) => {
  await open(page, '/ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AR Games')
  await expect(page.getByRole('note')).toHaveText(
    'AR games work only on modern phones and tablets supporting WebXR (Chrome for Android, Safari for iOS).',
  )
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(GAMES.map(([, title]) => title))
  await expect(page.locator('.in-development')).toHaveText(
    'BiologyBlast Grades 6-12 AR functionality is being developed. Check back soon!',
  )
  for (const [name, title] of GAMES) {
    await open(page, '/ar')
    await page.getByRole('link', { name: `Play AR ${title}` }).click()
    await expect(page).toHaveURL(`/games/ar/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

for (const [name, title, about] of GAMES) {
  // The short address shows the same (walk.spec.ts).
  for (const path of FULL_RUN ? [`/games/ar/${name}`, `/ar/${name}`] : [`/games/ar/${name}`]) {
    test(`${path}: title, description, note and button; the text stands there and comes again as a notice`, async ({
      page,
    }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const main = page.getByRole('main')
      await expect(main).toContainText(about)
      const needs = main.getByRole('list', { name: 'What you’ll need' })
      await expect(needs).toContainText('A camera (we’ll ask when you start)')
      await expect(needs.getByText(PREMIUM, { exact: true })).toBeVisible()
      await expect(main).not.toContainText('AR functionality is being developed')
      await main.getByRole('button', { name: 'Premium AR Experience', exact: true }).click()
      const toast = page.locator('.toast-card.info')
      await expect(toast.locator('strong')).toHaveText(PREMIUM)
      await expect(page).toHaveURL(path)
      await main.getByRole('link', { name: 'All AR games' }).click()
      await expect(page).toHaveURL('/ar')
    })
  }
}

test('the list says what is there already', async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
  const line = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  await open(page, '/games/ar/historyhunt')
  await expect(line('An account, signed in')).toContainText('Needed')
  await expect(line(PREMIUM)).toContainText('Needed')
  const member = await newMember()
  await signIn(page, member)
  await open(page, '/games/ar/historyhunt')
  await expect(line('An account, signed in')).toContainText('Ready')
  await expect(line(PREMIUM)).toContainText('Needed')
  await giveTrial(member.email, 'premium')
  await open(page, '/games/ar/historyhunt')
  await expect(line(PREMIUM)).toContainText('Ready')
})

test.describe('a start that is refused', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('says why, one thing at a time, and the page stays', async ({ page, context }) => {
    const member = await newMember()
    await giveTrial(member.email, 'premium')
    await signIn(page, member)
    await open(page, '/games/ar/wordwizard')
    const toast = page.locator('.toast-card.error')
    const refused = async (says: string, button = 'Premium AR Experience') => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(toast.locator('strong')).toHaveText([says])
      await toast.getByRole('button').click()
      await expect(toast).toHaveCount(0)
    }
    await refused('Your device does not support AR games')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'xr', { value: { isSessionSupported: async () => true } })
      navigator.permissions.query = async () => ({ state: 'denied' }) as PermissionStatus
    })
    await refused('Camera permission is required to play AR games')

    // Every journey needs the rows of the games: this start names one that has none.
    const session = '**/ar/session'
    await page.route(session, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), gameId: 'gone' } }),
    )
    await refused('Game not found')
    await page.unroute(session)

    // Meanwhile the plan ends, and then another tab signs out.
    await endPlan(member.email)
    await refused('This game requires a premium subscription', 'Play on this screen')
    await context.clearCookies()
    await refused('You must be logged in to play AR games', 'Play on this screen')
    await expect(page).toHaveURL('/games/ar/wordwizard')
  })
})

test('a session counts down, goes on after a reload, and its player ends it without being told that its time is up', async ({
  page,
}) => {
  const member = await newMember()
  await giveTrial(member.email, 'premium')
  await signIn(page, member)
  await withStoredGrade(page, 'middle')
  await open(page, '/games/ar/sciencequest')
  const timer = page.getByRole('timer')
  const openSession = async () => (await (await page.request.get('/ar/session')).json()).session
  const secondsLeft = async () => {
    const [, minutes, seconds] =
      /^left: (\d+):(\d\d)$/.exec((await timer.getAttribute('aria-label')) ?? '') ?? []
    return 60 * Number(minutes) + Number(seconds)
  }
  await page.getByRole('button', { name: 'Play on this screen' }).click()
  await expect(timer).toBeVisible()
  const before = await secondsLeft()
  expect(before).toBeLessThanOrEqual(90 * 60)
  const { id } = await openSession()

  await page.reload()
  await expect(timer).toBeVisible()
  await expect.poll(secondsLeft).toBeLessThan(before)
  expect((await openSession()).id).toBe(id)

  await page.getByRole('button', { name: 'End session' }).click()
  await expect(page.locator('.toast-card strong')).toHaveText(['Session closed. See you next time!'])
  await expect(timer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play on this screen' })).toBeVisible()
  expect(await openSession()).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play on this screen' })).toBeVisible()
  await expect(timer).toHaveCount(0)
  await expect(page.locator('.toast-card')).toHaveCount(0)
})

test('one mission is played at the desk by keyboard alone', { tag: '@smoke' }, async ({
  page,
  context,
  baseURL,
}) => {
  await remember(context, String(baseURL), { selectedGrade: 'elementary' })
  await open(page, '/ar')
  await page.getByRole('link', { name: 'Try one mission Science Quest' }).press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Turn the ice into water. Don’t let it boil!' }),
  ).toBeVisible()
  // Nothing counts down: the scene stays in a pause.
  const picture = page.locator('.desk-view canvas')
  await expect(picture).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeFocused()
  await expect(picture).toBeVisible()
  await goOn.press('Enter')
  const check = page.getByRole('button', { name: 'Check it' })
  await check.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'It’s still too cold.' })).toBeVisible()
  for (let press = 0; press < 3; press++) await page.keyboard.press('4')
  await expect(page.getByRole('heading', { name: 'Hot plate: 10 °C' })).toBeVisible()
  await check.press('Enter')
  const next = page.getByRole('button', { name: 'Next mission' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mission complete' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to the game’s page' }).press('Enter')
  await expect(page).toHaveURL('/games/ar/sciencequest')
  await expect(page.getByRole('button', { name: 'Try one mission' })).toBeVisible()
})

for (const title of ['Word Wizard', 'History Hunt'] as const) {
  test(`a mission of ${title} can be tried at the desk by a visitor, and left again`, async ({
    page,
    context,
    baseURL,
  }) => {
    await remember(context, String(baseURL), { selectedGrade: 'middle' })
    await open(page, '/ar')
    await page.getByRole('link', { name: `Try one mission ${title}` }).click()
    await expect(page.locator('.desk-view canvas')).toBeVisible()
    // A taste is no session: nothing counts down.
    await expect(page.getByRole('timer')).toHaveCount(0)
    const things = page.locator('.twin-list').getByRole('button')
    await expect(things.first()).toBeVisible()
    await expect(page.getByText('One mission to try. Nothing is scored or saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('button', { name: 'Premium AR Experience' })).toBeVisible()
  })
}

test('other names are the 404 page', async ({ request }) => {
  for (const path of ['/ar/nothing', '/games/ar/nothing', '/ar/ScienceQuest', '/ar/mathmaze', '/games/ar']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('Oops! Page not found')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button tells its notice on the page; unknown notices are passed over', async ({ page }) => {
    await page.goto('/games/ar/wordwizard')
    await page.getByRole('button', { name: 'Premium AR Experience' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(PREMIUM)
    await page.goto('/games/ar/wordwizard?notice=voiceInput')
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  })
})

test('axe finds nothing on a phone in other languages', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 800 })
  // Pages as they open are walk.spec.ts's.
  for (const [language, themeLevel] of [
    ['fr', 'elementary'],
    ['zh', 'high'],
  ] as const) {
    await remember(context, String(baseURL), { language, themeLevel })
    for (const path of some(['/games/ar/historyhunt?notice=historyHuntAr', '/ar', '/ar/sciencequest'], 0)) {
      await open(page, path)
      await expectAccessible(page, { where: path })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} ${language}`).toBeLessThanOrEqual(0)
    }
  }
})
