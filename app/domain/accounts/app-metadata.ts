import type { Account } from './accounts.types.ts'

/**
 * What the public API says of how an account signs in, in tokens and users alike: providers in the order they were added, the
 * first being the account's own. Someone without any (the stand-in for a known address) has what their address says.
 */
export function appMetadata(account: Account): { provider: string; providers: string[] } {
  const providers = [...new Set(account.identities.map(({ provider }) => provider))]
  const own = account.email === null ? 'phone' : 'email'
  return { provider: providers[0] ?? own, providers: providers.length > 0 ? providers : [own] }
}
