import type { AppContext } from '#app/context.ts'
import { isBelowAge } from '#app/domain/guardians/age-of-consent.ts'
import { takeDisplayName } from '#app/domain/profiles/profiles.types.ts'
import type { TrustedUrl } from '#app/request/trusted-url.ts'
import { leadsToScreen } from './internal/leads-to-screen.ts'
import { findPending, isOfBrowser, readAttempt } from './internal/pending-sign-ups.ts'
import { readReturnAddress } from './internal/redirect-target.ts'
import { findLink } from './internal/sent-codes.ts'
import type { MailLink } from './open-mail-link.server.ts'

/** What a person should know before they use a mail's link. */
export interface MailLinkView {
  /** Where the mail went: an email address. */
  address: string
  /** It ends on a screen of ours. */
  toScreen: boolean
  /** The address of the allow list it leads to; null for pages of ours. */
  leadsTo: TrustedUrl | null
  /** Of a sign-up that said something; null for one that did not, and for accounts. */
  signUp: {
    name: string | null
    /** The grown-up who will be asked. */
    guardianEmail: string | null
    /** Whether the browser that asks now made it. */
    isOfThisBrowser: boolean
  } | null
}

/** Reads what a link is about; null when it is worth nothing. Changes nothing. */
export async function readMailLink(
  ctx: AppContext,
  { token, type, redirectTo, browserSecret }: MailLink & { browserSecret?: string | undefined },
): Promise<MailLinkView | null> {
  const found = await findLink(ctx, token, type)
  if (!found) return null
  const { address } = found
  const back = readReturnAddress(ctx, redirectTo)
  const toScreen = leadsToScreen(found, back)
  const leadsTo = !toScreen && back.kind === 'listed' ? back.url : null
  const pending = await findPending(ctx, found.ownerId)
  if (!pending || pending.sealed === null) return { address, toScreen, leadsTo, signUp: null }
  const { metadata, stated } = await readAttempt(ctx, pending)
  return {
    address,
    toScreen,
    leadsTo,
    signUp: {
      name: takeDisplayName(metadata['display_name']),
      guardianEmail: stated && isBelowAge(stated.country, stated.age) ? stated.guardianEmail : null,
      isOfThisBrowser: await isOfBrowser(pending, browserSecret),
    },
  }
}
