// Who someone is. Times are milliseconds since the epoch; a secret is stored as its SHA-256 or sealed, never as itself;
// refresh tokens are not stored at all (they are derived, see internal/refresh-token.ts).
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AuthenticationMethod, Metadata } from './accounts.types.ts'

/** The address up to its first `@`, plus or minus, without dots and underscores: find-mailbox-accounts looks it up. */
const mailboxOfEmail = () =>
  text('mailbox').generatedAlwaysAs(
    sql`replace(replace(substr(email, 1, min(instr(email || '@', '@'), instr(email || '+', '+'), instr(email || '-', '-')) - 1), '.', ''), '_', '')`,
    { mode: 'virtual' },
  )

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case; null when the account has none. */
    email: text('email'),
    mailbox: mailboxOfEmail(),
    /** Digits with country code, no plus sign. */
    phone: text('phone'),
    /** A self-describing hash (internal/password-hash.ts); null for accounts without a password. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: integer('email_confirmed_at'),
    phoneConfirmedAt: integer('phone_confirmed_at'),
    confirmationSentAt: integer('confirmation_sent_at'),
    recoverySentAt: integer('recovery_sent_at'),
    emailChangeSentAt: integer('email_change_sent_at'),
    /** Addresses asked for and not confirmed yet. */
    newEmail: text('new_email'),
    newPhone: text('new_phone'),
    /** Which of the two addresses of an email change have agreed to it (bits, see internal/email-change.ts). */
    emailChangeConfirmations: integer('email_change_confirmations').notNull().default(0),
    lastSignInAt: integer('last_sign_in_at'),
    bannedUntil: integer('banned_until'),
    /** When a screen asked who this is and how old: sign-up or /auth/welcome. null: nobody asked yet. */
    welcomedAt: integer('welcomed_at'),
    /** What the person told us; theirs to change, never trusted for rights. */
    metadata: text('metadata', { mode: 'json' }).$type<Metadata>().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_phone').on(table.phone),
    index('users_mailbox').on(table.mailbox),
  ],
)

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const identities = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** email, phone, google, microsoft, or sso:<organisation id>. */
    provider: text('provider').notNull(),
    /** The provider's own name for the person; for email and phone the user's id. */
    subject: text('subject').notNull(),
    data: text('data', { mode: 'json' }).$type<Metadata>().notNull(),
    email: text('email'),
    mailbox: mailboxOfEmail(),
    lastSignInAt: integer('last_sign_in_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.provider, table.subject),
    index('identities_user').on(table.userId),
    index('identities_mailbox').on(table.mailbox),
  ],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** Newest first. */
    amr: text('amr', { mode: 'json' }).$type<AuthenticationMethod[]>().notNull(),
    /** The factor that raised the session to aal2. */
    factorId: text('factor_id'),
    /** Counts refreshes: the newest refresh token carries this number. */
    refreshCounter: integer('refresh_counter').notNull().default(0),
    /** Refresh tokens with a lower number are dead: they were given out before a second factor was shown. */
    refreshFloor: integer('refresh_floor').notNull().default(0),
    /** The token that was exchanged for the newest; its holder may not have got the answer. -1: there was none. */
    refreshPrevious: integer('refresh_previous').notNull().default(-1),
    /** The newest token at the last late use of the one before it. -1: there was none. */
    refreshRepeated: integer('refresh_repeated').notNull().default(-1),
    refreshedAt: integer('refreshed_at').notNull(),
    /** "Chrome on Windows": so that a person knows their own devices. No address is kept. */
    device: text('device').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_refreshed').on(table.refreshedAt),
    check('sessions_aal', sql`${table.aal} in ('aal1', 'aal2')`),
  ],
)

/** Lucia's table: a browser's cookie. Its id is the SHA-256 of the cookie's secret. */
export const browserSessions = sqliteTable(
  'browser_sessions',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    /** Seconds since the epoch, as Lucia writes it. */
    expiresAt: integer('expires_at').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('browser_sessions_user').on(table.userId),
    index('browser_sessions_session').on(table.sessionId),
    index('browser_sessions_expires').on(table.expiresAt),
  ],
)

/** A sign-in under way: by mail link with PKCE, or at a provider. */
export const flowStates = sqliteTable(
  'flow_states',
  {
    id: text('id').primaryKey(),
    /** Of AuthenticationMethod: what the session will say it was signed in with. */
    method: text('method').notNull(),
    /** Known once someone signed in; from the start when an identity is being linked. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method', { enum: ['s256', 'plain'] }),
    /** SHA-256 of the code that /token?grant_type=pkce takes; set when the flow is through. */
    authCodeHash: text('auth_code_hash'),
    redirectTo: text('redirect_to').notNull(),
    provider: text('provider'),
    /** SHA-256 of the `state` sent to the provider. */
    providerStateHash: text('provider_state_hash'),
    providerVerifier: text('provider_verifier'),
    providerNonce: text('provider_nonce'),
    /** Sealed {accessToken, refreshToken} of the provider, handed over once. */
    providerTokens: text('provider_tokens'),
    /** When the person proved who they are: came back from the provider, opened the link, or, until it is linked, in the session that asked. */
    provedAt: integer('proved_at'),
    /** Sealed: an identity that waits for its owner's yes before it joins the account of `userId`. */
    pendingIdentity: text('pending_identity'),
    /** True when `userId` asked to link the identity rather than to sign in with it. */
    linking: integer('linking', { mode: 'boolean' }).notNull().default(false),
    /** True when one of our own screens asked to link: only the browser that left may come back. */
    fromScreen: integer('from_screen', { mode: 'boolean' }).notNull().default(false),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('flow_states_auth_code').on(table.authCodeHash),
    uniqueIndex('flow_states_provider_state').on(table.providerStateHash),
    index('flow_states_expires').on(table.expiresAt),
  ],
)

export const CODE_KINDS = [
  'confirmation',
  'recovery',
  'email_change_current',
  'email_change_new',
  'phone_confirmation',
  'phone_change',
  'reauthentication',
] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/**
 * Sign-ups whose address nobody has proved yet, one row for each attempt. No account exists before the proof: it is made of
 * the row whose own code or link was used, under the row's id, and every other attempt at the address goes.
 */
export const pendingSignUps = sqliteTable(
  'pending_sign_ups',
  {
    /** Becomes the user's id. */
    id: text('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** Lower case, or digits, as in users. */
    address: text('address').notNull(),
    /** Sealed SignUpAttempt (internal/pending-sign-ups.ts): password hash and all that was said; null: nothing was. */
    sealed: text('sealed'),
    /** SHA-256 of the secret that the browser of our own form keeps; null: another client made the attempt. */
    browserHash: text('browser_hash'),
    /** Keyed hash of the network that asked (platform/network.ts). */
    askedFrom: text('asked_from').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ups_address').on(table.address),
    index('pending_sign_ups_expires').on(table.expiresAt),
  ],
)

/** Codes and links sent out. Several of a kind may be live: a newer one takes nothing from an older. */
export const oneTimeCodes = sqliteTable(
  'one_time_codes',
  {
    id: text('id').primaryKey(),
    /** Of a user or a pending sign-up. */
    ownerId: text('owner_id').notNull(),
    kind: text('kind', { enum: CODE_KINDS }).notNull(),
    /** SHA-256 of the link's token; the token is a keyed hash of this row's id, kind, address and code. */
    tokenHash: text('token_hash').notNull(),
    /** Where it was sent. */
    address: text('address').notNull(),
    /** Keyed hash of the network that asked for it; its guesses are counted apart from those of all others. */
    askedFrom: text('asked_from').notNull(),
    wrongGuesses: integer('wrong_guesses').notNull().default(0),
    wrongGuessesElsewhere: integer('wrong_guesses_elsewhere').notNull().default(0),
    flowId: text('flow_id').references(() => flowStates.id, { onDelete: 'cascade' }),
    /** True when one of our own screens asked: the link then leads to a screen, never to tokens in an address. */
    fromScreen: integer('from_screen', { mode: 'boolean' }).notNull().default(false),
    expiresAt: integer('expires_at').notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [
    index('one_time_codes_owner').on(table.ownerId, table.kind),
    index('one_time_codes_token').on(table.tokenHash),
    index('one_time_codes_address').on(table.address, table.kind),
    index('one_time_codes_expires').on(table.expiresAt),
  ],
)

export const factors = sqliteTable(
  'factors',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    type: text('type', { enum: ['totp', 'phone'] }).notNull(),
    /** Unique per user; the empty name counts as a name. */
    friendlyName: text('friendly_name').notNull(),
    status: text('status', { enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    /** Sealed base32 TOTP secret (RFC 6238). */
    secret: text('secret'),
    phone: text('phone'),
    /** The last TOTP time step accepted: a code is good once (RFC 6238 section 5.2). */
    lastStep: integer('last_step'),
    lastChallengedAt: integer('last_challenged_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('factors_name').on(table.userId, table.friendlyName),
    check('factors_status', sql`${table.status} in ('unverified', 'verified')`),
  ],
)

export const factorChallenges = sqliteTable(
  'factor_challenges',
  {
    id: text('id').primaryKey(),
    factorId: text('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    /** Keyed hash of the code sent by SMS; null for TOTP. */
    codeHash: text('code_hash'),
    wrongGuesses: integer('wrong_guesses').notNull().default(0),
    /** Keyed hash of the address that asked: only it may answer. */
    callerHash: text('caller_hash').notNull(),
    verifiedAt: integer('verified_at'),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('factor_challenges_factor').on(table.factorId),
    index('factor_challenges_expires').on(table.expiresAt),
  ],
)

/** Networks a user has signed in from (internal/known-networks.ts). */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    userId: ofUser(),
    /** Keyed hash of user and network. */
    networkHash: text('network_hash').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index('known_networks_seen').on(table.seenAt),
  ],
)

/** An organisation (a school, a district) that brings its own OpenID provider. */
export const organisations = sqliteTable('organisations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed. */
  clientSecret: text('client_secret').notNull(),
  createdAt: integer('created_at').notNull(),
})

export const organisationDomains = sqliteTable('organisation_domains', {
  /** Lower case: "school.example". */
  domain: text('domain').primaryKey(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
})

/** What happened to an account, for the person and for support. Kept without content: an action, a time, who did it. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    /** Stays after the account is gone; an id alone names nobody. */
    userId: text('user_id').notNull(),
    action: text('action').notNull(),
    sessionId: text('session_id'),
    at: integer('at').notNull(),
  },
  (table) => [index('audit_log_user').on(table.userId, table.at), index('audit_log_at').on(table.at)],
)
