// What playing adds up to: the player's level from all experience points (XP). What a round brings: games/round-experience.ts.

/** A learning boost multiplies experience by this. */
export const BOOST_FACTOR = 2
/** Level n begins at LEVEL_STEP · n · (n - 1) points: 0, 100, 300, 600, 1000 … */
export const LEVEL_STEP = 50

/** The points at which a level begins. Levels are whole numbers from 1. */
export function experienceAtLevel(level: number): number {
  return LEVEL_STEP * level * (level - 1)
}

/** The level a player with so many points (a whole number from 0) has reached. */
export function levelOf(experience: number): number {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * experience) / LEVEL_STEP)) / 2))
  // The root is a guess of floating point; the rule above has the last word.
  while (experienceAtLevel(level + 1) <= experience) level += 1
  while (level > 1 && experienceAtLevel(level) > experience) level -= 1
  return level
}
