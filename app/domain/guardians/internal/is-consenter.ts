import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { consentState } from '#app/domain/consent/consent-state.ts'
import type { ConsentRow } from '#app/domain/consent/find-consents.server.ts'
import { guardianHash } from '#app/domain/consent/guardian-email.ts'
import type { AppContext } from '#app/platform/context.ts'

/** Whether the yes that stands for a child was said from the address this account has proved. */
export async function isConsenter(
  ctx: AppContext,
  row: ConsentRow | null,
  account: Account | null,
): Promise<boolean> {
  if (row === null || account?.email == null || account.emailConfirmedAt === null) return false
  return (
    consentState(row, ctx.now()) === 'confirmed' &&
    row.guardianHash === (await guardianHash(ctx, account.email))
  )
}
