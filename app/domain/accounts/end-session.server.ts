import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { signOut } from './sign-out.server.ts'

/** Ends one session of this user; a session of anyone else is left alone. */
export const endSession = verb(
  { actor: 'user', owner: (userId) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string, sessionId: string): Promise<void> {
  await signOut(ctx, { id: sessionId, userId }, 'local')
}
