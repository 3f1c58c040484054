import type { AppContext } from '#app/platform/context.ts'
import type { CodeType, Proved } from './accounts.types.ts'
import { applyCode } from './internal/apply-code.ts'
import { findPending, isContested } from './internal/pending-sign-ups.ts'
import { prove } from './internal/prove.ts'
import { type GivenAddress, readAddress } from './internal/read-address.ts'
import {
  findLink,
  findTyped,
  KINDS_OF,
  type SentCode,
  WRONG_CODE,
  WRONG_LINK,
} from './internal/sent-codes.ts'
import { type AccountResult, accountRefusal } from './refusals.ts'

export interface VerifyCodeInput extends GivenAddress {
  type: CodeType
  /** Six digits; needs exactly one of email and phone beside it. */
  token?: string | undefined
  /** A link's token; stands alone. */
  tokenHash?: string | undefined
  /**
   * For digits typed on our own screens: the secret of this browser, null when it has none. Of sign-ups nobody proved yet
   * only its own count then. Left out by clients of the API.
   */
  browserSecret?: string | null | undefined
  captchaToken?: string | undefined
}

/** `half`: one of the two addresses of an email change agreed; the other is still to come. */
export type Verified =
  | {
      kind: 'proved'
      proved: Proved
      /** The account was made by this very code. */
      isNew: boolean
      /** Of a new account: the friend's link it came by. */
      invitation: string | null
    }
  | { kind: 'half' }

/** See onboarding/verify-code, which does what follows for families. */
export async function proveByCode(ctx: AppContext, input: VerifyCodeInput): Promise<AccountResult<Verified>> {
  const { type, token, tokenHash, browserSecret } = input
  const withAddress = Boolean(input.email || input.phone)
  if (tokenHash ? token || withAddress : !token)
    return accountRefusal('validation_failed', {
      message: 'Verify requires either a token or a token hash',
    })
  const address = tokenHash ? null : readTypedAddress(input)
  if (address && !address.ok) return address
  const found = address
    ? await findTyped(ctx, {
        address: address.value,
        digits: token ?? '',
        kinds: KINDS_OF[type],
        browserSecret,
      })
    : await findLink(ctx, tokenHash ?? '', type)
  const gone = address ? WRONG_CODE : WRONG_LINK
  if (found?.kind === 'email_change_new' && (await isOther(ctx, found.ownerId))) return gone
  const used = found ? await applyCode(ctx, found, { gone, said: await saidBy(ctx, found, input) }) : gone
  if (!found || !used.ok) return used.ok ? gone : used
  if (used.value.kind === 'half') return { ok: true, value: { kind: 'half' } }
  const { made } = used.value
  const proved = prove(ctx, { userId: found.ownerId, method: 'otp' })
  return {
    ok: true,
    value: { kind: 'proved', proved, isNew: made !== null, invitation: made?.invitation ?? null },
  }
}

/**
 * How much of a sign-up its code brings to life. Digits typed on our own screens are of this browser's own sign-up; over the API
 * nothing tells whose it is, so what is contested says nothing: the owner of the address sets a password by recovery.
 */
async function saidBy(
  ctx: AppContext,
  { ownerId }: SentCode,
  { browserSecret }: VerifyCodeInput,
): Promise<'all' | 'nothing'> {
  if (browserSecret !== undefined) return 'all'
  const pending = await findPending(ctx, ownerId)
  return pending && (await isContested(ctx, pending)) ? 'nothing' : 'all'
}

/** Whether another account than this one is signed in where the code is used: its owner would give their address away. */
async function isOther(ctx: AppContext, userId: string): Promise<boolean> {
  const actor = await ctx.identity.actor()
  return actor.kind === 'user' && actor.userId !== userId
}

function readTypedAddress(input: VerifyCodeInput) {
  const address = readAddress(input, 'Only an email address or phone number should be provided on verify')
  if (!address.ok) return address
  const ofPhone = input.type === 'sms' || input.type === 'phone_change'
  return ofPhone === (address.value.channel === 'sms')
    ? address
    : accountRefusal('validation_failed', { message: 'The address does not fit the type' })
}
