// Whether a hint of a written item gives its answer away, by a rule for each kind.
import type { Item } from './item.ts'

/** Letters of an answer that no hint has in it by accident. */
const SHORTEST_TOLD = 4

/**
 * A hint that has the answer in it, unless the question shows that already: the word or option, all parts in their order,
 * a whole pair in the first hint and most of the pairs in a later one. Letters and particles are no answers.
 */
export function tellsAnswer(one: Item, hint: string, isFirst: boolean): boolean {
  switch (one.kind) {
    case 'choice':
    case 'gap': {
      const isLong = isHan(one.right) || one.right.length >= SHORTEST_TOLD
      return isLong && placeIn(hint, one.right) >= 0 && placeIn(one.question, one.right) < 0
    }
    case 'order': {
      const places = one.parts.map((part) => placeIn(hint, part))
      return places.every((place, index) => place > (places[index - 1] ?? -1))
    }
    case 'match': {
      const told = one.pairs.filter((pair) =>
        [pair.left, pair.right].every((side) => placeIn(hint, side) >= 0),
      )
      return isFirst ? told.length > 0 : told.length > one.pairs.length / 2
    }
  }
}

/** Where a word or several stand in a text, whatever marks are between them; -1 where they do not. */
function placeIn(within: string, part: string): number {
  const words = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return isHan(part) ? within.indexOf(part) : words(within).indexOf(words(part))
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text)
