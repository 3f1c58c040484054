import type { AppContext } from '#app/context.ts'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { Metadata } from './accounts.types.ts'
import { codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { confirmedAt, findUser, sentStatement, type UserRow } from './internal/find-user.ts'
import { limitCalls, limitMessages } from './internal/limits.ts'
import { newcomer, newUserStatements } from './internal/new-user.ts'
import { type Address, type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, deny } from './refusals.ts'

export interface SendSignInCodeInput extends GivenAddress, LinkFlow {
  data: Metadata
  /** Whether an unknown address gets an account. */
  createUser: boolean
  captchaToken?: string | undefined
}

/** Sends a code (and, by mail, a link) that signs its owner in; makes the account when `createUser` says so. */
export async function sendSignInCode(
  ctx: AppContext,
  input: SendSignInCodeInput,
): Promise<AccountResult<null>> {
  const limited = await limitCalls(ctx, 'send')
  if (limited) return limited
  if (!(await ctx.captcha.passes(input.captchaToken, ctx.caller.address))) return deny('captcha_failed')
  const given = readAddress(input, 'One of email or phone must be set')
  if (!given.ok) return given
  const address = given.value
  const user = await findUser(ctx, address)
  // The public API says so (its clients rely on it); our screens do not ask this way and say nothing.
  if (!user && !input.createUser && !input.fromScreen) return deny('otp_disabled')
  const tooSoon = await limitMessages(ctx, 'recovery', address)
  if (tooSoon) return tooSoon

  const creating = !user && input.createUser
  const userId = user?.id ?? (creating ? ctx.newId() : null)
  const metadata = user?.metadata ?? input.data
  const first: Statement[] =
    creating && userId !== null
      ? newUserStatements(
          ctx,
          newcomer(address, userId, { passwordHash: null, welcomedAt: null, data: input.data }),
        )
      : []
  await runBatch(ctx.db, [
    ...first,
    ...(await codeStatements(ctx, { ...signInCode(address, userId, user), flow: input, metadata })),
    sentStatement(
      ctx,
      userId ?? '',
      address.channel === 'email' && user?.emailConfirmedAt ? 'recoverySentAt' : 'confirmationSentAt',
    ),
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}

/** Someone who never confirmed their address gets the confirmation; the others a link to sign in with. */
function signInCode(address: Address, userId: string | null, user: UserRow | null) {
  if (address.channel === 'sms')
    return {
      userId,
      kind: 'phone_confirmation',
      address,
      message: 'phone_code',
      linkType: null,
      method: 'otp',
    } as const
  const unconfirmed = userId !== null && (!user || confirmedAt(user, 'email') === null)
  return unconfirmed
    ? ({
        userId,
        kind: 'confirmation',
        address,
        message: 'confirm_signup',
        linkType: 'signup',
        method: 'email/signup',
      } as const)
    : ({
        userId,
        kind: 'recovery',
        address,
        message: 'magic_link',
        linkType: 'magiclink',
        method: 'magiclink',
      } as const)
}
