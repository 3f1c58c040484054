// Letters as tiles. A tile is named by its place in the shuffled row; an answer is a list of tiles. Letters that look
// alike are interchangeable, tiles never are.

import type { Dice } from '#engine/core/random.ts'
import { isRude } from './rude.ts'

/** The letters of a word: an accented letter is one, a Chinese character is one. */
export function lettersOf(word: string): string[] {
  return [...word]
}

/** What an answer spells so far. */
export function spelled(tiles: readonly string[], answer: readonly number[]): string {
  return answer.map((tile) => tiles[tile]).join('')
}

/** How many letters at the beginning of the answer are right. */
export function rightSoFar(word: string, tiles: readonly string[], answer: readonly number[]): number {
  const letters = lettersOf(word)
  const firstWrong = answer.findIndex((tile, place) => tiles[tile] !== letters[place])
  return firstWrong === -1 ? answer.length : firstWrong
}

/** The answer without what is wrong in it, and with the next right letter. */
export function withNextLetter(word: string, tiles: readonly string[], answer: readonly number[]): number[] {
  const right = answer.slice(0, rightSoFar(word, tiles, answer))
  const letter = lettersOf(word)[right.length]
  const next = tiles.findIndex((tile, index) => tile === letter && !right.includes(index))
  return next === -1 ? right : [...right, next]
}

/** The answer with this tile at this place, wherever the tile was before. */
export function withTileAt(answer: readonly number[], tile: number, position: number): number[] {
  return answer.filter((other) => other !== tile).toSpliced(position, 0, tile)
}

export interface Avoided {
  /** The order on show, if there is one. */
  readonly shown?: readonly string[]
  /** Other words of the same letters. */
  readonly words?: readonly string[] | undefined
  /** Hashes of rude strings (rude.ts). */
  readonly rude?: ReadonlySet<number>
}

/** So many orders are thrown before another word or a rude string is shown after all: there may be nothing else. */
const THROWS = 200

/** The letters in another order: never a word, not the order on show and nothing rude, where there are others. */
export function shuffleLetters(
  dice: Dice,
  word: string,
  { shown, words = [], rude }: Avoided = {},
): string[] {
  const letters = lettersOf(word)
  const avoided = new Set([word])
  if (shown && ordersOf(letters) > 2) avoided.add(shown.join(''))
  if (new Set(letters).size < 2) return letters
  for (let thrown = 1; ; thrown++) {
    const shuffled = dice.shuffle(letters)
    const text = shuffled.join('')
    if (avoided.has(text)) continue
    if (thrown >= THROWS) return shuffled
    if (!words.includes(text) && !(rude && isRude(shuffled, rude))) return shuffled
  }
}

/** How many different orders there are. */
function ordersOf(letters: readonly string[]): number {
  let orders = 1
  const seen = new Map<string, number>()
  for (const [index, letter] of letters.entries()) {
    const alike = (seen.get(letter) ?? 0) + 1
    seen.set(letter, alike)
    orders = (orders * (index + 1)) / alike
  }
  return orders
}
