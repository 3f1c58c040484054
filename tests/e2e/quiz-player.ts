// Plays a quiz as a person does who has read the book: looks the question up in the content and presses what is right.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Band } from '#engine/core/bands.ts'
import type { QuizItemWords, QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { answers, phase } from './player.ts'
import { hydrated } from './visitor.ts'

export type Quiz = 'science-explorer' | 'history-quest'

/** Long enough not to count as unread (learner.ts). */
const THINK_MS = 700

function readWords(quiz: Quiz, band: Band): QuizWords {
  const file = new URL(`../../game-engine/games/${quiz}/words/en/${band}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export async function openQuiz(page: Page, quiz: Quiz, grade: Band): Promise<void> {
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('selectedGrade', value), grade)
  await page.goto(`/games/${quiz}`)
  await hydrated(page)
}

/** The words of the question on show, and the four options in the order of the keys 1 to 4. */
export async function readQuestion(
  page: Page,
  quiz: Quiz,
  band: Band,
): Promise<{ words: QuizItemWords; options: string[] }> {
  await expect(answers(page)).toHaveCount(4)
  const question = await page.getByTestId('question').textContent()
  const words = Object.values(readWords(quiz, band).items).find((item) => item.question === question)
  if (!words) throw new Error(`not a question of ${quiz} ${band}: ${question}`)
  return { words, options: await answers(page).locator('.text').allTextContents() }
}

export interface Hands {
  /** Chooses the option at this place. */
  answer(place: number): Promise<void>
  /** Presses Next, which is on show. */
  next(): Promise<void>
}

export function keyboard(page: Page): Hands {
  return {
    answer: (place) => page.keyboard.press(String(place + 1)),
    // Focus is on the button already.
    next: () => page.keyboard.press('Enter'),
  }
}

export function finger(page: Page): Hands {
  return {
    answer: (place) => answers(page).nth(place).tap(),
    next: () => page.getByRole('button', { name: 'Next' }).tap(),
  }
}

/** Answers everything rightly until the complete screen is there; `misses` of the first ones wrongly. */
export async function playQuiz(page: Page, quiz: Quiz, band: Band, hands: Hands, misses = 0): Promise<void> {
  for (let asked = 0; asked < 60; asked++) {
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    const { words, options } = await readQuestion(page, quiz, band)
    const right = options.indexOf(words.right)
    await page.waitForTimeout(THINK_MS)
    await hands.answer(asked < misses ? (right + 1) % 4 : right)
    await expect(page.getByTestId('fun-fact')).toHaveText(words.funFact)
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await hands.next()
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
    if ((await phase(page).getAttribute('data-phase')) === 'complete') return
  }
  throw new Error('the round does not end')
}
