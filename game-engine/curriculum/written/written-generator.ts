// The items of a written skill as a generator: a seed draws one of them, of the difficulty asked for or the nearest there is.
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise.ts'
import type { Generator } from '../generator.ts'
import { draftItem } from './draft-item.ts'
import type { Item, WrittenSkill } from './item.ts'
import { versionOf } from './structure.ts'

/** A skill with fewer items is still to come. */
export const LEAST_ITEMS = 8

/**
 * @param area what the words of its exercises are loaded under
 * @param skill with or without its words
 */
export function writtenGenerator(area: string, skill: WrittenSkill): Generator {
  const { passages = {}, items } = skill
  let version: number | undefined
  return {
    size: items.length,
    get version() {
      version ??= versionOf(skill)
      return version
    },
    draw: (dice, difficulty) => {
      const item = dice.pick(nearest(items, difficulty))
      const passage = item.passage === undefined ? undefined : passages[item.passage]
      return draftItem(item, passage, { area, dice })
    },
  }
}

function nearest(items: readonly Item[], wanted: ExerciseDifficulty): readonly Item[] {
  const distance = (difficulty: ExerciseDifficulty) => Math.abs(difficulty - wanted)
  const [best] = [...DIFFICULTIES]
    .sort((a, b) => distance(a) - distance(b))
    .map((difficulty) => items.filter((item) => item.difficulty === difficulty))
    .filter((found) => found.length > 0)
  return best ?? items
}
