import type { Profile } from '#app/domain/profiles/profiles.types.ts'
import type { Account } from './accounts.types.ts'

/**
 * Whether nobody ever asked this person how old they are: accounts made at a provider, by a code or over the API. Who said to be
 * a parent or a teacher is not asked.
 */
export function needsWelcome(
  { welcomedAt }: Pick<Account, 'welcomedAt'>,
  { role }: Pick<Profile, 'role'>,
): boolean {
  return welcomedAt === null && role !== 'parent' && role !== 'teacher'
}
