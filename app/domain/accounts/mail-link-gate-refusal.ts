import type { AppContext } from '#app/platform/context.ts'
import type { GateReason } from '#app/platform/verb.ts'
import { refuseLink } from './internal/refuse-link.ts'
import type { MailLink, RefusedLink } from './mail-link.ts'
import { accountGateRefusal } from './refusals.ts'

/** What a verb about a mail's link answers when its gate stays shut. */
export function mailLinkGateRefusal(reason: GateReason, ctx: AppContext, link: MailLink): RefusedLink {
  return refuseLink(ctx, link, accountGateRefusal(reason))
}
