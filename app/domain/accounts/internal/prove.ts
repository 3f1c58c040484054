import type { AppContext } from '#app/platform/context.ts'
import type { Proved } from '../accounts.types.ts'

/** Lets a session be opened for somebody who has just proved who they are: in this request, and for nobody else. */
export function prove(ctx: AppContext, proved: Proved): Proved {
  ctx.identity.prove(proved.userId)
  return proved
}
