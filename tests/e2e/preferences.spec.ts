// Look and language follow the account from one browser to the next; a visitor's stay where they were chosen.
import type { APIRequestContext, Page } from '@playwright/test'
import { apiHeaders, logIn, newPerson, type Person } from './people.ts'
import { expect, hydrated, newVisitor, remember, stored, test } from './visitor.ts'

/** What the account remembers of the look. */
async function remembered(request: APIRequestContext, person: Person): Promise<unknown> {
  const path = '/rest/v1/user_preferences?select=theme_level,dark_mode'
  return (await request.get(path, { headers: await apiHeaders(request, person) })).json()
}

async function save(request: APIRequestContext, person: Person, look: object): Promise<void> {
  const answer = await request.post('/rest/v1/user_preferences?on_conflict=user_id', {
    headers: { ...(await apiHeaders(request, person)), Prefer: 'resolution=merge-duplicates' },
    data: { user_id: person.id, ...look, updated_at: new Date().toISOString() },
  })
  expect(answer.status()).toBe(201)
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Theme', exact: true }).click()
  await page.getByRole('button', { name }).filter({ visible: true }).click()
  await page.keyboard.press('Escape')
}

test('what one browser chose is there in the next, and changes go back', async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson()
  const html = page.locator('html')
  await page.addInitScript(() => {
    if (localStorage.getItem('themeLevel') === null) localStorage.setItem('themeLevel', 'elementary')
  })
  await logIn(page, person)
  await expect(html).toHaveAttribute('data-level', 'elementary')
  expect(await remembered(request, person)).toEqual([{ theme_level: 'elementary', dark_mode: null }])

  await hydrated(page)
  await choose(page, 'Dark Mode')
  await expect(html).toHaveAttribute('data-mode', 'dark')
  await expect(async () => {
    expect(await remembered(request, person)).toEqual([{ theme_level: 'elementary', dark_mode: true }])
  }).toPass()

  const other = await newVisitor(browser)
  await other.addInitScript(() => {
    if (localStorage.getItem('darkMode') === null) {
      localStorage.setItem('darkMode', 'false')
      localStorage.setItem('themeLevel', 'high')
    }
  })
  await logIn(other, person)
  await expect(other.locator('html')).toHaveAttribute('data-level', 'elementary')
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  expect(await stored(other, 'themeLevel')).toBe('elementary')
  expect(await stored(other, 'darkMode')).toBe('true')
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test('the language follows too', async ({ page, context, baseURL, request }) => {
  const person = await newPerson()
  const told = await request.patch(`/rest/v1/profiles?id=eq.${person.id}`, {
    headers: await apiHeaders(request, person),
    data: { language: 'fr' },
  })
  expect(told.status()).toBe(204)
  await remember(context, String(baseURL), { language: 'es' })
  await logIn(page, person)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('without scripts as well', async ({ browser, request }) => {
  const person = await newPerson()
  await save(request, person, { theme_level: 'middle-school', dark_mode: true })
  const page = await newVisitor(browser, { javaScriptEnabled: false })
  await logIn(page, person)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-level', 'middle-school')
  await expect(html).toHaveAttribute('data-mode', 'dark')
  await choose(page, 'Light Mode')
  await expect(html).toHaveAttribute('data-mode', 'light')
  expect(await remembered(request, person)).toEqual([{ theme_level: 'middle-school', dark_mode: false }])
})

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the choice stays, and nobody is bothered', async ({ page, request }) => {
    const person = await newPerson()
    await logIn(page, person)
    await hydrated(page)
    await page.route('**/preferences', (route) => route.abort())
    const asked = page.waitForRequest('**/preferences')
    await choose(page, 'Dark Mode')
    await asked
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(page.locator('.toast-card')).toHaveCount(0)
    expect(await stored(page, 'darkMode')).toBe('true')
    expect(await remembered(request, person)).toEqual([])
  })
})

test("a visitor's choice is sent nowhere", async ({ page }) => {
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await choose(page, 'Dark Mode')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  expect(await stored(page, 'darkMode')).toBe('true')
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
})
