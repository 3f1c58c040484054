// Plays a quiz as a person does who has read the book: looks the question up in the content and presses what is right.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Band } from '#engine/core/bands.ts'
import type { QuizItemWords, QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { type Clock, runningClock } from './clock.ts'
import {
  type Hands as AnsweringHands,
  answers,
  onKeys,
  phase,
  pressing as pressingAnswers,
} from './player.ts'
import type { Press } from './press.ts'
import { openGame } from './visitor.ts'

export type Quiz = 'science-explorer' | 'history-quest'

function readWords(quiz: Quiz, band: Band): QuizWords {
  const file = new URL(`../../game-engine/games/${quiz}/words/en/${band}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export async function openQuiz(page: Page, quiz: Quiz, grade: Band): Promise<void> {
  await openGame(page, `/games/${quiz}`, grade)
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

export interface Hands extends AnsweringHands {
  /** Presses Next, which is on show. */
  next(): Promise<void>
}

export function keyboard(page: Page): Hands {
  // Focus is on the button already.
  return { ...onKeys(page), next: () => page.keyboard.press('Enter') }
}

export function pressing(page: Page, press: Press): Hands {
  return { ...pressingAnswers(page, press), next: () => press(page.getByRole('button', { name: 'Next' })) }
}

/** Answers everything rightly until the complete screen is there; `misses` of the first ones wrongly. */
export async function playQuiz(
  page: Page,
  quiz: Quiz,
  band: Band,
  hands: Hands,
  { clock = runningClock(page), misses = 0 }: { clock?: Clock; misses?: number } = {},
): Promise<void> {
  for (let asked = 0; asked < 60; asked++) {
    await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    const { words, options } = await readQuestion(page, quiz, band)
    const right = options.indexOf(words.right)
    await clock.think()
    await hands.answer(asked < misses ? (right + 1) % 4 : right)
    await expect(phase(page)).not.toHaveAttribute('data-phase', 'asking')
    await clock.watch()
    await expect(page.getByTestId('fun-fact')).toHaveText(words.funFact)
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await hands.next()
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
    if ((await phase(page).getAttribute('data-phase')) === 'complete') return
  }
  throw new Error('the round does not end')
}
