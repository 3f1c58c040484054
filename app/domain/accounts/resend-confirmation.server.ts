import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Metadata } from './accounts.types.ts'
import { confirmation } from './internal/code-messages.ts'
import { type CodeToSend, codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { stillToAgree } from './internal/email-change.ts'
import { findUser, sentStatement, type UserRow } from './internal/find-user.ts'
import { limitMessages } from './internal/limits.ts'
import { newestPending, pendingExtended, readAttempt } from './internal/pending-sign-ups.ts'
import { type Address, type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

export const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change'] as const
export type ResendType = (typeof RESEND_TYPES)[number]

export interface ResendConfirmationInput extends GivenAddress, LinkFlow {
  type: ResendType
  /** Of our own form: this browser's own sign-up comes first. */
  browserSecret?: string | undefined
  captchaToken?: string | undefined
}

/** Sends a confirmation again. Nothing is sent, and the answer is the same, when there is nothing to confirm. */
export const resendConfirmation = verb(
  {
    actor: 'anyone',
    budgets: ['send'],
    captcha: { purpose: 'confirmation', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, input: ResendConfirmationInput): Promise<AccountResult<null>> {
  const byMail = input.type === 'signup' || input.type === 'email_change'
  const wanted = byMail ? { email: input.email } : { phone: input.phone }
  const given = readAddress(
    wanted,
    `Type provided requires ${byMail ? 'an email address' : 'a phone number'}`,
  )
  if (!given.ok) return given
  const address = given.value
  const changing = input.type === 'email_change' || input.type === 'phone_change'
  const user = await findUser(ctx, address)
  const tooSoon = await limitMessages(ctx, changing ? 'change' : 'confirmation', address, {
    state: changing || !user ? '' : 'proved',
  })
  if (tooSoon) return tooSoon
  const { codes, metadata, first } = changing
    ? ofChange(ctx, input, address, user)
    : await ofSignUp(ctx, input, address, user)
  const statements = await Promise.all(codes.map((code) => codeStatements(ctx, { ...code, metadata })))
  await runBatch(ctx.db, [first, ...statements.flat()])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}

type Code = Omit<CodeToSend, 'metadata'>

/** Codes to send, at least one: a decoy when there is nothing to confirm, so that the work is the same. */
interface Due {
  codes: Code[]
  metadata: Metadata
  first: Statement
}

/** For the newest attempt, from the caller's own network if there is one: it lives on with its new code. */
async function ofSignUp(
  ctx: AppContext,
  flow: ResendConfirmationInput,
  address: Address,
  user: UserRow | null,
): Promise<Due> {
  const pending = user ? null : await newestPending(ctx, address, flow.browserSecret)
  const metadata = pending ? (await readAttempt(ctx, pending)).metadata : {}
  const codes = [{ ...confirmation(address), ownerId: pending?.id ?? null, flow }]
  return { codes, metadata, first: pendingExtended(ctx, pending?.id ?? '') }
}

function ofChange(
  ctx: AppContext,
  { type, ...flow }: ResendConfirmationInput,
  address: Address,
  user: UserRow | null,
): Due {
  const codes =
    type === 'email_change' ? emailChangeCodes(address, user, flow) : [phoneChangeCode(address, user, flow)]
  const column = type === 'email_change' ? 'emailChangeSentAt' : 'confirmationSentAt'
  const first = sentStatement(ctx, codes[0]?.ownerId ?? '', column)
  return { codes, metadata: user?.metadata ?? {}, first }
}

function phoneChangeCode(asked: Address, user: UserRow | null, flow: LinkFlow): Code {
  const address = { channel: 'sms', value: user?.newPhone ?? asked.value } as const
  const ownerId = user?.newPhone ? user.id : null
  return {
    ownerId,
    kind: 'phone_change',
    address,
    message: 'phone_code',
    linkType: null,
    method: 'otp',
    flow,
  }
}

/** To each address that has not agreed yet. */
function emailChangeCodes(asked: Address, user: UserRow | null, flow: LinkFlow): Code[] {
  const newEmail = user?.newEmail ?? asked.value
  const link = {
    message: 'email_change',
    linkType: 'email_change',
    method: 'email_change',
    flow,
    newEmail,
  } as const
  const to = (value: string) => ({ channel: 'email', value }) as const
  if (!user?.newEmail) return [{ ...link, ownerId: null, kind: 'email_change_new', address: asked }]
  const missing = stillToAgree(user)
  const codes: Code[] = []
  if (missing.new) codes.push({ ...link, ownerId: user.id, kind: 'email_change_new', address: to(newEmail) })
  if (missing.current && user.email !== null)
    codes.push({ ...link, ownerId: user.id, kind: 'email_change_current', address: to(user.email) })
  return codes
}
