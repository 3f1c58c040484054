import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { findUser, sentStatement } from './internal/find-user.ts'
import { limitMessages } from './internal/limits.ts'
import { newestPending, newPending } from './internal/pending-sign-ups.ts'
import { type Address, readAddress } from './internal/read-address.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

export interface RecoverPasswordInput extends LinkFlow {
  email?: string | undefined
  captchaToken?: string | undefined
}

/**
 * Sends the mail that lets its owner set a new password. Whether anyone has the address stays unsaid. Where somebody signed up
 * and nobody proved the address, it leads to a bare account: what the sign-up said is not its reader's.
 */
export const recoverPassword = verb(
  {
    actor: 'anyone',
    budgets: ['send'],
    captcha: { purpose: 'recovery', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, input: RecoverPasswordInput): Promise<AccountResult<null>> {
  const address = readAddress({ email: input.email }, 'Password recovery requires an email')
  if (!address.ok) return address
  const user = await findUser(ctx, address.value)
  const tooSoon = await limitMessages(ctx, 'recovery', address.value, { ownerId: user?.id ?? null })
  if (tooSoon) return tooSoon
  const bare = user ? null : await bareSignUp(ctx, address.value)
  const statements = await codeStatements(ctx, {
    ownerId: user?.id ?? bare?.id ?? null,
    kind: 'recovery',
    address: address.value,
    message: 'recovery',
    linkType: 'recovery',
    method: 'recovery',
    flow: input,
    metadata: user?.metadata ?? {},
  })
  const first = bare?.statement ?? sentStatement(ctx, user?.id ?? '', 'recoverySentAt')
  await runBatch(ctx.db, [first, ...statements])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}

async function bareSignUp(ctx: AppContext, address: Address) {
  return (await newestPending(ctx, address)) && newPending(ctx, address, null, undefined)
}
