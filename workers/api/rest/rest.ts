// What API clients may reach of the product's data: each subject's declarations, gathered.
import { subscribersTable } from '#app/domain/access/access.rest.ts'
import { profilesTable, userPreferencesTable } from '#app/domain/profiles/profiles.rest.ts'
import { createRest } from './create-rest.ts'

export const rest = createRest([profilesTable, userPreferencesTable, subscribersTable], {})
