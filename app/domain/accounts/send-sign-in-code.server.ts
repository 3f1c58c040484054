import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Metadata } from './accounts.types.ts'
import { confirmation, signInMessage } from './internal/code-messages.ts'
import { codeStatements, type LinkFlow } from './internal/code-statements.ts'
import { findUser, sentStatement } from './internal/find-user.ts'
import { limitMessages } from './internal/limits.ts'
import {
  isOfBrowser,
  newestPending,
  newPending,
  pendingExtended,
  readAttempt,
} from './internal/pending-sign-ups.ts'
import { type Address, type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

export interface SendSignInCodeInput extends GivenAddress, LinkFlow {
  data: Metadata
  /** Whether an unknown address gets an account once it is proved. */
  createUser: boolean
  /** What the browser of our own screens keeps: its own sign-up goes on with this code. */
  browserSecret?: string | undefined
  captchaToken?: string | undefined
}

/** Sends a code (and, by mail, a link) that signs its owner in; with `createUser` it makes an account when it is used. */
export const sendSignInCode = verb(
  {
    actor: 'anyone',
    budgets: ['send'],
    captcha: { purpose: 'sign_in_code', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, input: SendSignInCodeInput): Promise<AccountResult<null>> {
  const given = readAddress(input, 'One of email or phone must be set')
  if (!given.ok) return given
  const address = given.value
  const user = await findUser(ctx, address)
  // The public API says so (its clients rely on it); our screens do not ask this way and say nothing.
  if (!user && !input.createUser && !input.fromScreen) return accountRefusal('otp_disabled')
  const tooSoon = await limitMessages(ctx, 'recovery', address, { ownerId: user?.id ?? null })
  if (tooSoon) return tooSoon

  const { ownerId, metadata, statements } = user
    ? { ownerId: user.id, metadata: user.metadata, statements: [noteSent(ctx, user.id, address)] }
    : await ownerOfNoAccount(ctx, address, input)
  const message = !user && input.createUser ? confirmation(address) : signInMessage(address)
  const code = { ...message, ownerId, flow: input, metadata }
  await runBatch(ctx.db, [...statements, ...(await codeStatements(ctx, code))])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}

function noteSent(ctx: AppContext, userId: string, { channel }: Address): Statement {
  return sentStatement(ctx, userId, channel === 'email' ? 'recoverySentAt' : 'confirmationSentAt')
}

/**
 * What a code to an address without an account belongs to: an attempt of the asker's own. On a screen of ours that is the
 * sign-up this browser made, else a bare one, and only where somebody signed up; nobody else gets a message.
 */
async function ownerOfNoAccount(
  ctx: AppContext,
  address: Address,
  { createUser, data, browserSecret }: SendSignInCodeInput,
): Promise<{ ownerId: string | null; metadata: Metadata; statements: Statement[] }> {
  if (createUser) {
    const isBare = Object.keys(data).length === 0
    const said = { passwordHash: null, metadata: data, welcomed: false, stated: null, invitation: null }
    const attempt = isBare ? null : { identityId: ctx.newId(), ...said }
    const { id, statement } = await newPending(ctx, address, attempt, browserSecret)
    return { ownerId: id, metadata: data, statements: [statement] }
  }
  const pending = await newestPending(ctx, address, browserSecret)
  if (!pending) return { ownerId: null, metadata: {}, statements: [] }
  if (await isOfBrowser(pending, browserSecret)) {
    const { metadata } = await readAttempt(ctx, pending)
    return { ownerId: pending.id, metadata, statements: [pendingExtended(ctx, pending.id)] }
  }
  const { id, statement } = await newPending(ctx, address, null, browserSecret)
  return { ownerId: id, metadata: {}, statements: [statement] }
}
