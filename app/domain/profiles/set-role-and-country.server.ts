import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Country } from './countries.ts'
import { profiles } from './profiles.schema.ts'
import type { Role } from './profiles.types.ts'

/** The statement that makes someone a parent or teacher, for the batch that notes that they are an adult. */
export function roleSet(ctx: AppContext, userId: string, role: Role): Statement {
  return ctx.db.update(profiles).set({ role, updatedAt: ctx.now() }).where(eq(profiles.id, userId))
}

/** The statement that notes who someone says they are, for the batch that notes their age as well. */
export function roleAndCountrySet(
  ctx: AppContext,
  userId: string,
  said: { role: Role; country: Country },
): Statement {
  return ctx.db
    .update(profiles)
    .set({ role: said.role, country: said.country, updatedAt: ctx.now() })
    .where(eq(profiles.id, userId))
}
