// Science Explorer from the start screen to the stored score (spec 001 sections 2, 4, 8 and 9).
import { earlyFact } from '#app/stage/quiz/early-fact.ts'
import { expectAccessible } from './axe.ts'
import { FULL_RUN, some } from './full-run.ts'
import { answers, phase, stat } from './player.ts'
import { keyboard, openQuiz, playQuiz, readQuestion } from './quiz-player.ts'
import { expect, holdClock, test } from './visitor.ts'

// The runner's clock leaves scripts behind in a context that is used again.
test.use({ reuseContext: false })

const QUIZ = 'science-explorer'

// In real time. Every day whole-rounds.spec.ts plays this game by a held clock, and progress.spec.ts one game in real time.
if (FULL_RUN)
  test('a whole game in real time, one answer wrong: 490 points, stored and found on the hub', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await openQuiz(page, QUIZ, 'middle')
    await page.getByRole('button', { name: 'Start Exploring' }).click()
    await playQuiz(page, QUIZ, 'middle', keyboard(page), { misses: 1 })
    await expect(page.getByTestId('final-score')).toHaveText('490')
    await expect(phase(page)).toContainText('19 of 20')
    await expect(page.getByRole('img', { name: '4 of 4 stars' })).toBeVisible()
    await expect(phase(page)).toContainText('Saved')
    await page.goto('/games')
    await expect(page.getByTestId('best-score')).toContainText('490')
  })

test('a wrong answer says so, shows the right one and why, and costs nothing', { tag: '@smoke' }, async ({
  page,
}) => {
  await openQuiz(page, QUIZ, 'middle')
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  const { words, options } = await readQuestion(page, QUIZ, 'middle')
  const right = options.indexOf(words.right)
  const chosen = (right + 1) % 4
  await answers(page).nth(chosen).click()
  await expect(page.getByText('Incorrect! The right answer is highlighted.')).toBeVisible()
  await expect(answers(page).nth(right)).toHaveAttribute('data-mark', 'right')
  await expect(answers(page).nth(chosen)).toHaveAttribute('data-mark', 'wrong')
  await expect(page.locator('.fact-card')).toContainText(
    words.wrong.find(({ text }) => text === options[chosen])?.why ?? '',
  )
  await expect(stat(page, 'Score')).toHaveText('0')
})

test('the fun fact comes a second after a right answer and stays until Next', async ({ page }) => {
  await page.clock.install()
  await openQuiz(page, QUIZ, 'middle')
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  const { words, options } = await readQuestion(page, QUIZ, 'middle')
  await holdClock(page)
  await page.keyboard.press(String(options.indexOf(words.right) + 1))
  await expect(phase(page)).toHaveAttribute('data-phase', 'reveal')
  await page.clock.runFor(800)
  await expect(phase(page)).toHaveAttribute('data-phase', 'reveal')
  await page.clock.runFor(400)
  await expect(page.getByTestId('fun-fact')).toHaveText(words.funFact)
  await page.clock.runFor(600_000)
  await expect(phase(page)).toHaveAttribute('data-phase', 'fact')
})

test('hints strike out two wrong options with their reasons, then show the fun fact; the question is read aloud', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(window, 'said', said)
    Reflect.set(
      window,
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        readonly text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      },
    )
    speechSynthesis.getVoices = () => [{ lang: 'en-US', localService: true } as SpeechSynthesisVoice]
    speechSynthesis.speak = ({ text }) => void said.push(text)
  })
  await openQuiz(page, QUIZ, 'elementary')
  await page.getByRole('button', { name: 'Start Exploring' }).click()
  const { words } = await readQuestion(page, QUIZ, 'elementary')
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([words.question])
  await page.getByRole('button', { name: 'Stop reading' }).click()
  const hint = page.getByRole('button', { name: /^Hint/ })
  await hint.click()
  await hint.click()
  await expect(page.locator('.answer[data-mark="struck"]')).toHaveCount(2)
  await expect(page.locator('.answer .why').first()).toBeVisible()
  await hint.click()
  await expect(page.locator('.early-fact')).toContainText(earlyFact(words))
  const struck = await page
    .locator('.answer')
    .evaluateAll((all) => all.findIndex((one) => one.dataset['mark'] === 'struck'))
  await page.keyboard.press(String(struck + 1))
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('words that do not arrive can be asked for again', async ({ page }) => {
    await openQuiz(page, QUIZ, 'middle')
    await page.route(/\/assets\/science-explorer-en-middle-.*\.json$/, (route) => route.abort())
    await page.getByRole('button', { name: 'Start Exploring' }).click()
    await expect(page.getByRole('alert')).toContainText('The questions didn’t load')
    await page.unroute(/\/assets\/science-explorer-en-middle-.*\.json$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(answers(page)).toHaveCount(4)
  })
})

const LOOKS = [
  ['default', 'false'],
  ['elementary', 'false'],
  ['middle-school', 'true'],
  ['high', 'true'],
] as const

for (const [level, mode] of some(LOOKS, 1, 2)) {
  test(`axe finds nothing while it is played: ${level}, dark mode ${mode}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const url = String(baseURL)
    await context.addCookies([
      { name: 'themeLevel', value: level, url },
      { name: 'darkMode', value: mode, url },
    ])
    await openQuiz(page, QUIZ, 'middle')
    await page.getByRole('button', { name: 'Start Exploring' }).click()
    await page.getByRole('button', { name: /^Hint/ }).click()
    await expect(page.locator('.answer[data-mark="struck"]')).toHaveCount(1)
    await expectAccessible(page)
    await answers(page).and(page.locator('[aria-disabled="false"]')).first().click()
    await expect(phase(page)).toHaveAttribute('data-phase', 'fact')
    // The card fades in; while it does, its colours are not yet its own.
    await page
      .locator('.fact-card')
      .evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)))
    await expectAccessible(page)
  })
}

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const quiz of ['science-explorer', 'history-quest'] as const)
    test(`${quiz}: the longest question stands above its four answers, all of them in one window`, async ({
      page,
    }) => {
      await openQuiz(page, quiz, 'middle')
      await page.locator('.start-screen .button-row .button').first().click()
      const { words } = await readQuestion(page, quiz, 'middle')
      // Six lines and four of two, as the longest are; where a round begins is up to chance.
      await page.getByTestId('question').evaluate((question) => {
        question.dataset['long'] = 'true'
        question.textContent = 'Five words make a line. '.repeat(8)
      })
      await expect(page.getByTestId('question')).not.toHaveText(words.question)
      for (const text of await answers(page).locator('.text').all())
        await text.evaluate((option) => {
          option.textContent = 'An option that needs two lines here'
        })
      await page.locator('.play-frame').evaluate((frame) => frame.scrollIntoView({ block: 'start' }))
      const boxes = [
        await page.locator('.hud').boundingBox(),
        await page.locator('.quiz-sheet').boundingBox(),
        ...(await Promise.all((await answers(page).all()).map((answer) => answer.boundingBox()))),
      ].map((box) => ({ top: box?.y ?? Number.NaN, bottom: (box?.y ?? 0) + (box?.height ?? 0) }))
      for (const [index, box] of boxes.entries()) {
        expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
        expect(box.bottom).toBeLessThanOrEqual(640)
      }
    })
})
