// What a game shows for a moment after an answer, by a held clock: on a busy machine the moment passes between two looks.
import { heldClock } from './clock.ts'
import { atTheKeyboard, board, readMaze, rightOption, walkToProblem } from './maze-walker.ts'
import { answers, phase, stat } from './player.ts'
import { openQuiz, readQuestion } from './quiz-player.ts'
import { expect, openGame, test } from './visitor.ts'

// The runner's clock leaves scripts behind in a context that is used again.
test.use({ reuseContext: false })

test('History Quest: a wrong answer says so, and its fun fact follows all the same', async ({ page }) => {
  await page.clock.install()
  await openQuiz(page, 'history-quest', 'high')
  await page.getByRole('button', { name: 'Start Quest' }).click()
  const { words, options } = await readQuestion(page, 'history-quest', 'high')
  const clock = await heldClock(page)
  const right = options.indexOf(words.right)
  await clock.think()
  await page.keyboard.press(String(((right + 1) % 4) + 1))
  await expect(page.getByText('Incorrect! The right answer is highlighted.')).toBeVisible()
  await expect(answers(page).nth(right)).toHaveAttribute('data-mark', 'right')
  await clock.watch()
  await expect(page.getByTestId('fun-fact')).toHaveText(words.funFact)
  await expect(stat(page, 'Score')).toHaveText('0')
})

test('Math Maze: a right answer clears the door and walks through; a wrong one leaves all as it was', async ({
  page,
}) => {
  await page.clock.install()
  await openGame(page, '/games/mathmaze', 'elementary')
  await page.getByRole('button', { name: 'Start Game' }).click()
  await walkToProblem(page, atTheKeyboard(page))
  const clock = await heldClock(page)
  const before = await readMaze(page)
  const doors = (rows: readonly string[]) => rows.join('').split('?').length - 1
  const right = await rightOption(page)
  await page.keyboard.press(String(((right + 1) % 4) + 1))
  await clock.think()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incorrect answer. Try again!').first()).toBeVisible()
  await clock.watch()
  await expect(phase(page)).toHaveAttribute('data-phase', 'walking')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await readMaze(page)).toEqual(before)
  await expect(stat(page, 'Score')).toHaveText('0')

  await walkToProblem(page, atTheKeyboard(page))
  await clock.think()
  await atTheKeyboard(page).answer(await rightOption(page))
  await expect(page.getByText('Correct! +10 points').first()).toBeVisible()
  await clock.watch()
  await expect(phase(page)).toHaveAttribute('data-phase', 'walking')
  const after = await readMaze(page)
  expect(doors(after)).toBe(doors(before) - 1)
  expect(after).not.toEqual(before)
  await expect(stat(page, 'Score')).toHaveText('10')
  await expect(board(page)).toBeFocused()
})
