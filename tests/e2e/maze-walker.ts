// Plays Math Maze as the page shows it: finds the way on the board, works out what the doors ask.
import { expect, type Page } from '@playwright/test'
import { layOut } from '#engine/phaser/math-maze/maze-layout.ts'
import { type Clock, runningClock } from './clock.ts'
import { phase, readLevel, workOut } from './player.ts'
import { finger, middleOf, mouse, type Press, type Spot, swipe } from './press.ts'

export type Way = 'Up' | 'Down' | 'Left' | 'Right'

const STEPS: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  Up: [0, -1],
  Down: [0, 1],
  Left: [-1, 0],
  Right: [1, 0],
}
const WAYS = Object.keys(STEPS) as Way[]

/** How one walks and answers. */
export interface Hands {
  /** @param cell the middle of the cell that way, in pixels of the window */
  walk(way: Way, cell: Spot): Promise<void>
  /** Chooses the option at this place (from 0) and submits. */
  answer(option: number): Promise<void>
}

export function board(page: Page) {
  return page.getByRole('application')
}

/** The maze row by row: # wall, . open, ? math door, * goal, @ the player. */
export async function readMaze(page: Page): Promise<string[]> {
  return ((await board(page).getAttribute('data-maze')) ?? '').split(' ')
}

function placeOfPlayer(rows: readonly string[]): Spot {
  const y = rows.findIndex((row) => row.includes('@'))
  return { x: rows[y]?.indexOf('@') ?? 0, y }
}

/** The shortest way to the first cell that looks like one of `goals`, over open cells and doors. */
export function wayTo(rows: readonly string[], goals: string): Way[] {
  const reached: { x: number; y: number; way: Way[] }[] = [{ ...placeOfPlayer(rows), way: [] }]
  const seen = new Set<string>()
  for (const at of reached) {
    for (const way of WAYS) {
      const [dx, dy] = STEPS[way]
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

/** Whether the last goal is reached. */
async function isOver(page: Page): Promise<boolean> {
  return ['over', 'complete'].includes((await phase(page).getAttribute('data-phase')) ?? '')
}

/** Walks step by step to the first cell that looks like one of `goals`, or to a door that is in the way. */
async function walkTowards(
  page: Page,
  goals: string,
  { walk }: Pick<Hands, 'walk'>,
  clock: Clock = runningClock(page),
): Promise<void> {
  const rows = await readMaze(page)
  const box = await board(page).boundingBox()
  if (!box) throw new Error('no board')
  const { centre } = layOut({ size: rows.length }, box.width)
  let at = placeOfPlayer(rows)
  for (const way of wayTo(rows, goals)) {
    const [dx, dy] = STEPS[way]
    const next = { x: at.x + dx, y: at.y + dy }
    const cell = centre(next)
    const kind = rows[next.y]?.[next.x]
    await clock.step(kind === '*')
    await walk(way, { x: box.x + cell.x, y: box.y + cell.y })
    if (kind === '?') return expect(phase(page)).toHaveAttribute('data-phase', 'asking')
    // Reached from here, the goal brings another maze or the end.
    if (kind === '*') return expect(page.locator(`[data-maze="${withPlayer(rows, at)}"]`)).toHaveCount(0)
    at = next
  }
}

/** As the board is written, with the player somewhere else. */
function withPlayer(rows: readonly string[], { x, y }: Spot): string {
  const empty = rows.map((row) => row.replace('@', '.'))
  return empty.map((row, index) => (index === y ? `${row.slice(0, x)}@${row.slice(x + 1)}` : row)).join(' ')
}

/** Walks step by step until a problem is open. */
export async function walkToProblem(page: Page, hands: Pick<Hands, 'walk'>): Promise<void> {
  await walkTowards(page, '?', hands)
}

/**
 * Goes the shortest way through one maze after the other until the complete screen is there.
 * @returns the level of each door on the way, all of them answered rightly
 */
export async function walkToTheEnd(
  page: Page,
  hands: Hands,
  clock: Clock = runningClock(page),
): Promise<number[]> {
  const doors: number[] = []
  while (!(await isOver(page))) {
    if ((await phase(page).getAttribute('data-phase')) === 'asking') {
      doors.push(await readLevel(page))
      const option = await rightOption(page)
      await clock.think()
      await hands.answer(option)
      await expect(phase(page)).toHaveAttribute('data-phase', 'feedback')
      await clock.watch()
      await expect(phase(page)).not.toHaveAttribute('data-phase', 'feedback')
      continue
    }
    await walkTowards(page, '*', hands, clock)
  }
  return doors
}

/** Arrow keys, the number keys and Enter. */
export function atTheKeyboard(page: Page): Hands {
  return {
    walk: (way) => page.keyboard.press(`Arrow${way}`),
    async answer(option) {
      await page.keyboard.press(String(option + 1))
      await page.keyboard.press('Enter')
    },
  }
}

function choosing(page: Page, press: Press): Pick<Hands, 'answer'> {
  return {
    async answer(option) {
      await press(page.locator('.problem-form label').nth(option))
      await expect(page.locator('.problem-form input').nth(option)).toBeChecked()
      await press(page.getByRole('button', { name: 'Submit' }))
    },
  }
}

/** A mouse on the board itself. */
export function byMouse(page: Page): Hands {
  return { walk: (_, { x, y }) => page.mouse.click(x, y), ...choosing(page, mouse) }
}

/** One finger: an arrow under the board, a swipe over it, a tap on it, in turn. */
export function byFinger(page: Page): Hands {
  const walks: readonly Hands['walk'][] = [
    async (way) => {
      const arrow = page.getByRole('button', { name: way.toLowerCase(), exact: true })
      const { x, y } = await middleOf(arrow)
      await page.touchscreen.tap(x, y)
    },
    async (way) => {
      const from = await middleOf(board(page))
      const [dx, dy] = STEPS[way]
      await swipe(page, from, { x: from.x + 60 * dx, y: from.y + 60 * dy }, 3)
    },
    (_, { x, y }) => page.touchscreen.tap(x, y),
  ]
  let steps = 0
  return {
    async walk(way, cell) {
      await walks[steps % walks.length]?.(way, cell)
      steps += 1
    },
    ...choosing(page, finger),
  }
}
