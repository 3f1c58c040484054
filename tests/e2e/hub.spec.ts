// The games hub (spec 001, sections 2 to 5): grade header, notice, cards, what waits for the grade, subject pages.
import type { Page } from '@playwright/test'
import { newMember, open } from './buyer.ts'
import { giveTrial } from './database.ts'
import { newClientAddress } from './mailbox.ts'
import { signIn } from './people.ts'
import { expect, remember, stored, test, withStoredGrade } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select Your Grade Level' })
const section = (page: Page, name: string) => page.getByRole('region', { name })

async function openWith(page: Page, selectedGrade: string): Promise<void> {
  await remember(page.context(), new URL(test.info().project.use.baseURL ?? '').origin, { selectedGrade })
  await page.goto('/games')
}

async function openWithoutGrade(page: Page): Promise<void> {
  await page.goto('/games')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

async function chooseGrade(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Start Playing', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

const GRADES = [
  ['elementary', 'Elementary School', 'Count, add and take away with pictures.', 'First words'],
  ['middle', 'Middle School', 'Fractions, ratios and first equations.', 'Cells and forces'],
  ['high', 'High School', 'Functions, geometry and proof.', 'Mental math'],
] as const

for (const [grade, school, about, skill] of GRADES) {
  test(`with ${grade} stored the page is written for it`, async ({ page }) => {
    await openWith(page, grade)
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText(`Showing ${school.toLowerCase()} games`)).toBeVisible()
    const subjects = section(page, `Educational Games for ${school}`)
    await expect(subjects.getByRole('article')).toHaveCount(4)
    await expect(subjects).toContainText(about)
    await expect(page.locator('.grade-banner')).toContainText(skill)
    const links = await subjects
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links).toEqual(
      ['math', 'science', 'english', 'history'].map((subject) => `/games/subject/${subject}/${grade}`),
    )
  })
}

test('learn through play, where AR games work, and the notebook of the grade is a press away', async ({
  page,
}) => {
  await openWith(page, 'middle')
  await expect(page.getByRole('heading', { level: 1, name: 'Learn through play' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(
    'AR games work only on modern phones and tablets supporting WebXR (Chrome for Android, Safari for iOS).',
  )
  await expect(page.getByRole('link', { name: 'Start Playing Now' })).toHaveAttribute(
    'href',
    '/games/math-master',
  )
  const notebook = page.locator('html')
  await page.getByRole('button', { name: 'Open the Middle School notebook' }).click()
  await expect(notebook).toHaveAttribute('data-level', 'middle-school')
  const back = page.getByRole('button', { name: 'Back to the standard notebook' })
  await expect(back).toBeFocused()
  await back.press('Enter')
  await expect(notebook).toHaveAttribute('data-level', 'default')
})

test('every game is listed with its badge and button', { tag: '@smoke' }, async ({ page }) => {
  await openWith(page, 'middle')
  const cards = section(page, 'All games').getByRole('article')
  await expect(cards).toHaveCount(8)
  for (const [name, path] of [
    ['Math Master', '/games/math-master'],
    ['Science Explorer', '/games/science-explorer'],
    ['Word Works', '/games/word-works'],
    ['History Quest', '/games/history-quest'],
    ['Math Maze', '/games/mathmaze'],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByRole('img', { name: 'Up to three stars' })).toBeVisible()
    await expect(card.getByRole('link', { name: `Play Now ${name}` })).toHaveAttribute('href', path)
  }
  for (const [name, path] of [
    ['Science Quest', '/games/ar/sciencequest'],
    ['Word Wizard', '/games/ar/wordwizard'],
    ['History Hunt', '/games/ar/historyhunt'],
  ] as const) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) })
    await expect(card.locator('.badge')).toHaveText('AR')
    await expect(card.getByRole('link', { name: `Play AR ${name}` })).toHaveAttribute('href', path)
  }
  await expect(cards.last()).toContainText('From level 2')
})

test('changing the grade rewrites the page at once', async ({ page }) => {
  await openWith(page, 'elementary')
  await page.getByRole('button', { name: 'Change Grade Level' }).click()
  await chooseGrade(page, 'High School (9-12)')
  await expect(page).toHaveURL('/games')
  await expect(section(page, 'Educational Games for High School')).toContainText(
    'Functions, geometry and proof.',
  )
  expect(await stored(page, 'selectedGrade')).toBe('high')
})

test('without a grade a subject asks for one and leads nowhere', async ({ page }) => {
  await openWithoutGrade(page)
  await page.getByRole('link', { name: 'Discovery Lab' }).click()
  await expect(page.getByText('Please select your grade level before starting a subject game.')).toBeVisible()
  await expect(page).toHaveURL('/games')
})

test('with a grade a subject opens its page, and that leads back', async ({ page }) => {
  await openWith(page, 'middle')
  await page.getByRole('link', { name: 'Discovery Lab' }).click()
  await expect(page).toHaveURL('/games/subject/science/middle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science - Middle School')
  await expect(page.getByRole('heading', { name: 'Your next three skills' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Start / }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Return to Games' }).click()
  await expect(page).toHaveURL('/games')
})

test('a game chosen without a grade waits for it, then opens', { tag: '@smoke' }, async ({ page }) => {
  await openWithoutGrade(page)
  await page.getByRole('link', { name: 'Play Now Math Master' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL('/games')
  await chooseGrade(page, 'Middle School (6-8)')
  await expect(page).toHaveURL('/games/math-master')
})

test('a game that waited is forgotten when the question is closed', async ({ page }) => {
  await openWithoutGrade(page)
  await page.getByRole('link', { name: 'Play Now Math Master' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Select Your Grade Level' }).click()
  await chooseGrade(page, 'Middle School (6-8)')
  await expect(page).toHaveURL('/games')
})

/** What Play AR is answered on the game's page; the button that starts a session is there all the same. */
async function pressPlayAr(page: Page, says: string): Promise<void> {
  await open(page, '/games')
  await page.getByRole('link', { name: 'Play AR Word Wizard' }).click()
  await expect(page).toHaveURL('/games/ar/wordwizard')
  await expect(page.locator('.toast-card strong')).toHaveText(says)
  await expect(page.getByRole('button', { name: 'Premium AR Experience' })).toBeVisible()
}

/** What pages opened from now on are told of the camera. */
async function cameraIs(page: Page, state: PermissionState): Promise<void> {
  await page.addInitScript((answer) => {
    navigator.permissions.query = async () => ({ state: answer }) as PermissionStatus
  }, state)
}

test('Play AR says what is missing, one thing at a time: device, account, plan, row, camera', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
  await openWith(page, 'middle')
  await pressPlayAr(page, 'Your device does not support AR games.')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'xr', { value: { isSessionSupported: async () => true } })
  })
  await cameraIs(page, 'denied')
  await pressPlayAr(page, 'You must be logged in to play AR games')
  const member = await newMember()
  await signIn(page, member)
  await withStoredGrade(page, 'middle')
  await pressPlayAr(page, 'This AR game requires a premium subscription.')

  // Every journey needs the rows of the games: here its page is told what it is told where the game's row is gone.
  const data = '**/games/ar/wordwizard.data*'
  await page.route(data, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('not_entitled', 'unknown_game') })
  })
  await cameraIs(page, 'granted')
  await pressPlayAr(page, 'This AR experience is not currently available.')
  await page.unroute(data)

  await cameraIs(page, 'denied')
  await giveTrial(member.email, 'premium')
  await pressPlayAr(page, 'Camera permission is required for AR games.')
})

test('why games, and where teachers and parents read on', async ({ page }) => {
  await openWith(page, 'middle')
  await expect(section(page, 'Why Educational Games?').getByRole('heading', { level: 3 })).toHaveText([
    'Learn by Playing',
    'Build Key Skills',
    'Track Progress',
  ])
  const adults = section(page, 'For Teachers & Parents')
  for (const [name, path] of [
    ['Teacher Resources', '/resources/for-teachers'],
    ['Parent Guide', '/resources/for-parents'],
  ] as const)
    await expect(adults.getByRole('link', { name })).toHaveAttribute('href', path)
})

test.describe('addresses of subjects', () => {
  test.use({ expectedErrors: [/404/] })
  test('are those of four subjects and three grades; all others are the 404 page', async ({ request }) => {
    for (const [path, status] of [
      ['/games/subject/math/elementary', 200],
      ['/games/subject/history/high', 200],
      ['/games/subject/music/high', 404],
      ['/games/subject/math/college', 404],
      ['/games/subject/constructor/high', 404],
      ['/games/subject/Math/high', 404],
    ] as const) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(status)
      const [, title] = /<h1\b[^>]*>([^<]*)/.exec(await answer.text()) ?? []
      expect(title, path).toMatch(status === 404 ? /Oops! Page not found/ : / - /)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cards are links, and the grade is asked on the home page', async ({ page }) => {
    await page.goto('/games')
    await page.getByRole('link', { name: 'Time Travel' }).click()
    await expect(page).toHaveURL('/games/subject/history/elementary')
    await page.goto('/games')
    await page.getByRole('link', { name: 'Play AR Word Wizard' }).click()
    await expect(page).toHaveURL('/games/ar/wordwizard')
    await page.goto('/games')
    await page.getByRole('button', { name: 'Select Your Grade Level' }).click()
    await expect(page).toHaveURL(/\/\??#grades$/)
  })
})
