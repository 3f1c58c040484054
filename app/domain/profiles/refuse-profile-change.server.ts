import type { AppContext } from '#app/platform/context.ts'
import { readProfile } from './read-profile.server.ts'
import { readStanding } from './read-standing.server.ts'
import { mayTakeRole } from './standing.ts'

export type ProfileChangeRefusal = 'consent_required' | 'adult_required'

/**
 * Why these fields of a profile may not become these values; null: they may. A child waiting for a grown-up's yes may
 * change the language, which is how pages look, and nothing else; nobody becomes a parent or teacher by saying so.
 */
export async function refuseProfileChange(
  ctx: AppContext,
  userId: string,
  fields: { readonly role?: unknown },
): Promise<ProfileChangeRefusal | null> {
  if (Object.keys(fields).every((field) => field === 'language')) return null
  const standing = await readStanding(ctx, userId)
  if (standing === 'limited') return 'consent_required'
  if (fields.role === undefined) return null
  const from = (await readProfile(ctx, userId))?.role ?? null
  return from === fields.role || mayTakeRole(standing, from, fields.role) ? null : 'adult_required'
}
