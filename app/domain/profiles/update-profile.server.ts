import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type ProfileFields,
} from './profile-fields.ts'
import { profiles } from './profiles.schema.ts'
import { readProfile } from './read-profile.server.ts'
import { type ProfileChangeRefusal, refuseProfileChange } from './refuse-profile-change.server.ts'
import { toProfile } from './to-profile.ts'

export type ProfileRefusal =
  | 'profile_not_found'
  | `bad_${(typeof PROFILE_FIELDS)[ProfileField]['column']}`
  | ProfileChangeRefusal

/** Fields as a form or a client sent them; a field left out stays as it is, null empties it. */
export type ProfileChanges = { readonly [Field in keyof ProfileFields]?: string | null }

/** Stores the fields given, after looking at each; all of them or none. */
export const updateProfile = verb(
  { actor: 'user', owner: (userId) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  userId: string,
  changes: ProfileChanges,
): Promise<Result<Profile, ProfileRefusal>> {
  const accepted = accept(changes)
  if (!accepted.ok) return accepted
  const refusal = await refuseProfileChange(ctx, userId, accepted.value)
  if (refusal) return refuse(refusal)
  const profile =
    Object.keys(accepted.value).length === 0
      ? await readProfile(ctx, userId)
      : await store(ctx, userId, accepted.value)
  return profile ? ok(profile) : refuse('profile_not_found')
}

function accept(changes: ProfileChanges): Result<Partial<ProfileFields>, ProfileRefusal> {
  const accepted: Record<string, string | null> = {}
  for (const field of PROFILE_FIELD_NAMES) {
    const value = changes[field]
    if (value === undefined) continue
    const { column, take } = PROFILE_FIELDS[field]
    accepted[field] = take(value)
    if (value !== null && accepted[field] === null) return refuse(`bad_${column}`)
  }
  return ok(accepted)
}

async function store(
  ctx: AppContext,
  userId: string,
  fields: Partial<ProfileFields>,
): Promise<Profile | null> {
  const [row] = await ctx.db
    .update(profiles)
    .set({ ...fields, updatedAt: ctx.now() })
    .where(eq(profiles.id, userId))
    .returning()
  return row ? toProfile(row) : null
}
