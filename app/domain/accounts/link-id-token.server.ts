import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Proved, SignedIn } from './accounts.types.ts'
import { provedAt } from './acting-user.ts'
import { prove } from './internal/prove.ts'
import { linkByProvider } from './internal/provider-person.ts'
import { type DeviceToken, readIdToken } from './internal/read-id-token.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

/** Adds the identity of an id token, which a device got from Google or Microsoft itself, to the account of who is signed in. */
export const linkIdToken = verb(
  {
    actor: 'user',
    owner: ({ account }) => account.id,
    fresh: true,
    budgets: ['token'],
    captcha: { purpose: 'sign_in', token: (_, { captchaToken }) => captchaToken },
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { account, session }: SignedIn,
  token: DeviceToken,
): Promise<AccountResult<Proved>> {
  const read = await readIdToken(ctx, token)
  if (!read.ok) return read
  const { provider, person } = read.value
  const linked = await linkByProvider(
    ctx,
    { userId: account.id, provedAt: provedAt(session) },
    provider,
    person,
  )
  return linked.ok ? { ok: true, value: prove(ctx, linked.value) } : linked
}
