import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { type CodeToSend, codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { stillToAgree } from './internal/email-change.ts'
import { confirmedAt, findUser, sentStatement, type UserRow } from './internal/find-user.ts'
import { limitCalls, limitMessages } from './internal/limits.ts'
import { type Address, type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, deny } from './refusals.ts'

export const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change'] as const
export type ResendType = (typeof RESEND_TYPES)[number]

export interface ResendConfirmationInput extends GivenAddress, LinkFlow {
  type: ResendType
  captchaToken?: string | undefined
}

/** Sends a confirmation again. Nothing is sent, and the answer is the same, when there is nothing to confirm. */
export async function resendConfirmation(
  ctx: AppContext,
  input: ResendConfirmationInput,
): Promise<AccountResult<null>> {
  const limited = await limitCalls(ctx, 'send')
  if (limited) return limited
  if (!(await ctx.captcha.passes(input.captchaToken, ctx.caller.address))) return deny('captcha_failed')
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
  const tooSoon = await limitMessages(
    ctx,
    changing ? 'change' : 'confirmation',
    address,
    (!changing && user && confirmedAt(user, address.channel)) || '',
  )
  if (tooSoon) return tooSoon
  const codes = due(input, address, user)
  const metadata = user?.metadata ?? {}
  const statements = await Promise.all(codes.map((code) => codeStatements(ctx, { ...code, metadata })))
  const to = codes[0]?.userId ?? ''
  const column = input.type === 'email_change' ? 'emailChangeSentAt' : 'confirmationSentAt'
  await runBatch(ctx.db, [...statements.flat(), sentStatement(ctx, to, column)])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}

type Code = Omit<CodeToSend, 'metadata'>

/** The codes to send; at least one, a decoy when there is nothing to confirm, so that the work is the same. */
function due({ type, ...flow }: ResendConfirmationInput, address: Address, user: UserRow | null): Code[] {
  const bySms = { linkType: null, method: 'otp', flow } as const
  switch (type) {
    case 'signup': {
      const userId = user && user.emailConfirmedAt === null ? user.id : null
      const link = { message: 'confirm_signup', linkType: 'signup', method: 'email/signup', flow } as const
      return [{ userId, kind: 'confirmation', address, ...link }]
    }
    case 'sms': {
      const userId = user && user.phoneConfirmedAt === null ? user.id : null
      return [{ ...bySms, userId, kind: 'phone_confirmation', address, message: 'phone_code' }]
    }
    case 'phone_change': {
      const userId = user?.newPhone ? user.id : null
      const target = { channel: 'sms', value: user?.newPhone ?? address.value } as const
      return [{ ...bySms, userId, kind: 'phone_change', address: target, message: 'phone_code' }]
    }
    case 'email_change':
      return emailChangeCodes(address, user, flow)
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
  if (!user?.newEmail) return [{ ...link, userId: null, kind: 'email_change_new', address: asked }]
  const missing = stillToAgree(user)
  const codes: Code[] = []
  if (missing.new) codes.push({ ...link, userId: user.id, kind: 'email_change_new', address: to(newEmail) })
  if (missing.current && user.email !== null)
    codes.push({ ...link, userId: user.id, kind: 'email_change_current', address: to(user.email) })
  return codes
}
