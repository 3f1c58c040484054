import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Holder, readEntitlements } from './read-entitlements.server.ts'

/** The premium filters the holder may put over an AR scene: those of the filter pack they own. Nobody (null) owns none. */
export const readArFilters = verb(
  { actor: 'buyer', owner: ({ holder }) => holder, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { holder }: { holder: Holder | null }): Promise<readonly ArFilter[]> {
  return holder === null ? [] : (await readEntitlements(ctx, holder)).arFilters
}
