// What a mission is, as data. Its words are in ../words, under the same id.
import type { Mission } from '#engine/learning/missions/mission.ts'

export interface WordMission extends Mission {
  /** The rule behind it, as the words name it. */
  readonly rule: string
  /** What stands on the squares of the right way: letters or parts of the word. */
  readonly parts: readonly string[]
  /** The same of the ways that end in a wrong spelling or another word, in the order of their reasons. */
  readonly traps: readonly (readonly string[])[]
}

/** A mission, its ways written with a space between the parts: `word(1, 'two-letters', 'sh i p', 'ch i p')`. Its id is the word. */
export function word(
  level: WordMission['level'],
  rule: string,
  right: string,
  ...traps: readonly string[]
): WordMission {
  const parts = right.split(' ')
  return { id: parts.join(''), level, rule, parts, traps: traps.map((trap) => trap.split(' ')) }
}
