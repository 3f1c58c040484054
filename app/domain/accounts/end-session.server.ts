import type { AppContext } from '#app/context.ts'
import { signOut } from './sign-out.server.ts'

/** Ends one session of this user; a session of anyone else is left alone. */
export async function endSession(ctx: AppContext, userId: string, sessionId: string): Promise<void> {
  await signOut(ctx, { id: sessionId, userId }, 'local')
}
