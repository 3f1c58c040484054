import type { Account } from './accounts.types.ts'

/** Whether no screen ever asked this person how old they are: accounts made at a provider, by a code or over the API. */
export function needsWelcome({ welcomedAt }: Pick<Account, 'welcomedAt'>): boolean {
  return welcomedAt === null
}
