// The pictures of the README, taken of the real thing: run with SCREENSHOTS=1 to renew them. That the pictured screens open
// is proved by walk.spec.ts and the games' own journeys.
import { playToTheEnd, readProblem } from './player.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

const FOLDER = 'docs/screenshots'

test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } })

const PICTURES = [
  { name: 'home', path: '/', themeLevel: 'default', darkMode: 'false', language: 'en' },
  { name: 'home-elementary-zh', path: '/', themeLevel: 'elementary', darkMode: 'false', language: 'zh' },
  {
    name: 'games-middle-dark',
    path: '/dev/demo-guest',
    themeLevel: 'middle-school',
    darkMode: 'true',
    language: 'en',
  },
  { name: 'home-high', path: '/', themeLevel: 'high', darkMode: 'false', language: 'en' },
] as const

if (process.env['SCREENSHOTS'] === '1') takePictures()

function takePictures(): void {
  for (const { name, path, ...preferences } of PICTURES) {
    test(name, async ({ page, context, baseURL }) => {
      await remember(context, String(baseURL), { ...preferences, selectedGrade: 'middle' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.screenshot({ path: `${FOLDER}/${name}.png` })
    })
  }

  test('math-master', async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    await remember(context, String(baseURL), {
      themeLevel: 'elementary',
      darkMode: 'false',
      selectedGrade: 'elementary',
    })
    await page.goto('/games/math-master', { waitUntil: 'networkidle' })
    await hydrated(page)
    await page.getByRole('button', { name: 'Start Game' }).click()
    await expect(page.locator('[data-stage="drawn"]')).toBeAttached()
    expect((await readProblem(page)).options).toHaveLength(4)
    await page.waitForTimeout(1_500)
    await page.screenshot({ path: `${FOLDER}/math-master.png` })
    await playToTheEnd(page)
    await page.screenshot({ path: `${FOLDER}/math-master-complete.png` })
  })
}
