// Which question comes next: out of a few drawn at random the one whose difficulty teaches this player most. Questions
// stay varied, and a round's difficulty follows the player.
import type { Band } from '#engine/core/bands.ts'
import type { Challenge } from '#engine/core/game-rules.ts'
import type { Dice } from '#engine/core/random.ts'

/**
 * How far an item should lie below the player's rating, in Elo points: 400 log10(p / (1 - p)) for a success rate p of
 * about .80 for the young and .75 for the older; about .90 when they want it easier, .60 when harder.
 */
export const BELOW_PLAYER: Readonly<Record<Challenge, Readonly<Record<Band, number>>>> = {
  easier: { elementary: 382, middle: 382, high: 382 },
  even: { elementary: 241, middle: 191, high: 191 },
  harder: { elementary: 70, middle: 70, high: 70 },
}

/** Candidates drawn for one choice: more follow the player closer, fewer vary more. */
export const CANDIDATES = 6

export interface ItemTarget {
  readonly band: Band
  readonly challenge: Challenge
}

/** The rating of the item this player should get. */
export function targetRating(player: number, { band, challenge }: ItemTarget): number {
  return player - BELOW_PLAYER[challenge][band]
}

/** The candidate nearest to what is wished for; the first of equals. */
export function nearest<Item>(
  candidates: readonly [Item, ...Item[]],
  /** How far an item's rating lies from the one wished for. */
  distanceOf: (item: Item) => number,
): Item {
  const [first, ...others] = candidates
  return others.reduce((best, item) => (distanceOf(item) < distanceOf(best) ? item : best), first)
}

/**
 * Draws some of the items and takes the best fit.
 * @throws RangeError when there is nothing to choose from
 */
export function chooseItem<Item>(
  dice: Dice,
  items: readonly Item[],
  distanceOf: (item: Item) => number,
): Item {
  const [first, ...others] = dice.shuffle(items).slice(0, CANDIDATES)
  if (first === undefined) throw new RangeError('nothing to choose from')
  return nearest([first, ...others], distanceOf)
}
