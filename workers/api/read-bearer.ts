// Who calls a machines' API: by the bearer alone. An account with a second factor counts as signed in once it was used.
import type { Context } from 'hono'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { identifyBearer } from '#app/domain/accounts/identify-bearer.server.ts'
import type { AccountRefusal } from '#app/domain/accounts/refusals.ts'
import type { AppEnv } from '../env.ts'
import { contextOf } from './api-context.ts'

export type Bearer =
  | { kind: 'anonymous' }
  /** A second factor is to come: reaches that factor and its own sign-out. */
  | { kind: 'half'; signedIn: SignedIn }
  | { kind: 'user'; signedIn: SignedIn }
  | { kind: 'refused'; refusal: AccountRefusal }

export async function readBearer(c: Context<AppEnv>): Promise<Bearer> {
  const bearer = await identifyBearer(contextOf(c), c.req.header('Authorization') ?? null)
  if (bearer.kind !== 'user') return bearer
  const signedIn = { account: bearer.account, session: bearer.session }
  return awaitsSecondFactor(signedIn) ? { kind: 'half', signedIn } : { kind: 'user', signedIn }
}
