// Plays Word Works as a person does: looks at the letters, knows the word, puts them in order.
import type { Page } from '@playwright/test'
import { WORD_BANKS } from '#engine/games/word-works/sets.ts'
import { THINK_MS } from './player.ts'

/** Places one letter, by whatever means. */
export type Spell = (letter: string) => Promise<void>

/** Words by their letters in order of the alphabet; no two words of a language are made of the same ones. */
const WORDS = new Map(
  Object.values(WORD_BANKS)
    .flatMap((bank) => Object.values(bank).flat(2))
    .map(({ word }) => [[...word].toSorted().join(''), word]),
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
  const word = WORDS.get(letters.toSorted().join(''))
  if (word === undefined) throw new Error(`no word of ${letters.join()}`)
  return word
}

/** Spells the word from where the answer stands, which must be right so far. */
export async function solve(page: Page, spell: Spell, known?: string): Promise<void> {
  const word = known ?? (await wordOnShow(page))
  await page.waitForTimeout(THINK_MS)
  const placed = await answerLetters(page).count()
  for (const letter of [...word].slice(placed)) await spell(letter)
}
