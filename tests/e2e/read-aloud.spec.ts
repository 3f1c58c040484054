// What a child who cannot read yet has to read is said, by a voice of the device, and lit up on the page meanwhile.
import type { Page } from '@playwright/test'
import { atTheKeyboard, walkToProblem } from './maze-walker.ts'
import { phase } from './player.ts'
import { expect, openGame, remember, test } from './visitor.ts'

interface Heard {
  readonly text: string
  /** What stands out on the page as its last word is said. */
  readonly lit: string
}

/** A voice that says everything at once, word by word. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Reflect.set(window, 'heard', heard)
    class Utterance extends EventTarget {
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Reflect.set(window, 'SpeechSynthesisUtterance', Utterance)
    speechSynthesis.getVoices = () => [{ lang: 'en-US', localService: true } as SpeechSynthesisVoice]
    speechSynthesis.speak = (spoken) => {
      for (const { index: charIndex, 0: word } of spoken.text.matchAll(/\S+/g))
        spoken.dispatchEvent(
          Object.assign(new Event('boundary'), { name: 'word', charIndex, charLength: word.length }),
        )
      const [lit] = CSS.highlights.get('spoken-word') ?? []
      heard.push({ text: spoken.text.trim(), lit: String(lit ?? '') })
      spoken.dispatchEvent(new Event('end'))
    }
  })
}

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'))
const forget = (page: Page) => page.evaluate(() => (Reflect.get(window, 'heard') as Heard[]).splice(0))
const lastHeard = async (page: Page) => (await heard(page)).at(-1)

test.beforeEach(({ page }) => giveVoice(page))

test('Math Master says its start screen, each question as words, and hints', { tag: '@smoke' }, async ({
  page,
}) => {
  await openGame(page, '/games/math-master', 'elementary')
  await page.locator('.start-screen').getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(async () => (await heard(page))[0]).toEqual({ text: 'Math Master', lit: 'Master' })
  await forget(page)
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect
    .poll(() => lastHeard(page))
    .toEqual({ text: expect.stringMatching(/^\d+ (plus|minus) \d+ equals what$/), lit: '?' })
  await page.getByRole('button', { name: /^Hint/ }).click()
  await expect.poll(async () => (await lastHeard(page))?.text).not.toMatch(/equals what$/)
})

test('the hub says each card, the practice page each skill', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { themeLevel: 'elementary' })
  await openGame(page, '/games', 'elementary')
  const card = page.locator('.subject-card', { hasText: 'Number Studio' })
  await card.getByRole('button', { name: 'Read aloud' }).click()
  await expect
    .poll(async () => (await heard(page)).map(({ text }) => text))
    .toEqual(['Math', 'Number Studio', 'Count, add and take away with pictures.'])
  await forget(page)
  await card.getByRole('link').click()
  await page.locator('.next-skills li').first().getByRole('button', { name: 'Read aloud' }).click()
  const [skill] = await page.locator('.next-skills h3').allTextContents()
  await expect.poll(async () => (await heard(page)).map(({ text }) => text)).toContain(skill)
  await forget(page)
  await page.locator('.strands summary').first().click()
  await page.locator('.strands > section').first().getByRole('button', { name: 'Read aloud' }).click()
  const stops = await page.locator('.strands > section').first().locator('.name:visible').allTextContents()
  expect(stops).not.toHaveLength(0)
  await expect
    .poll(async () => (await heard(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(stops))
})

test('leaving a round says the question and what can be pressed', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { themeLevel: 'elementary' })
  await openGame(page, '/games/math-master', 'elementary')
  await page.getByRole('button', { name: 'Start Game' }).click()
  await page.locator('.answer-buttons button').first().click()
  await page.locator('header').getByRole('link', { name: 'Games' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await forget(page)
  await dialog.getByRole('button', { name: 'Read aloud' }).click()
  const buttons = await dialog.locator('.button-row button').allTextContents()
  await expect
    .poll(async () => (await heard(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(buttons))
})

test('Math Maze says the question at a door', async ({ page }) => {
  await openGame(page, '/games/mathmaze', 'elementary')
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'walking')
  await walkToProblem(page, atTheKeyboard(page))
  await expect.poll(() => lastHeard(page)).toEqual({ text: expect.stringMatching(/equals what$/), lit: '?' })
})

test('Word Works says what a word means, with its gap', async ({ page }) => {
  await openGame(page, '/games/word-works', 'elementary')
  await page.getByRole('button', { name: 'Start Game' }).click()
  const means = page.locator('.word-notes .definition')
  await expect.poll(async () => (await heard(page)).at(-1)?.text).toBe((await means.textContent())?.trim())
  await page.getByRole('button', { name: /^Hint/ }).click()
  await expect.poll(async () => (await lastHeard(page))?.text).toMatch(/\bblank\b/)
})
