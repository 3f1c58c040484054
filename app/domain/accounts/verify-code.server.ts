import type { AppContext } from '#app/context.ts'
import type { AmrMethod, CodeType, Proved } from './accounts.types.ts'
import { applyCode } from './internal/apply-code.ts'
import { consumeDigitsOfType, consumeLink } from './internal/consume-code.ts'
import { limitCalls } from './internal/limits.ts'
import { type GivenAddress, readAddress } from './internal/read-address.ts'
import { type AccountResult, deny } from './refusals.ts'

export interface VerifyCodeInput extends GivenAddress {
  type: CodeType
  /** Six digits; needs exactly one of email and phone beside it. */
  token?: string | undefined
  /** A link's token; stands alone. */
  tokenHash?: string | undefined
  captchaToken?: string | undefined
}

/** `half`: one of the two addresses of an email change agreed; the other is still to come. */
export type Verified = { kind: 'proved'; proved: Proved } | { kind: 'half' }

/** Proves someone by a code or link they were sent, and does what it was sent for. Each is good once. */
export async function verifyCode(ctx: AppContext, input: VerifyCodeInput): Promise<AccountResult<Verified>> {
  const limited = await limitCalls(ctx, 'verify')
  if (limited) return limited
  const { type, token, tokenHash } = input
  const withAddress = Boolean(input.email || input.phone)
  if (tokenHash ? token || withAddress : !token)
    return deny('validation_failed', {
      message: 'Verify requires either a token or a token hash',
    })
  const consumed = tokenHash ? await consumeLink(ctx, tokenHash, type) : await consumeTyped(ctx, input)
  if (!consumed.ok) return consumed
  const applied = await applyCode(ctx, consumed.value)
  if (!applied.ok) return applied
  if (applied.value === 'half') return { ok: true, value: { kind: 'half' } }
  const method: AmrMethod = 'otp'
  return { ok: true, value: { kind: 'proved', proved: { userId: consumed.value.userId, method } } }
}

async function consumeTyped(ctx: AppContext, input: VerifyCodeInput) {
  const address = readAddress(input, 'Only an email address or phone number should be provided on verify')
  if (!address.ok) return address
  const ofPhone = input.type === 'sms' || input.type === 'phone_change'
  if (ofPhone !== (address.value.channel === 'sms'))
    return deny('validation_failed', { message: 'The address does not fit the type' })
  return consumeDigitsOfType(ctx, address.value, input.token ?? '', input.type)
}
