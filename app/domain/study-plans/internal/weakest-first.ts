import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { NEW_SKILL } from '#engine/curriculum/practice/skill-state.ts'

/** Topics by what practice knows of them by now. */
export async function weakestFirst(
  ctx: AppContext,
  userId: string,
  topics: readonly string[],
): Promise<string[]> {
  const { states } = await readSkills(ctx, userId)
  const ratingOf = (topic: string) => (states.get(topic) ?? NEW_SKILL).rating
  return topics.toSorted((a, b) => ratingOf(a) - ratingOf(b))
}
