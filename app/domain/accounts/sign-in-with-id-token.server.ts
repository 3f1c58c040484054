import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Proved } from './accounts.types.ts'
import { prove } from './internal/prove.ts'
import { proveByProvider } from './internal/provider-person.ts'
import { type DeviceToken, readIdToken } from './internal/read-id-token.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

/** Proves someone by an id token their device got from Google or Microsoft itself. */
export const signInWithIdToken = verb(
  {
    actor: 'anyone',
    budgets: ['token'],
    captcha: { purpose: 'sign_in', token: ({ captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, token: DeviceToken): Promise<AccountResult<Proved>> {
  const read = await readIdToken(ctx, token)
  if (!read.ok) return read
  const proved = await proveByProvider(ctx, read.value.provider, read.value.person)
  return proved.ok ? { ok: true, value: prove(ctx, proved.value) } : proved
}
