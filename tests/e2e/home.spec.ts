import { expect, remember, stored, test } from './visitor.ts'

test('the hero and the closing call lead where they say', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Get Homework Help', '/homework-help'],
    ['View Pricing', '/pricing'],
    ['Explore Plans', '/pricing'],
    ['Try Math Maze', '/game/mathmaze'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('the grid has its four links', async ({ page }) => {
  await page.goto('/')
  const grid = page.locator('section', { has: page.getByRole('heading', { name: 'Study Tools & Features' }) })
  const links = await grid.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual(['/homework-help', '/study-tools', '/subject-study', '/game/mathmaze'])
})

const CARDS = [
  ['Elementary', 'K-5', 'elementary'],
  ['Middle School', '6-8', 'middle'],
  ['High School', '9-12', 'high'],
] as const

test('there are three grade cards, in order', async ({ page }) => {
  await page.goto('/')
  const shelf = page.locator('section', {
    has: page.getByRole('heading', { name: 'Choose Your Grade Level' }),
  })
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(CARDS.map(([name]) => name))
  await expect(shelf.getByRole('button', { name: /Select/ })).toHaveCount(3)
  for (const [, grades] of CARDS) await expect(shelf).toContainText(grades)
})

for (const [position, [name, , band]] of CARDS.entries()) {
  test(`Select on ${name} stores the grade and opens the games, the look unchanged`, async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('button', { name: /Select/ })
      .nth(position)
      .click()
    await expect(page).toHaveURL('/games')
    expect(await stored(page, 'selectedGrade')).toBe(band)
    expect(await stored(page, 'themeLevel')).toBeNull()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('the faces of every notebook can be read', async ({ page, context, baseURL }) => {
  for (const themeLevel of ['default', 'elementary', 'middle-school', 'high']) {
    await remember(context, String(baseURL), { themeLevel })
    await page.goto('/')
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ status }) => status)
    })
    expect(faces.length, themeLevel).toBeGreaterThanOrEqual(2)
    expect(new Set(faces), themeLevel).toEqual(new Set(['loaded']))
  }
})
