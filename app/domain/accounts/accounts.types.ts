// The words of the accounts: what verbs take and give. Wire shapes (snake case) are made in workers/api/auth.

/** JSON a person or a provider told us about themselves. */
export type Metadata = Record<string, unknown>

export const AMR_METHODS = [
  'password',
  'otp',
  'oauth',
  'totp',
  'mfa/phone',
  'sso/saml',
  'recovery',
  'magiclink',
  'email/signup',
  'email_change',
  'token_refresh',
] as const
export type AmrMethod = (typeof AMR_METHODS)[number]

/** One way a session was proved, with its time in seconds (RFC 8176 `amr`, with times). */
export interface AuthenticationMethod {
  method: AmrMethod
  timestamp: number
}

export type Aal = 'aal1' | 'aal2'

export interface Session {
  id: string
  userId: string
  aal: Aal
  amr: AuthenticationMethod[]
  refreshCounter: number
  refreshFloor: number
  refreshPrevious: number
  refreshRepeated: number
  device: string
  createdAt: number
  refreshedAt: number
}

export interface Identity {
  id: string
  provider: string
  subject: string
  data: Metadata
  email: string | null
  lastSignInAt: number | null
  createdAt: number
  updatedAt: number
}

export interface Factor {
  id: string
  type: 'totp' | 'phone'
  friendlyName: string
  status: 'unverified' | 'verified'
  phone: string | null
  lastChallengedAt: number | null
  createdAt: number
  updatedAt: number
}

/** An account as its owner may see it: no hash, no secret. */
export interface Account {
  id: string
  email: string | null
  phone: string | null
  hasPassword: boolean
  emailConfirmedAt: number | null
  phoneConfirmedAt: number | null
  confirmationSentAt: number | null
  recoverySentAt: number | null
  emailChangeSentAt: number | null
  newEmail: string | null
  newPhone: string | null
  lastSignInAt: number | null
  /** When a screen asked who this is and how old; null: nobody asked yet. */
  welcomedAt: number | null
  /** Until then nobody gets in; null: never shut. */
  bannedUntil: number | null
  metadata: Metadata
  createdAt: number
  updatedAt: number
  identities: Identity[]
  factors: Factor[]
}

/** Someone who proved who they are, and by which session. */
export interface SignedIn {
  account: Account
  session: Session
}

/** What a client of the API gets with every sign-in. */
export interface Tokens {
  accessToken: string
  refreshToken: string
  /** Seconds since the epoch. */
  expiresAt: number
  /** Seconds. */
  expiresIn: number
}

export interface ApiSession extends SignedIn {
  tokens: Tokens
}

/** A PKCE start (RFC 7636): the client keeps the verifier. */
export interface CodeChallenge {
  challenge: string
  method: 's256' | 'plain'
}

/** Someone proved who they are; no session is open yet. */
export interface Proved {
  userId: string
  method: AmrMethod
  /** When they proved it, in milliseconds since the epoch; left out: now. A session is never fresher than its proof. */
  at?: number
}

/** What a code or link is for, in the public API's words. */
export const CODE_TYPES = [
  'email',
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change',
  'sms',
  'phone_change',
] as const
export type CodeType = (typeof CODE_TYPES)[number]

/** How long a browser stays signed in without being used (seconds). */
export const BROWSER_SESSION_LIFETIME = 30 * 24 * 60 * 60
