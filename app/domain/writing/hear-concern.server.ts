import type { Country } from '#app/domain/profiles/countries.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { concernOf } from './concern.ts'
import { noteConcern } from './internal/note-concern.ts'

export interface Heard {
  userId: string
  /** All of it, however long: what carries it bounds its bytes. */
  text: string
  /** What of it its grown-ups may read. */
  kept: string
}

/**
 * Whoever may be in danger is heard before anything is refused: their grown-ups are told, and the answer is the country whose help
 * lines they are shown. null: nothing in the text gives reason to worry.
 */
export async function hearConcern(
  ctx: AppContext,
  { userId, text, kept }: Heard,
): Promise<{ readonly country: Country | null } | null> {
  const concern = concernOf(text)
  if (concern === null) return null
  const [profile, limited] = await Promise.all([readProfile(ctx, userId), refuseWhileLimited(ctx, userId)])
  // While a grown-up's yes is missing nothing that was written is kept; they are told all the same.
  await noteConcern(ctx, { userId, prompt: limited ? '' : kept, concern, profile })
  return { country: profile?.country ?? null }
}
