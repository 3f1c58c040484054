import { and, eq, or, sql } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/sealing.server.ts'
import { verb } from '#app/platform/verb.ts'
import { factors } from './accounts.schema.ts'
import type { Factor, SignedIn } from './accounts.types.ts'
import { readPhone } from './internal/addresses.ts'
import { auditEntry } from './internal/audit.ts'
import { expiredFactors, FACTOR_SECRET } from './internal/factor-rows.ts'
import { qrCode, totpSecret, totpUri } from './internal/totp.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

export const MAX_FACTORS = 10

export type EnrollFactorInput = { friendlyName: string } & (
  | { type: 'totp'; issuer?: string | undefined }
  | { type: 'phone'; phone: string }
)

export interface TotpSetup {
  /** The text of an `<svg>`. */
  qrCode: string
  /** Base32. */
  secret: string
  uri: string
}

export type Enrollment = Pick<Factor, 'id' | 'friendlyName'> &
  ({ type: 'totp'; totp: TotpSetup } | { type: 'phone'; phone: string })

/**
 * Begins to add a second factor: it counts once a code of it was verified, within 300 s. Once an account has a verified
 * factor, only a session that passed it (aal2) may add more. Name, number and level are decided by one INSERT, so that
 * calls at the same moment cannot pass together what neither may alone.
 */
export const enrollFactor = verb(
  { actor: 'pending', owner: ({ account }) => account.id, fresh: true, budgets: ['change'], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { account, session }: SignedIn,
  input: EnrollFactorInput,
): Promise<AccountResult<Enrollment>> {
  const { type, friendlyName } = input
  const phone = type === 'phone' ? readPhone(input.phone) : null
  if (type === 'phone' && phone === null)
    return accountRefusal('validation_failed', { message: 'Invalid phone number format (E.164 required)' })
  const samePhone = account.factors.some(
    ({ status, phone: known }) => status === 'verified' && known === phone,
  )
  if (phone !== null && samePhone) return accountRefusal('mfa_verified_factor_exists')
  const limitedChild = phone === null ? null : await refuseWhileLimited(ctx, account.id)
  if (limitedChild) return limitedChild

  const id = ctx.newId()
  const now = ctx.now()
  const secret = type === 'totp' ? totpSecret(ctx.newSecret()) : null
  const sealed = secret === null ? null : await seal(ctx.config, FACTOR_SECRET, secret)
  const others = sql`from ${factors} where ${factors.userId} = ${account.id}`
  const [, inserted, enrolled] = await ctx.db.batch([
    ctx.db
      .delete(factors)
      .where(
        and(
          eq(factors.userId, account.id),
          or(expiredFactors(ctx), phone === null ? undefined : unverifiedWith(phone)),
        ),
      ),
    ctx.db
      .insert(factors)
      .select(
        sql`select ${id}, ${account.id}, ${type}, ${friendlyName}, 'unverified', ${sealed}, ${phone}, null, null, ${now}, ${now}
        where (select count(*) ${others}) < ${MAX_FACTORS}
        and (${session.aal} = 'aal2' or not exists (select 1 ${others} and ${factors.status} = 'verified'))`,
      )
      .onConflictDoNothing()
      .returning({ id: factors.id }),
    ctx.db
      .select({ id: factors.id, friendlyName: factors.friendlyName })
      .from(factors)
      .where(eq(factors.userId, account.id)),
  ])
  if (inserted.length === 0) {
    if (enrolled.some((other) => other.friendlyName === friendlyName))
      return accountRefusal('mfa_factor_name_conflict', {
        message: `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
      })
    if (enrolled.length >= MAX_FACTORS) return accountRefusal('too_many_enrolled_mfa_factors')
    return accountRefusal('insufficient_aal', {
      status: 403,
      message: 'AAL2 required to enroll a new factor',
    })
  }
  await auditEntry(ctx, account.id, 'factor_enrolled', session.id)
  if (phone !== null) return { ok: true, value: { id, type: 'phone', friendlyName, phone } }
  if (secret === null) throw new Error(`a ${type} factor without a secret`)
  const issuer = (input.type === 'totp' && input.issuer) || new URL(ctx.config.siteUrl).host
  return { ok: true, value: { id, type: 'totp', friendlyName, totp: totpSetup(secret, issuer, account) } }
}

function unverifiedWith(phone: string) {
  return and(eq(factors.status, 'unverified'), eq(factors.phone, phone))
}

/** What a person's authenticator app needs to know of `secret`. */
export function totpSetup(
  secret: string,
  issuer: string,
  { email, phone }: { email: string | null; phone: string | null },
): TotpSetup {
  const uri = totpUri({ secret, issuer, label: email ?? phone ?? '' })
  return { qrCode: qrCode(uri), secret, uri }
}
