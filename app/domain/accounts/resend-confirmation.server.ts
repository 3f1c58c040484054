import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { type CodeToSend, codeStatements, type LinkFlow } from './internal/code-statements.ts'
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
  const { code, to } = due(input, address, user)
  const statements = await codeStatements(ctx, { ...code, metadata: user?.metadata ?? {} })
  await runBatch(ctx.db, [
    ...statements,
    sentStatement(ctx, to ?? '', changing ? 'emailChangeSentAt' : undefined),
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}

function due(
  { type, ...flow }: ResendConfirmationInput,
  address: Address,
  user: UserRow | null,
): { code: Omit<CodeToSend, 'metadata'>; to: string | null } {
  switch (type) {
    case 'signup': {
      const to = user && user.emailConfirmedAt === null ? user.id : null
      const code = {
        userId: to,
        kind: 'confirmation',
        address,
        message: 'confirm_signup',
        linkType: 'signup',
        method: 'email/signup',
        flow,
      } as const
      return { to, code }
    }
    case 'sms': {
      const to = user && user.phoneConfirmedAt === null ? user.id : null
      const code = {
        userId: to,
        kind: 'phone_confirmation',
        address,
        message: 'phone_code',
        linkType: null,
        method: 'otp',
        flow,
      } as const
      return { to, code }
    }
    case 'email_change': {
      const to = user?.newEmail ? user.id : null
      const target = { channel: 'email', value: user?.newEmail ?? address.value } as const
      const code = {
        userId: to,
        kind: 'email_change_new',
        address: target,
        message: 'email_change',
        linkType: 'email_change',
        method: 'email_change',
        flow,
        newEmail: target.value,
      } as const
      return { to, code }
    }
    case 'phone_change': {
      const to = user?.newPhone ? user.id : null
      const target = { channel: 'sms', value: user?.newPhone ?? address.value } as const
      const code = {
        userId: to,
        kind: 'phone_change',
        address: target,
        message: 'phone_code',
        linkType: null,
        method: 'otp',
        flow,
      } as const
      return { to, code }
    }
  }
}
