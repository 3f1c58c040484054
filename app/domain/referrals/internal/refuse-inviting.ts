import { awaitsAge } from '#app/domain/accounts/awaits-age.server.ts'
import { refuseWithoutProvedAdult } from '#app/domain/profiles/refuse-without-proved-adult.server.ts'
import type { AppContext } from '#app/platform/context.ts'

/** Why this account may neither invite, be invited nor claim what that brought; null: it may. */
export async function refuseInviting(ctx: AppContext, userId: string) {
  return (
    (await refuseWithoutProvedAdult(ctx, userId)) ?? ((await awaitsAge(ctx, userId)) ? 'age_required' : null)
  )
}
