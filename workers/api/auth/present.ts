// Accounts and sessions as clients of the auth service know them. Absent values are left out; email and phone are
// never null.
import type { Account, ApiSession, Factor, Identity, SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { appMetadata } from '#app/domain/accounts/app-metadata.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** Leaves out what is null. */
function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

const time = (ms: number | null): string | null => (ms === null ? null : iso(ms))

function presentIdentity(userId: string, identity: Identity) {
  return present({
    identity_id: identity.id,
    id: identity.subject,
    user_id: userId,
    provider: identity.provider,
    identity_data: identity.data,
    last_sign_in_at: time(identity.lastSignInAt),
    created_at: iso(identity.createdAt),
    updated_at: iso(identity.updatedAt),
    email: identity.email,
  })
}

function presentFactor(factor: Factor) {
  return present({
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.type,
    status: factor.status,
    phone: factor.phone,
    created_at: iso(factor.createdAt),
    updated_at: iso(factor.updatedAt),
    last_challenged_at: time(factor.lastChallengedAt),
  })
}

export function presentUser(account: Account): Record<string, unknown> {
  const confirmed = [account.emailConfirmedAt, account.phoneConfirmedAt].filter((at) => at !== null)
  return present({
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email ?? '',
    phone: account.phone ?? '',
    email_confirmed_at: time(account.emailConfirmedAt),
    phone_confirmed_at: time(account.phoneConfirmedAt),
    confirmed_at: confirmed.length > 0 ? iso(Math.min(...confirmed)) : null,
    confirmation_sent_at: time(account.confirmationSentAt),
    recovery_sent_at: time(account.recoverySentAt),
    email_change_sent_at: time(account.emailChangeSentAt),
    new_email: account.newEmail,
    new_phone: account.newPhone,
    last_sign_in_at: time(account.lastSignInAt),
    app_metadata: appMetadata(account),
    user_metadata: account.metadata,
    identities: account.identities.map((identity) => presentIdentity(account.id, identity)),
    factors: account.factors.length > 0 ? account.factors.map(presentFactor) : null,
    created_at: iso(account.createdAt),
    updated_at: iso(account.updatedAt),
    is_anonymous: false,
  })
}

/** The user of a session; before the second factor only who it is and which factors there are. */
export function presentSignedIn({ account, session }: SignedIn): Record<string, unknown> {
  const user = presentUser(account)
  if (!awaitsSecondFactor({ account, session })) return user
  const shown = Object.entries(user).filter(([name]) => !PERSONAL.includes(name))
  return { ...Object.fromEntries(shown), phone: '', user_metadata: {}, identities: [] }
}

/** What a password alone does not show once there is a second factor; clients need none of it to ask for that. */
const PERSONAL: readonly string[] = ['new_email', 'new_phone', 'phone_confirmed_at', 'email_change_sent_at']

export function presentSession({ tokens, account, session }: ApiSession): Record<string, unknown> {
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: tokens.expiresIn,
    expires_at: tokens.expiresAt,
    refresh_token: tokens.refreshToken,
    user: presentSignedIn({ account, session }),
  }
}
