import { eq } from 'drizzle-orm'
import { isLocale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { isCountry } from './countries.ts'
import { profiles } from './profiles.schema.ts'
import { isGradeLevel, isRole, type Profile, type ProfileFields, takeDisplayName } from './profiles.types.ts'
import { readProfile } from './read-profile.server.ts'
import { type ProfileChangeRefusal, refuseProfileChange } from './refuse-profile-change.server.ts'
import { toProfile } from './to-profile.ts'

export type ProfileRefusal =
  | 'profile_not_found'
  | 'bad_display_name'
  | 'bad_grade_level'
  | 'bad_language'
  | 'bad_country'
  | 'bad_role'
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
  const { displayName, gradeLevel, language, country, role } = changes
  const accepted: Partial<ProfileFields> = {}
  if (displayName !== undefined) {
    accepted.displayName = takeDisplayName(displayName)
    if (displayName !== null && accepted.displayName === null) return refuse('bad_display_name')
  }
  if (gradeLevel !== undefined) {
    if (gradeLevel !== null && !isGradeLevel(gradeLevel)) return refuse('bad_grade_level')
    accepted.gradeLevel = gradeLevel
  }
  if (language !== undefined) {
    if (language !== null && !isLocale(language)) return refuse('bad_language')
    accepted.language = language
  }
  if (country !== undefined) {
    if (country !== null && !isCountry(country)) return refuse('bad_country')
    accepted.country = country
  }
  if (role !== undefined) {
    if (role !== null && !isRole(role)) return refuse('bad_role')
    accepted.role = role
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
