// What API clients may reach of the product's data: each subject's declarations, gathered.
import { subscribersTable } from '#app/domain/access/access.rest.ts'
import { arGamesTable, gameSessionsTable } from '#app/domain/ar/ar.rest.ts'
import { profilesTable, userPreferencesTable } from '#app/domain/profiles/profiles.rest.ts'
import {
  referralCodesTable,
  referralStatsFunction,
  rewardsTable,
} from '#app/domain/referrals/referrals.rest.ts'
import { createRest } from './create-rest.ts'

export const rest = createRest(
  [
    profilesTable,
    userPreferencesTable,
    subscribersTable,
    referralCodesTable,
    rewardsTable,
    arGamesTable,
    gameSessionsTable,
  ],
  { get_referral_stats: referralStatsFunction },
)
