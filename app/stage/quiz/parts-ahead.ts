// Whose words a round fetches.
import type { QuizState } from '#engine/learning/quiz/state.ts'

/** A round without a level pack has at most so many levels: all its words come at its start. A longer one fetches as it goes on. */
export const LEVELS_AHEAD = 5

/** The parts of the levels played, of the one being played and of those that come soon, "<topic>.<part>" each. */
export function partsAhead({
  path = [],
  parts,
  level,
}: Pick<QuizState, 'path' | 'parts' | 'level'>): string[] {
  const soon = path.slice(0, level - 1 + LEVELS_AHEAD)
  return [...new Set(soon.map((topic, index) => `${topic}.${parts?.[index] ?? 1}`))]
}
