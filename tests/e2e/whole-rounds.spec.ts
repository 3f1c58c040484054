// Every game to its complete screen and its stored score: by keyboard alone and with a finger on a phone, each with another band;
// the third is opened in calm mode, which is played as every journey without a stage is. In a full run every band is played to
// its end all three ways. Time passes by hand.
import type { Page } from '@playwright/test'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { type Clock, heldClock } from './clock.ts'
import { ageRound } from './database.ts'
import { watchFocus } from './focus.ts'
import { FULL_RUN, some } from './full-run.ts'
import { atTheKeyboard, byFinger, byMouse, walkToTheEnd } from './maze-walker.ts'
import { newPerson, signIn } from './people.ts'
import { onKeys, phase, playToTheEnd, pressing, stat } from './player.ts'
import { finger, mouse } from './press.ts'
import { keyboard, playQuiz, pressing as pressingQuiz, type Quiz } from './quiz-player.ts'
import { expect, remember, test, withStoredGrade } from './visitor.ts'
import {
  onKeys as onLetterKeys,
  pressing as pressingLetters,
  solveToTheEnd,
  withFinger,
} from './word-player.ts'

const WAYS = ['keyboard', 'touch', 'calm'] as const
type Way = (typeof WAYS)[number]

/** What the complete screen must say. */
interface Outcome {
  score: number
  right: number
}

interface Row {
  game: string
  path: string
  start: string
  /** The phase a round begins with. */
  first: 'asking' | 'walking'
  levels: Readonly<Record<Band, number>>
  stars: Readonly<Record<Band, number>>
  /** Plays to the end without a mistake. */
  play: (page: Page, way: Way, band: Band, clock: Clock) => Promise<Outcome>
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Points 10 x level, and as many questions a level in every level. */
function quizRow(
  quiz: Quiz,
  game: string,
  start: string,
  levels: Row['levels'],
  perLevel: Row['levels'],
): Row {
  return {
    game,
    path: `/games/${quiz}`,
    start,
    first: 'asking',
    levels,
    stars: levels,
    async play(page, way, band, clock) {
      const hands = {
        keyboard: keyboard(page),
        touch: pressingQuiz(page, finger),
        calm: pressingQuiz(page, mouse),
      }
      await playQuiz(page, quiz, band, hands[way], { clock })
      const of = Array.from({ length: levels[band] }, (_, index) => 10 * (index + 1))
      return { score: perLevel[band] * sum(of), right: perLevel[band] * levels[band] }
    },
  }
}

const ROWS: readonly Row[] = [
  {
    game: 'Math Master',
    path: '/games/math-master',
    start: 'Start Game',
    first: 'asking',
    levels: { elementary: 5, middle: 8, high: 10 },
    stars: { elementary: 5, middle: 8, high: 10 },
    async play(page, way, band, clock) {
      const hands = { keyboard: onKeys(page), touch: pressing(page, finger), calm: pressing(page, mouse) }
      await playToTheEnd(page, hands[way], clock)
      // 10 x level each, a level up whenever the score reaches or passes a multiple of 50 x level.
      let [score, right, level] = [0, 0, 1]
      for (; level <= this.levels[band]; right++) {
        const before = score
        score += 10 * level
        if (Math.floor(score / (50 * level)) > Math.floor(before / (50 * level))) level += 1
      }
      return { score, right }
    },
  },
  {
    game: 'Math Maze',
    path: '/games/mathmaze',
    start: 'Start Game',
    first: 'walking',
    levels: { elementary: 5, middle: 8, high: 10 },
    stars: { elementary: 2, middle: 4, high: 5 },
    async play(page, way, band, clock) {
      const hands = { keyboard: atTheKeyboard(page), touch: byFinger(page), calm: byMouse(page) }
      const doors = await walkToTheEnd(page, hands[way], clock)
      const points = { elementary: 10, middle: 15, high: 20 }[band]
      const bonus = { elementary: 50, middle: 75, high: 100 }[band]
      return { score: points * sum(doors) + bonus * this.levels[band], right: doors.length }
    },
  },
  quizRow(
    'science-explorer',
    'Science Explorer',
    'Start Exploring',
    { elementary: 3, middle: 4, high: 5 },
    { elementary: 10, middle: 5, high: 5 },
  ),
  {
    game: 'Word Works',
    path: '/games/word-works',
    start: 'Start Game',
    first: 'asking',
    levels: { elementary: 3, middle: 2, high: 1 },
    stars: { elementary: 3, middle: 2, high: 1 },
    async play(page, way, _band, clock) {
      const hands = {
        keyboard: onLetterKeys(page),
        touch: withFinger(page),
        calm: pressingLetters(page, mouse),
      }
      const words = await solveToTheEnd(page, hands[way], clock)
      return { score: 10 * sum(words), right: words.length }
    },
  },
  quizRow(
    'history-quest',
    'History Quest',
    'Start Quest',
    { elementary: 3, middle: 4, high: 4 },
    { elementary: 5, middle: 5, high: 5 },
  ),
]

/** Each band plays in the notebook of its age, which has a voice of its own. */
const NOTEBOOKS = {
  elementary: { themeLevel: 'elementary', done: 'You did it!', grade: /^Elementary/ },
  middle: { themeLevel: 'middle-school', done: 'Nailed it.', grade: /^Middle/ },
  high: { themeLevel: 'high', done: 'Set complete.', grade: /^High/ },
} as const

/** How each way presses the buttons around the game. */
const BUTTONS: Readonly<Record<Way, (page: Page, name: string) => Promise<void>>> = {
  async keyboard(page, name) {
    const button = page.getByRole('button', { name, exact: true })
    for (let tabs = 0; !(await button.evaluate((one) => one === document.activeElement)); tabs++) {
      if (tabs > 60) throw new Error(`Tab does not reach ${name}`)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  },
  touch: (page, name) => page.getByRole('button', { name, exact: true }).tap(),
  calm: (page, name) => page.getByRole('button', { name, exact: true }).click(),
}

/** Math Maze asks for the grade on its own start screen. */
async function chooseGrade(page: Page, way: Way, band: Band): Promise<void> {
  const grades = page.getByRole('radio', { name: /School|Elementary/ })
  if ((await grades.count()) === 0) return
  const chosen = page.getByRole('radio', { name: NOTEBOOKS[band].grade })
  if (way === 'touch') await page.locator('label', { has: chosen }).tap()
  else if (way === 'calm') await page.locator('label', { has: chosen }).click()
  else {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(grades.first()).toBeFocused({ timeout: 10 })
    }).toPass({ intervals: [0] })
    for (let step = BANDS.indexOf(band); step > 0; step--) await page.keyboard.press('ArrowRight')
  }
  await expect(chosen).toBeChecked()
}

async function expectComplete(page: Page, row: Row, band: Band, { score, right }: Outcome): Promise<void> {
  const screen = page.locator('.complete-screen')
  const levels = row.levels[band]
  await expect(page.getByRole('heading', { level: 1, name: NOTEBOOKS[band].done })).toBeFocused()
  await expect(screen).toContainText(
    levels === 1 ? `You finished ${row.game}.` : `You finished all ${levels} levels of ${row.game}.`,
  )
  const stars = row.stars[band]
  await expect(screen.getByRole('img', { name: starsName(stars, stars), exact: true })).toBeVisible()
  await expect(screen.getByTestId('final-score')).toHaveText(score.toLocaleString('en'))
  await expect(screen.locator('.stat', { hasText: 'Right answers' })).toContainText(`${right} of ${right}`)
  await expect(screen.locator('.stat', { hasText: 'Best streak' })).toContainText(String(right))
}

const starsName = (earned: number, total: number) => `${earned} of ${total} ${total === 1 ? 'star' : 'stars'}`

/** Play Again is reached and begins anew. */
async function expectPlayAgain(page: Page, row: Row, way: Way, band: Band): Promise<void> {
  await BUTTONS[way](page, 'Play Again')
  await expect(phase(page)).toHaveAttribute('data-phase', row.first)
  await expect(stat(page, 'Score')).toHaveText('0')
  await expect(stat(page, 'Level')).toHaveText(`1/${row.levels[band]}`)
  await expect(
    page.locator('.hud').getByRole('img', { name: starsName(0, row.stars[band]), exact: true }),
  ).toBeVisible()
}

// What is proved here includes the stage. The runner's clock leaves scripts behind in a context that is used again.
test.use({ reducedMotion: 'no-preference', reuseContext: false })

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000)
  await page.clock.install()
})

for (const [place, row] of ROWS.entries()) {
  for (const band of BANDS) {
    // Each game in all three ways, each with another band. The longest mazes are walked where no stage is drawn, and the
    // shortest with a finger, whose steps take the longest.
    const ways = some(WAYS, (place + 2 * BANDS.indexOf(band)) % WAYS.length)
    test.describe(`${row.game}, ${band}`, () => {
      test.beforeEach(async ({ page, context, baseURL }) => {
        const { themeLevel } = NOTEBOOKS[band]
        await remember(context, String(baseURL), { themeLevel, selectedGrade: band })
        await withStoredGrade(page, band)
      })

      async function open(page: Page, way: Way): Promise<void> {
        await page.goto(row.path)
        await chooseGrade(page, way, band)
      }

      async function playThrough(page: Page, way: Way, stage: 'drawn' | 'none'): Promise<Outcome> {
        const opened = page.waitForResponse((answer) => /\/play\/rounds$/.test(answer.url()))
        await BUTTONS[way](page, row.start)
        const { roundId } = await (await opened).json()
        // The page's clock, held by hand, runs ahead of the server's.
        await ageRound(roundId, 60)
        await expect(phase(page)).toHaveAttribute('data-phase', row.first)
        await expect(page.locator('.phaser-stage')).toHaveAttribute('data-stage', stage)
        const outcome = await row.play(page, way, band, await heldClock(page))
        await expectComplete(page, row, band, outcome)
        await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
        return outcome
      }

      if (ways.includes('keyboard'))
        test('by keyboard alone, and focus is never lost', {
          tag: band === 'elementary' ? '@smoke' : [],
        }, async ({ page }) => {
          await open(page, 'keyboard')
          const keysWithoutFocus = await watchFocus(page, '.play-frame, .complete-screen')
          await playThrough(page, 'keyboard', 'drawn')
          await expectPlayAgain(page, row, 'keyboard', band)
          expect(await keysWithoutFocus()).toEqual([])
        })

      if (ways.includes('touch'))
        test.describe('on a phone', () => {
          test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

          test('with a finger', async ({ page }) => {
            await open(page, 'touch')
            const { score } = await playThrough(page, 'touch', 'drawn')
            await expectPlayAgain(page, row, 'touch', band)
            await page.goto('/games')
            await expect(page.getByTestId('best-score').first()).toContainText(score.toLocaleString('en'))
            await expect(page.getByTestId('last-round')).toHaveCount(1)
          })
        })

      if (ways.includes('calm'))
        test('in calm mode, without any canvas', async ({ page }) => {
          const canvases = page.locator('canvas')
          await open(page, 'calm')
          await page.locator('summary', { hasText: 'Settings' }).click()
          await page.locator('label', { hasText: 'Calm mode' }).click()
          await expect(page.getByRole('switch', { name: 'Calm mode' })).toBeChecked()
          if (FULL_RUN) {
            await playThrough(page, 'calm', 'none')
            await expect(canvases).toHaveCount(0)
            await expectPlayAgain(page, row, 'calm', band)
          } else {
            await BUTTONS.calm(page, row.start)
            await expect(phase(page)).toHaveAttribute('data-phase', row.first)
          }
          await expect(page.locator('.phaser-stage')).toHaveAttribute('data-stage', 'none')
          await expect(canvases).toHaveCount(0)
        })
    })
  }
}

test('the challenge of the day, from the hub by keyboard, counts and is not offered again', async ({
  page,
  context,
  baseURL,
}) => {
  await remember(context, String(baseURL), { themeLevel: 'elementary', selectedGrade: 'elementary' })
  await signIn(page, await newPerson(), '/games')
  const strip = page.getByRole('region', { name: 'Daily challenge' })
  const game = await strip.locator('.game').textContent()
  const row = ROWS.find((one) => one.game === game)
  if (!row) throw new Error(`${game} has no row`)
  await strip.getByRole('link', { name: 'Play the challenge' }).focus()
  await page.keyboard.press('Enter')
  const opened = page.waitForResponse((answer) => /\/play\/daily$/.test(answer.url()))
  await BUTTONS.keyboard(page, row.start)
  const { roundId } = await (await opened).json()
  await ageRound(roundId, 60)
  await expect(phase(page)).toHaveAttribute('data-phase', row.first)
  const { score } = await row.play(page, 'keyboard', 'elementary', await heldClock(page))
  await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
  await page.goto('/games')
  await expect(strip).toContainText(`${score.toLocaleString('en')} points`)
  await expect(strip.getByRole('link')).toHaveCount(0)
})
