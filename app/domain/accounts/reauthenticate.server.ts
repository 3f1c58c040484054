import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { SignedIn } from './accounts.types.ts'
import { codeStatements } from './internal/code-statements.ts'
import { limitMessages } from './internal/limits.ts'
import type { Address } from './internal/read-address.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/** Where a nonce for this account is sent: its email, else its phone; a refusal when there is none. */
export function nonceAddress({ account }: SignedIn): AccountResult<Address> {
  const { email, phone } = account
  if (email !== null) return { ok: true, value: { channel: 'email', value: email } }
  if (phone === null)
    return accountRefusal('validation_failed', {
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
  return { ok: true, value: { channel: 'sms', value: phone } }
}

/** Sends a six-digit nonce: a fresh proof for what a long-open session may not do alone. */
export const reauthenticate = verb(
  { actor: 'user', owner: ({ account }) => account.id, budgets: ['send'], notice: null },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, signedIn: SignedIn): Promise<AccountResult<null>> {
  const address = nonceAddress(signedIn)
  if (!address.ok) return address
  const tooSoon = await limitMessages(ctx, 'reauthentication', address.value, {
    ownerId: signedIn.account.id,
    proved: signedIn.account.id,
  })
  if (tooSoon) return tooSoon
  const statements = await codeStatements(ctx, {
    ownerId: signedIn.account.id,
    kind: 'reauthentication',
    address: address.value,
    message: 'reauthentication',
    linkType: null,
    method: 'otp',
    flow: { redirectTo: null, challenge: null, fromScreen: false },
    metadata: signedIn.account.metadata,
  })
  await runBatch(ctx.db, statements)
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: null }
}
