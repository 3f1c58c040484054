import { type ProfileFields, takeProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import { avatarPath } from '#app/views/viewer.ts'
import type { Person } from './person.ts'

/** A profile that could not be read. */
export const NOTHING_SAID: ProfileFields = takeProfileFields(() => null)

/** What every section shows of whose profile it is. A profile that could not be read shows as an empty one. */
export async function readPerson(ctx: AppContext, { account, profile }: Viewer): Promise<Person> {
  const { standing } = await readOwnStanding(ctx, account.id)
  const said = profile ?? NOTHING_SAID
  return {
    profile: takeProfileFields((field) => said[field]),
    avatar: account.email === null ? null : await avatarPath(account.email),
    limited: standing === 'limited',
    isGrownUp: standing === 'grown_up',
  }
}
