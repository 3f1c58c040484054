import type { Account } from './accounts.types.ts'

/**
 * The addresses that are surely this person's. One they asked to change to is not among them: it may be a stranger's, whose
 * messages are none of their business.
 */
export function provedAddresses({ email, phone, factors }: Account): string[] {
  const ofFactors = factors.flatMap((factor) => (factor.status === 'verified' ? [factor.phone] : []))
  return [...new Set([email, phone, ...ofFactors].filter((address) => address !== null))]
}
