import {
  followMailLink,
  type Opened,
  type PressedLink,
} from '#app/domain/accounts/follow-mail-link.server.ts'
import { mailLinkGateRefusal } from '#app/domain/accounts/mail-link-gate-refusal.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'

/**
 * Uses up the link of a mail; that of a sign-up makes the account, and asks the grown-up a child named. Only ever by a press of a
 * button: scanners of mail open every link there is.
 */
export const openMailLink = verb(
  { actor: 'holder', budgets: ['verify'], notice: null },
  run,
  mailLinkGateRefusal,
)

async function run(ctx: AppContext, link: PressedLink): Promise<Opened> {
  const opened = await followMailLink(ctx, link)
  if ('isNew' in opened && opened.isNew) await askPendingConsent(ctx, opened.userId)
  return opened
}
