// Plays Math Master as a person at a keyboard does: reads the question on the page, works it out, presses the key.
import { expect, type Page } from '@playwright/test'
import { RUSHED_MS } from '#engine/learning/learner.ts'

const ROUND_MS = 120_000
/** Nobody answers sooner, and the server takes no score from someone who does. */
export const THINK_MS = RUSHED_MS + 100

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

/** The question on show, and the options in the order of the keys 1 to 4. */
export async function readProblem(page: Page): Promise<{ question: string; options: number[] }> {
  const question = ((await page.getByTestId('question').textContent()) ?? '').replace(/\s+/g, ' ').trim()
  const options = await answers(page).locator('.value').allTextContents()
  return { question, options: options.map((text) => Number(text.replace(/\D/g, ''))) }
}

/** Answers everything rightly by the number keys until the complete screen is there. */
export async function playToTheEnd(page: Page): Promise<void> {
  const deadline = Date.now() + ROUND_MS
  for (;;) {
    if (Date.now() > deadline) throw new Error('the round does not end')
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
    if ((await phase(page).getAttribute('data-phase')) === 'complete') return
    const { question, options } = await readProblem(page)
    await page.waitForTimeout(THINK_MS)
    await page.keyboard.press(String(options.indexOf(workOut(question)) + 1))
    await expect(phase(page)).not.toHaveAttribute('data-phase', 'asking')
  }
}
