// What API clients may do with profiles and preferences: each person with their own, and nothing else. A profile is made
// with the account and goes with it; its id stays.

import { dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import { column, declareTable } from '#app/domain/data-service/declare-table.ts'
import { PROFILE_FIELDS, takeOneOf } from './profile-fields.ts'
import { profiles, userPreferences } from './profiles.schema.ts'
import { SAVED_THEME_LEVELS } from './profiles.types.ts'
import { refuseProfileChange } from './refuse-profile-change.server.ts'
import { STANDING_REFUSALS } from './standing-refusals.ts'

/** The fields of the profile, each taken as everywhere else. */
const FIELDS = Object.fromEntries(
  Object.values(PROFILE_FIELDS).map(({ column: name, take }) => [name, column('text', { accept: take })]),
)

export const profilesTable = declareTable({
  source: profiles,
  columns: {
    id: column('uuid'),
    ...FIELDS,
    created_at: column('timestamp', { kept: 'when-made' }),
    updated_at: column('timestamp', { kept: 'when-changed' }),
  },
  primaryKey: ['id'],
  rules: { select: { ownedBy: 'id' }, insert: 'nobody', update: { ownedBy: 'id' }, delete: 'nobody' },
  refuseChange: async (ctx, userId, fields) => {
    const refusal = await refuseProfileChange(ctx, userId, fields)
    return refusal && dataRefusal('42501', STANDING_REFUSALS[refusal][1])
  },
})

export const userPreferencesTable = declareTable({
  source: userPreferences,
  columns: {
    user_id: column('uuid'),
    theme_level: column('text', { accept: takeOneOf(SAVED_THEME_LEVELS) }),
    dark_mode: column('boolean'),
    updated_at: column('timestamp', { kept: 'when-changed' }),
  },
  primaryKey: ['user_id'],
  rules: {
    select: { ownedBy: 'user_id' },
    insert: { ownedBy: 'user_id' },
    update: { ownedBy: 'user_id' },
    delete: 'nobody',
  },
})
