import { runBatch } from '#app/db/run-batch.ts'
import type { StatedAge } from '#app/domain/consent/age-statements.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Account, Metadata } from './accounts.types.ts'
import { confirmation } from './internal/code-messages.ts'
import { codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { findUser } from './internal/find-user.ts'
import { limitMessages } from './internal/limits.ts'
import { ownIdentity } from './internal/new-user.ts'
import { hashPassword } from './internal/password-hash.ts'
import { refuseWeakPassword } from './internal/password-rules.ts'
import { newPending } from './internal/pending-sign-ups.ts'
import { type Address, type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/** Spec 000 section 5. */
export const ADDRESS_AND_PASSWORD_NEEDED = 'You must provide either an email or phone number and a password'

export interface SignUpInput extends GivenAddress, LinkFlow {
  password?: string | undefined
  /** What the person says about themselves: display_name, grade_level, language, country, role. */
  data: Metadata
  /** What a student answered on the screen, which asks everybody; below their country's age the account is limited. */
  stated?: Omit<StatedAge, 'userId'> | undefined
  /** The code of a friend's link; handed out again when the account is made (verify-code, open-mail-link). */
  invitation?: string | null
  /** What the browser of our own form keeps, to be known again when it opens the link (read-mail-link). */
  browserSecret?: string | undefined
  captchaToken?: string | undefined
}

/**
 * Notes an attempt at a sign-up and sends its confirmation. There is no account until that is used, and whoever signs up again
 * makes an attempt of their own: the answer shows the caller's own input and nothing else. An address that has an account
 * gets nothing, and the caller an answer of the same shape, with an id of nobody and no identity.
 */
export const signUp = verb(
  {
    actor: 'anyone',
    budgets: ['send'],
    captcha: { purpose: 'sign_up', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, input: SignUpInput): Promise<AccountResult<Account>> {
  if (!input.email && !input.phone) return accountRefusal('anonymous_provider_disabled')
  const { password } = input
  if (!password) return accountRefusal('validation_failed', { message: ADDRESS_AND_PASSWORD_NEEDED })
  const given = readAddress(input, ADDRESS_AND_PASSWORD_NEEDED)
  if (!given.ok) return given
  const address = given.value
  const weak = await refuseWeakPassword(ctx, password)
  if (weak) return weak
  // Always, so that a known address takes as long as a new one.
  const passwordHash = await hashPassword(password)

  const { data, stated = null, invitation = null, browserSecret } = input
  const user = await findUser(ctx, address)
  // An address that was proved since may be asked for at once: nothing is sent there.
  const tooSoon = await limitMessages(ctx, 'confirmation', address, { state: user ? 'proved' : '' })
  if (tooSoon) return tooSoon
  const identityId = ctx.newId()
  const attempt = { identityId, passwordHash, metadata: data, welcomed: input.fromScreen, stated, invitation }
  const { id, statement } = await newPending(ctx, address, attempt, browserSecret)
  const code = { ...confirmation(address), ownerId: user ? null : id, flow: input, metadata: data }
  await runBatch(ctx.db, [...(user ? [] : [statement]), ...(await codeStatements(ctx, code))])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: asSent(ctx, { id, address, data, identityId: user ? null : identityId }) }
}

interface Sent {
  id: string
  address: Address
  data: Metadata
  /** null: the address has an account, of which nothing is said. */
  identityId: string | null
}

/** The account as it will be, of nothing but what the caller sent. */
function asSent(ctx: AppContext, { id, address, data, identityId }: Sent): Account {
  const now = ctx.now()
  const email = address.channel === 'email' ? address.value : null
  const times = { createdAt: now, updatedAt: now }
  const own = { ...ownIdentity(address, id, data, false), email, lastSignInAt: now, ...times }
  return {
    id,
    email,
    phone: address.channel === 'sms' ? address.value : null,
    hasPassword: true,
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    emailChangeSentAt: null,
    newEmail: null,
    newPhone: null,
    lastSignInAt: null,
    welcomedAt: null,
    bannedUntil: null,
    metadata: data,
    ...times,
    identities: identityId === null ? [] : [{ id: identityId, ...own }],
    factors: [],
  }
}
