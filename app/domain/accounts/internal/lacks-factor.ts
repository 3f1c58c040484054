import type { SignedIn } from '../accounts.types.ts'

/** Whether a second factor guards the account and this session has not shown it. */
export function lacksFactor({ account, session }: SignedIn): boolean {
  return session.aal === 'aal1' && account.factors.some(({ status }) => status === 'verified')
}
