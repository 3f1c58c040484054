// Plays Word Works as a person does: looks at the letters, knows the word, puts them in order.
import { expect, type Page } from '@playwright/test'
import { WORD_BANKS } from '#engine/games/word-works/sets.ts'
import { type Clock, runningClock } from './clock.ts'
import { phase, readLevel } from './player.ts'
import { finger, middleOf, type Press, swipe } from './press.ts'

export interface Hands {
  /** Places one letter. */
  spell(letter: string): Promise<void>
  /** Presses "Next Word", which is on show. */
  next(): Promise<void>
}

/** The runner's keyboard has the keys of English alone. */
async function press(page: Page, key: string): Promise<void> {
  if (/^[ -~]$/.test(key)) return page.keyboard.press(key)
  await page.locator('body').dispatchEvent('keydown', { key, bubbles: true })
}

export function onKeys(page: Page): Hands {
  return {
    spell: (letter) => press(page, letter),
    // Focus is on the button already.
    next: () => page.keyboard.press('Enter'),
  }
}

export function pressing(page: Page, press: Press): Hands {
  return {
    spell: (letter) => press(letterToPlace(page, letter)),
    next: () => press(page.getByRole('button', { name: 'Next Word' })),
  }
}

/** Taps, but the first letter of a word is dragged to its place. */
export function withFinger(page: Page): Hands {
  const { spell, next } = pressing(page, finger)
  return {
    async spell(letter) {
      if ((await answerLetters(page).count()) > 0) return spell(letter)
      const place = page.locator('[data-row="answer"] .places > *').first()
      await swipe(page, await middleOf(letterToPlace(page, letter)), await middleOf(place))
    },
    next,
  }
}

function letterToPlace(page: Page, letter: string) {
  return freeLetters(page).filter({ hasText: letter }).first()
}

/** Words by language and letters, these in order of the alphabet; no two words of a language are made of the same ones. */
const WORDS = new Map(
  Object.entries(WORD_BANKS).flatMap(([language, bank]) =>
    Object.values(bank)
      .flat(2)
      .map(({ word }) => [`${language} ${[...word].toSorted().join('')}`, word]),
  ),
)

/** The tiles that are not placed yet. */
export function freeLetters(page: Page) {
  return page.locator('[data-row="letters"] [data-tile]')
}

export function answerLetters(page: Page) {
  return page.locator('[data-row="answer"] [data-tile]')
}

/** The word whose letters are on show, placed or not. */
export async function wordOnShow(page: Page): Promise<string> {
  const letters = await page.locator('[data-tile] .letter').allTextContents()
  const language = await page.locator('html').getAttribute('lang')
  const word = WORDS.get(`${language} ${letters.toSorted().join('')}`)
  if (word === undefined) throw new Error(`no word of ${letters.join()}`)
  return word
}

/** Spells the word from where the answer stands, which must be right so far. */
export async function solve(
  page: Page,
  { spell }: Pick<Hands, 'spell'> = onKeys(page),
  { clock = runningClock(page), known }: { clock?: Clock; known?: string } = {},
): Promise<void> {
  const word = known ?? (await wordOnShow(page))
  await clock.think()
  const letters = [...word]
  for (let placed = await answerLetters(page).count(); placed < letters.length; placed++) {
    await spell(letters[placed] ?? '')
    await expect(answerLetters(page)).toHaveCount(placed + 1)
  }
}

/**
 * Solves word after word until the complete screen is there.
 * @returns the level each word was found at: chance raises it
 */
export async function solveToTheEnd(
  page: Page,
  hands: Hands = onKeys(page),
  clock: Clock = runningClock(page),
): Promise<number[]> {
  const levels: number[] = []
  while ((await phase(page).getAttribute('data-phase')) !== 'complete') {
    // The chance of staying so long is less than one in 10^20.
    if (levels.length > 60) throw new Error('the round does not end')
    levels.push(await readLevel(page))
    await solve(page, hands, { clock })
    await expect(phase(page)).not.toHaveAttribute('data-phase', 'asking')
    await clock.watch()
    await expect(phase(page)).toHaveAttribute('data-phase', 'reading')
    await hands.next()
    await expect(phase(page)).toHaveAttribute('data-phase', /^(asking|complete)$/)
  }
  return levels
}
