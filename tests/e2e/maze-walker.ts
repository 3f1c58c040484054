// Plays Math Maze as the page shows it: finds the way on the board, works out what the doors ask.
import { expect, type Page } from '@playwright/test'
import { phase, THINK_MS, workOut } from './player.ts'

export type Way = 'Up' | 'Down' | 'Left' | 'Right'

const WAYS: readonly (readonly [Way, number, number])[] = [
  ['Up', 0, -1],
  ['Down', 0, 1],
  ['Left', -1, 0],
  ['Right', 1, 0],
]

/** How one walks and answers: by keys, or by thumb. */
export interface Hands {
  walk(way: Way): Promise<void>
  /** Chooses the option at this place (from 0) and submits. */
  answer(option: number): Promise<void>
  /** Lets the result be shown to its end. */
  wait(): Promise<void>
}

export function board(page: Page) {
  return page.getByRole('application')
}

/** The maze row by row: # wall, . open, ? math door, * goal, @ the player. */
export async function readMaze(page: Page): Promise<string[]> {
  return ((await board(page).getAttribute('data-maze')) ?? '').split(' ')
}

/** The shortest way to the first cell that looks like one of `goals`, over open cells and doors. */
export function wayTo(rows: readonly string[], goals: string): Way[] {
  const y = rows.findIndex((row) => row.includes('@'))
  const reached: { x: number; y: number; way: Way[] }[] = [{ x: rows[y]?.indexOf('@') ?? 0, y, way: [] }]
  const seen = new Set<string>()
  for (const at of reached) {
    for (const [way, dx, dy] of WAYS) {
      const next = { x: at.x + dx, y: at.y + dy, way: [...at.way, way] }
      const cell = rows[next.y]?.[next.x] ?? '#'
      if (goals.includes(cell)) return next.way
      if (cell === '#' || seen.has(`${next.x} ${next.y}`)) continue
      seen.add(`${next.x} ${next.y}`)
      reached.push(next)
    }
  }
  throw new Error(`no way in ${rows.join(' ')}`)
}

/** The option that is right, from 0, among those of the open problem. */
export async function rightOption(page: Page): Promise<number> {
  const question = ((await page.getByTestId('question').textContent()) ?? '').trim()
  const options = await page.locator('.problem-form .value').allTextContents()
  return options.map((text) => Number(text.replace(/\D/g, ''))).indexOf(workOut(question))
}

/** Walks step by step until a problem is open. */
export async function walkToProblem(page: Page, hands: Pick<Hands, 'walk'>): Promise<void> {
  for (const way of wayTo(await readMaze(page), '?')) await hands.walk(way)
  await expect(phase(page)).toHaveAttribute('data-phase', 'asking')
}

/** Goes the shortest way through one maze after the other until the complete screen is there. */
export async function walkToTheEnd(page: Page, hands: Hands): Promise<void> {
  for (;;) {
    const state = await phase(page).getAttribute('data-phase')
    if (state === 'complete') return
    if (state === 'asking') {
      const option = await rightOption(page)
      await page.waitForTimeout(THINK_MS)
      await hands.answer(option)
      await expect(phase(page)).toHaveAttribute('data-phase', 'feedback')
      await hands.wait()
      await expect(phase(page)).not.toHaveAttribute('data-phase', 'feedback')
      continue
    }
    const before = await readMaze(page)
    for (const way of wayTo(before, '*')) {
      await hands.walk(way)
      if ((await phase(page).getAttribute('data-phase')) !== 'walking') break
    }
  }
}

/** Arrow keys, the number keys and Enter. */
export function atTheKeyboard(page: Page): Hands {
  return {
    walk: (way) => page.keyboard.press(`Arrow${way}`),
    async answer(option) {
      await page.keyboard.press(String(option + 1))
      await page.keyboard.press('Enter')
    },
    wait: async () => {},
  }
}

/** The arrows under the board, and taps. */
export function byThumb(page: Page): Hands {
  return {
    walk: (way) => page.getByRole('button', { name: way.toLowerCase(), exact: true }).tap(),
    async answer(option) {
      await page.locator('.problem-form label').nth(option).tap()
      await page.getByRole('button', { name: 'Submit' }).tap()
    },
    wait: async () => {},
  }
}
