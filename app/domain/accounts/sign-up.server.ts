import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements, type StatedAge } from '#app/domain/guardians/age-statements.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { Account, Metadata } from './accounts.types.ts'
import { type CodeToSend, codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { confirmedAt, findUser, sentStatement, type UserRow } from './internal/find-user.ts'
import { limitCalls, limitMessages } from './internal/limits.ts'
import { newcomer, newUserStatements } from './internal/new-user.ts'
import { hashPassword } from './internal/password-hash.ts'
import { refuseWeakPassword } from './internal/password-rules.ts'
import { type Address, type GivenAddress, readAddress } from './internal/read-address.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountResult, deny } from './refusals.ts'

/** Spec 000 section 5. */
export const ADDRESS_AND_PASSWORD_NEEDED = 'You must provide either an email or phone number and a password'

export interface SignUpInput extends GivenAddress, LinkFlow {
  password?: string | undefined
  /** What the person says about themselves: display_name, grade_level, language, country, role. */
  data: Metadata
  /** What a student answered on the screen, which asks everybody; below their country's age the account is limited. */
  stated?: Omit<StatedAge, 'userId'> | undefined
  captchaToken?: string | undefined
}

/**
 * Makes an account and sends its confirmation. An address that has an unconfirmed account gets the message again and keeps
 * the first password and data; one that has a confirmed account gets nothing, and the caller an answer of the same
 * shape, with an id of nobody.
 */
export async function signUp(ctx: AppContext, input: SignUpInput): Promise<AccountResult<Account>> {
  const limited = await limitCalls(ctx, 'send')
  if (limited) return limited
  if (!(await ctx.captcha.passes(input.captchaToken, ctx.caller.address))) return deny('captcha_failed')
  if (!input.email && !input.phone) return deny('anonymous_provider_disabled')
  const { password } = input
  if (!password) return deny('validation_failed', { message: ADDRESS_AND_PASSWORD_NEEDED })
  const address = readAddress(input, ADDRESS_AND_PASSWORD_NEEDED)
  if (!address.ok) return address
  const weak = await refuseWeakPassword(ctx, password)
  if (weak) return weak
  // Always, so that a known address takes as long as a new one.
  const passwordHash = await hashPassword(password)

  const known = await findUser(ctx, address.value)
  const confirmed = known && confirmedAt(known, address.value.channel)
  const tooSoon = await limitMessages(ctx, 'confirmation', address.value, confirmed ?? '')
  if (tooSoon) return tooSoon
  const account =
    confirmed != null
      ? await pretend(ctx, address.value, input)
      : known
        ? await confirmAgain(ctx, address.value, known, input)
        : await create(ctx, address.value, passwordHash, input)
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: account }
}

function confirmation(address: Address, userId: string | null, flow: LinkFlow): Omit<CodeToSend, 'metadata'> {
  return address.channel === 'email'
    ? {
        userId,
        kind: 'confirmation',
        address,
        message: 'confirm_signup',
        linkType: 'signup',
        method: 'email/signup',
        flow,
      }
    : {
        userId,
        kind: 'phone_confirmation',
        address,
        message: 'phone_code',
        linkType: null,
        method: 'otp',
        flow,
      }
}

async function create(
  ctx: AppContext,
  address: Address,
  passwordHash: string,
  { data, stated, ...flow }: SignUpInput,
): Promise<Account> {
  const id = ctx.newId()
  const welcomedAt = flow.fromScreen ? ctx.now() : null
  try {
    await runBatch(ctx.db, [
      ...newUserStatements(ctx, newcomer(address, id, { passwordHash, welcomedAt, data })),
      ...(await codeStatements(ctx, { ...confirmation(address, id, flow), metadata: data })),
      sentStatement(ctx, id),
      ...(stated ? await ageStatements(ctx, { ...stated, userId: id }) : []),
    ])
  } catch (error) {
    // Someone else made the account in the same moment: theirs counts, and their message is on its way.
    const winner = await findUser(ctx, address)
    const account = winner && (await readAccount(ctx, winner.id))
    if (!account) throw error
    return account
  }
  return existing(ctx, id)
}

async function confirmAgain(
  ctx: AppContext,
  address: Address,
  user: UserRow,
  flow: LinkFlow,
): Promise<Account> {
  const again = { ...confirmation(address, user.id, flow), metadata: user.metadata }
  await runBatch(ctx.db, [...(await codeStatements(ctx, again)), sentStatement(ctx, user.id)])
  return existing(ctx, user.id)
}

/** The account of a known address as a stranger may see it: nobody's. */
async function pretend(ctx: AppContext, address: Address, { data, ...flow }: SignUpInput): Promise<Account> {
  await runBatch(ctx.db, await codeStatements(ctx, { ...confirmation(address, null, flow), metadata: data }))
  const now = ctx.now()
  return {
    id: ctx.newId(),
    email: address.channel === 'email' ? address.value : null,
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
    createdAt: now,
    updatedAt: now,
    identities: [],
    factors: [],
  }
}

async function existing(ctx: AppContext, userId: string): Promise<Account> {
  const account = await readAccount(ctx, userId)
  if (!account) throw new Error('an account just written cannot be read')
  return account
}
