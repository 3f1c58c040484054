// The ways a person signs in, as far as the page shows them: no more leaves the server.
import type { Account } from '#app/domain/accounts/accounts.types.ts'
import type { SignInSectionProps } from './sign-in-section.tsx'

const LINKABLE = ['google', 'microsoft'] as const

/** @param providers those this server is set up for; null: not */
export function viewSignIn(
  account: Account,
  providers: Readonly<Record<(typeof LINKABLE)[number], object | null>>,
): Omit<SignInSectionProps, 'limited'> {
  const { email, newEmail, phone, newPhone, hasPassword, identities } = account
  return {
    signIn: { email, newEmail, phone, newPhone, hasPassword },
    identities: identities
      .filter(({ provider }) => provider !== 'email' && provider !== 'phone')
      .map(({ id, provider, email: address }) => ({ id, provider, email: address })),
    providers: LINKABLE.filter((name) => providers[name] !== null),
    // The last way to sign in stays.
    mayUnlink: identities.length > 1,
  }
}
