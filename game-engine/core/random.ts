// Seeded randomness as plain data: the generator's state lives in the game's state, so a replay draws the same.
// Wraps pure-rand's xoroshiro128+; changing anything here changes every stored round, so raise the rules' versions.

import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { skipN } from 'pure-rand/utils/skipN'

/** Four signed 32-bit integers; survives JSON unchanged. */
export type RandomState = readonly number[]

/** Draws for the length of one `withDice` call; not to be kept. */
export interface Dice {
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Seeds are uint32. */
export const MAX_SEED = 0xffff_ffff
const DROPPED_DRAWS = 8

/**
 * The generator for a round. Neighbouring seeds must not give neighbouring rounds: raw seeds 1, 2, 3 start
 * with 6, 5, 4 in pure-rand, hence the mixing and the dropped draws.
 * @param seed uint32; anything else is a bug and throws a RangeError
 */
export function seedRandom(seed: number): RandomState {
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    throw new RangeError(`not a uint32 seed: ${seed}`)
  const generator = xoroshiro128plus(mixSeed(seed))
  skipN(generator, DROPPED_DRAWS)
  return generator.getState()
}

/**
 * Runs `use` with dice that start from `state`, and returns what it made with the state after its last draw.
 * Pure as long as `use` is: `state` itself is never changed.
 */
export function withDice<Made>(state: RandomState, use: (dice: Dice) => Made): [Made, RandomState] {
  const generator = xoroshiro128plusFromState(state)
  const int = (min: number, max: number) => {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) {
      throw new RangeError(`no whole number from ${min} to ${max}`)
    }
    return uniformInt(generator, min, max)
  }
  const made = use({
    int,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    shuffle: (items) => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last)
        const moved = itemAt(shuffled, last)
        shuffled[last] = itemAt(shuffled, other)
        shuffled[other] = moved
      }
      return shuffled
    },
  })
  return [made, generator.getState()]
}

/** One whole number from min to max, both included, and the state after it. */
export function drawInt(state: RandomState, min: number, max: number): [number, RandomState] {
  return withDice(state, (dice) => dice.int(min, max))
}

/** A shuffled copy of the items, and the state after it. */
export function shuffle<Item>(state: RandomState, items: readonly Item[]): [Item[], RandomState] {
  return withDice(state, (dice) => dice.shuffle(items))
}

/** MurmurHash3's 32-bit finaliser: a bijection on uint32 that spreads each bit over all others. */
function mixSeed(seed: number): number {
  let hash = seed
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35)
  return hash ^ (hash >>> 16)
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  // The index was drawn inside the array's bounds, so an undefined here is an item, not a hole.
  return items[index] as Item
}
