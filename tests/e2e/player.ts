// Plays Math Master as a person does: reads the question on the page, works it out, presses the answer.
import { expect, type Page } from '@playwright/test'
import { type Clock, runningClock } from './clock.ts'
import type { Press } from './press.ts'

/** More questions than any round has. */
const MAX_QUESTIONS = 200

/** The result of a question as the page shows it, for instance "4 + 3 = ?" or "12² = ?". */
export function workOut(question: string): number {
  const square = /^(\d+)² = \?$/.exec(question)
  if (square) return Number(square[1]) ** 2
  const [, left = '', operator = '', right = ''] = /^(\d+) (\S) (\d+) = \?$/.exec(question) ?? []
  const [a, b] = [Number(left), Number(right)]
  switch (operator) {
    case '+':
      return a + b
    case '-':
    case '−':
      return a - b
    case '×':
      return a * b
    case '÷':
      return a / b
    default:
      throw new Error(`not a question: ${question}`)
  }
}

export function phase(page: Page) {
  return page.locator('[data-phase]')
}

/** The four buttons, in the order of the keys 1 to 4. */
export function answers(page: Page) {
  return page.getByRole('group', { name: 'Answers' }).getByRole('button')
}

/** A number of the bar above the question, by its label. */
export function stat(page: Page, label: 'Score' | 'Level') {
  return page.locator('.hud .stat', { hasText: label }).locator('dd')
}

/** The level being played. */
export async function readLevel(page: Page): Promise<number> {
  return Number.parseInt((await stat(page, 'Level').textContent()) ?? '', 10)
}

/** The question on show, and the options in the order of the keys 1 to 4. */
export async function readProblem(page: Page): Promise<{ question: string; options: number[] }> {
  const question = ((await page.getByTestId('question').textContent()) ?? '').replace(/\s+/g, ' ').trim()
  const options = await answers(page).locator('.value').allTextContents()
  return { question, options: options.map((text) => Number(text.replace(/\D/g, ''))) }
}

/** How one answers: the option at this place, from 0. */
export interface Hands {
  answer(place: number): Promise<void>
}

export function onKeys(page: Page): Hands {
  return { answer: (place) => page.keyboard.press(String(place + 1)) }
}

export function pressing(page: Page, press: Press): Hands {
  return { answer: (place) => press(answers(page).nth(place)) }
}

/** Answers everything rightly until the complete screen is there. */
export async function playToTheEnd(
  page: Page,
  hands: Hands = onKeys(page),
  clock: Clock = runningClock(page),
): Promise<void> {
  for (let asked = 0; asked < MAX_QUESTIONS; asked++) {
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
    if ((await phase(page).getAttribute('data-phase')) === 'complete') return
    const { question, options } = await readProblem(page)
    await clock.think()
    await hands.answer(options.indexOf(workOut(question)))
    await expect(phase(page)).not.toHaveAttribute('data-phase', 'asking')
    await clock.watch()
  }
  throw new Error('the round does not end')
}
