// Math Maze from the start screen to the stored score (spec 001 sections 2, 3, 4, 5, 8 and 9).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { FULL_RUN, some } from './full-run.ts'
import { atTheKeyboard, board, readMaze, walkToProblem, walkToTheEnd, wayTo } from './maze-walker.ts'
import { LEVELS } from './pages.ts'
import { phase, stat } from './player.ts'
import { expect, hydrated, remember, stored, test } from './visitor.ts'

const GAME = '/games/mathmaze'

async function openGame(page: Page, band: 'Elementary' | 'Middle' | 'High' = 'Elementary'): Promise<void> {
  await page.goto(GAME)
  await page.getByRole('radio', { name: new RegExp(`^${band}`) }).check({ force: true })
}

async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'walking')
}

/** A high school maze: its first one already has two doors. */
async function openProblem(page: Page): Promise<void> {
  await openGame(page, 'High')
  await startGame(page)
  await walkToProblem(page, atTheKeyboard(page))
}

// In real time. Every day whole-rounds.spec.ts plays this game by a held clock, and progress.spec.ts one game in real time.
if (FULL_RUN)
  test('a whole game by keyboard alone, from the start button to the stored score', async ({ page }) => {
    test.setTimeout(240_000)
    await openGame(page)
    await page.getByRole('button', { name: 'Start Game' }).focus()
    await page.keyboard.press('Enter')
    await expect(board(page)).toBeFocused()
    const doors = await walkToTheEnd(page, atTheKeyboard(page))
    const score = doors.reduce((points, level) => points + 10 * level, 5 * 50)
    await expect(page.getByTestId('final-score')).toHaveText(String(score))
    await expect(page.getByRole('img', { name: '2 of 2 stars' })).toBeVisible()
    await expect(phase(page)).toContainText(/Saved/)
    await page.goto('/games')
    await expect(page.getByTestId('best-score').first()).toContainText(String(score))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('arrows are large, swipes walk, and neither scrolls the page', async ({ page }) => {
    await openGame(page)
    await startGame(page)
    for (const button of await page.locator('.arrow-pad button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56)
    }
    const [way] = wayTo(await readMaze(page), '*')
    const before = await readMaze(page)
    const box = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + (way === 'Right' ? 60 : 0), from.y + (way === 'Down' ? 60 : 0))
    await page.mouse.up()
    await expect
      .poll(
        async () =>
          (await readMaze(page)).join() !== before.join() ||
          (await phase(page).getAttribute('data-phase')) === 'asking',
      )
      .toBe(true)
  })
})

test('without WebGL and canvas the game is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openProblem(page)
  await expect(page.locator('.maze-picture')).toBeVisible()
})

for (const [width, shows] of [
  [767, true],
  [768, false],
] as const) {
  test(`at ${width} px there are arrows to press: ${shows}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openGame(page)
    await startGame(page)
    await expect(page.getByRole('group', { name: 'Walk' })).toBeVisible({ visible: shows })
  })
}

test.describe('where it is found', () => {
  for (const path of [GAME, '/game/mathmaze']) {
    test(`${path} shows it in place, and no dialog asks for a grade`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Math Maze' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/games\/mathmaze$/)
      const steps = page.locator('.how-to li')
      await expect(steps).toHaveText([
        /arrow keys/,
        /arrows on the screen/,
        /[Ss]olve problems/,
        /goal/,
        /stars and points/,
      ])
      await expect(steps.filter({ visible: true })).toHaveCount(4)
      await expect(steps.first()).toBeVisible()
    })
  }

  test('it begins in elementary; the grade chosen elsewhere is one press away', async ({
    page,
    context,
    baseURL,
  }) => {
    await remember(context, String(baseURL), { selectedGrade: 'high' })
    await page.goto(GAME)
    await expect(page.getByRole('radio', { name: /^Elementary/ })).toBeChecked()
    await expect(page.locator('.facts')).toContainText('5 levels')
    const proposed = page.getByRole('radio', { name: /your pick/ })
    await expect(proposed).toHaveAccessibleName(/^High School/)
    await proposed.check({ force: true })
    await startGame(page)
    await expect(stat(page, 'Level')).toContainText('/10')
    expect((await readMaze(page)).length).toBe(7)
    expect(await stored(page, 'selectedGrade')).toBe('high')
  })
})

test('keys walk, walls do not give way, the page stands still, and every step is said', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await openGame(page)
  await startGame(page)
  const said = page.getByRole('status').first()
  const scroll = await page.evaluate(() => scrollY)
  const before = await readMaze(page)
  await page.keyboard.press('ArrowUp')
  await expect(said).toHaveText('A wall. Try another way.')
  await page.keyboard.press('a')
  expect(await readMaze(page)).toEqual(before)
  const open =
    before[1]?.[2] === '.'
      ? (['ArrowRight', 'd', /^Moved right\./, 'a'] as const)
      : (['ArrowDown', 's', /^Moved down\./, 'w'] as const)
  if (before[1]?.[2] === '.' || before[2]?.[1] === '.') {
    await page.keyboard.press(open[0])
    await expect(said).toHaveText(open[2])
    await page.keyboard.press(open[3])
    await page.keyboard.press(open[1])
    await expect(said).toHaveText(open[2])
    await page.keyboard.press(open[3])
  }
  // Back at the start, in the upper left corner.
  await page.keyboard.press('g')
  await expect(said).toHaveText(/^The goal is \d down and \d right\. Up: wall\..* Left: wall\./)
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
})

test('a problem has four options, and nothing can be submitted before one is chosen', async ({ page }) => {
  await openProblem(page)
  const dialog = page.getByRole('dialog', { name: 'A math door' })
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  const submit = dialog.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  const maze = await readMaze(page)
  await page.keyboard.press('Enter')
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
  await page.keyboard.press('2')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await expect(submit).toBeEnabled()
  expect(await readMaze(page)).toEqual(maze)
  await expectAccessible(page)
})

test('hints come one after the other, and the problem may wait', async ({ page }) => {
  await openProblem(page)
  const question = await page.getByTestId('question').textContent()
  const hint = page.getByRole('button', { name: /^Hint/ })
  const said = page.locator('.problem-form .said')
  await expect(said).toBeEmpty()
  await expect(page.locator('.problem-picture')).toHaveCount(0)
  await hint.click()
  await expect(page.locator('.problem-picture > *').first()).toBeAttached()
  // What each of them says depends on the problem: arithmetic/hint.test.ts holds it.
  for (const left of [2, 1, 0]) {
    if (left < 2) await hint.click()
    await expect(hint).toHaveText(`Hint ${left} left`)
    await expect(said).not.toBeEmpty()
  }
  await expect(hint).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(phase(page)).toHaveAttribute('data-phase', 'walking')
  await walkToProblem(page, atTheKeyboard(page))
  expect(await page.getByTestId('question').textContent()).toBe(question)
})

test('the door being tried is kept in the browser while its problem is open', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('targetPosition', '{"x":'))
  await openProblem(page)
  const rows = await readMaze(page)
  const { x, y } = JSON.parse((await stored(page, 'targetPosition')) ?? 'null')
  expect(rows[y]?.[x]).toBe('?')
  await page.keyboard.press('Escape')
  await expect(phase(page)).toHaveAttribute('data-phase', 'walking')
  expect(await stored(page, 'targetPosition')).toBeNull()
})

test('a pause puts everything away, an open problem too, and brings it back', async ({ page }) => {
  await openProblem(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(phase(page)).toHaveAttribute('data-phase', 'paused')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'A math door' })).toBeVisible()
})

test('axe finds nothing while it is played', async ({ page, context, baseURL }) => {
  test.setTimeout(180_000)
  for (const themeLevel of some(LEVELS, 1, 3)) {
    await remember(context, String(baseURL), { themeLevel })
    await openGame(page, 'High')
    await startGame(page)
    await expectAccessible(page, { where: themeLevel })
    await walkToProblem(page, atTheKeyboard(page))
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await expectAccessible(page, { where: themeLevel })
  }
})

test('it speaks the language of the page', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { language: 'zh' })
  await page.goto(GAME)
  await expect(page.locator('.how-to li').first()).toHaveText('用方向键走动。')
})
