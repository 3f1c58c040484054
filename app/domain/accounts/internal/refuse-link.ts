import type { AppContext } from '#app/platform/context.ts'
import type { MailLink, RefusedLink } from '../mail-link.ts'
import type { AccountRefusal } from '../refusals.ts'
import { PKCE_PREFIX } from './code-token.ts'
import { readReturnAddress } from './redirect-target.ts'
import { WRONG_LINK } from './sent-codes.ts'

/** The answer to a link that is worth nothing, or not now. */
export function refuseLink(
  ctx: Pick<AppContext, 'config'>,
  { token, redirectTo }: MailLink,
  refusal: AccountRefusal = WRONG_LINK,
): RefusedLink {
  const back = readReturnAddress(ctx, redirectTo)
  const pkce = token.startsWith(PKCE_PREFIX)
  return { kind: 'refused', back, refusal, pkce, toScreen: back.kind === 'own' }
}
