import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { findUser, sentStatement } from './internal/find-user.ts'
import { limitCalls, limitMessages } from './internal/limits.ts'
import { readAddress } from './internal/read-address.ts'
import { type AccountResult, deny } from './refusals.ts'

export interface RecoverPasswordInput extends LinkFlow {
  email?: string | undefined
  captchaToken?: string | undefined
}

/** Sends the mail that lets its owner set a new password. Whether anyone has the address stays unsaid. */
export async function recoverPassword(
  ctx: AppContext,
  input: RecoverPasswordInput,
): Promise<AccountResult<null>> {
  const limited = await limitCalls(ctx, 'send')
  if (limited) return limited
  if (!(await ctx.captcha.passes(input.captchaToken, ctx.caller.address))) return deny('captcha_failed')
  const address = readAddress({ email: input.email }, 'Password recovery requires an email')
  if (!address.ok) return address
  const tooSoon = await limitMessages(ctx, 'recovery', address.value)
  if (tooSoon) return tooSoon
  const user = await findUser(ctx, address.value)
  const statements = await codeStatements(ctx, {
    userId: user?.id ?? null,
    kind: 'recovery',
    address: address.value,
    message: 'recovery',
    linkType: 'recovery',
    method: 'recovery',
    flow: input,
    metadata: user?.metadata ?? {},
  })
  await runBatch(ctx.db, [...statements, sentStatement(ctx, user?.id ?? '', 'recoverySentAt')])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}
