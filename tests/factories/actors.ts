// Who acts, for tests of gates: a context is the job's (everything allowed) unless one of these acts in it.

import { fixedIdentity, type UserActor } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'

/** The same context with `userId` signed in: lately, by everything their account asks for, unless said otherwise. */
export function signedInAs<Context extends AppContext>(
  ctx: Context,
  userId: string,
  unlike: Partial<UserActor> = {},
): Context {
  const actor = {
    kind: 'user',
    userId,
    sessionId: 'session',
    awaitsFactor: false,
    isFresh: true,
    ...unlike,
  } as const
  return { ...ctx, identity: fixedIdentity(actor) }
}
