import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { readEnrollment } from '#app/domain/accounts/read-enrollment.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import type { FactorSectionProps } from './factor-section.tsx'

/** What the page shows: factors that count, and the one being added. */
export async function readFactors(ctx: AppContext, account: Account): Promise<FactorSectionProps> {
  const enrolling = await readEnrollment(ctx, account, PRODUCT_NAME)
  return {
    factors: account.factors
      .filter(({ status }) => status === 'verified')
      .map(({ id, type, friendlyName, phone }) => ({
        id,
        type,
        name: friendlyName,
        phoneEnd: phoneEnd(phone),
      })),
    enrolling: enrolling && { type: enrolling.type, name: enrolling.friendlyName },
  }
}

/** As much of a number as its owner needs to know it again. */
function phoneEnd(phone: string | null): string | null {
  return phone === null ? null : phone.slice(-2)
}
