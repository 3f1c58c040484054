import { verb } from '#app/platform/verb.ts'
import { readProfile } from './read-profile.server.ts'

/** The profile of who is signed in; null when there is none. */
export const readOwnProfile = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  readProfile,
)
