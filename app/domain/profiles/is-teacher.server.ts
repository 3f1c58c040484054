import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { readProfile } from './read-profile.server.ts'
import { readStanding } from './read-standing.server.ts'

/** Whether somebody teaches: a grown-up whose profile says so. */
export const isTeacher = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<boolean> {
  const [standing, profile] = await Promise.all([readStanding(ctx, userId), readProfile(ctx, userId)])
  return standing === 'grown_up' && profile?.role === 'teacher'
}
