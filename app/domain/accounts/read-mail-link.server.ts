import type { AppContext } from '#app/context.ts'
import { isBelowAge } from '#app/domain/guardians/age-of-consent.ts'
import { takeDisplayName } from '#app/domain/profiles/profiles.types.ts'
import { findPending, isOfBrowser, readAttempt } from './internal/pending-sign-ups.ts'
import { safeRedirect } from './internal/redirect-target.ts'
import { findLink } from './internal/sent-codes.ts'
import type { MailLink } from './open-mail-link.server.ts'

/** What a person should know before they use a mail's link. */
export interface MailLinkView {
  /** Where the mail went: an email address. */
  address: string
  /** One of our own screens asked for it. */
  fromScreen: boolean
  /** Where a link leads that a client of the API asked for; null for our own screens. */
  leadsTo: string | null
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
  const { address, fromScreen } = found
  const leadsTo = fromScreen ? null : safeRedirect(ctx, redirectTo)
  const pending = await findPending(ctx, found.ownerId)
  if (!pending || pending.sealed === null) return { address, fromScreen, leadsTo, signUp: null }
  const { metadata, stated } = await readAttempt(ctx, pending)
  return {
    address,
    fromScreen,
    leadsTo,
    signUp: {
      name: takeDisplayName(metadata['display_name']),
      guardianEmail: stated && isBelowAge(stated.country, stated.age) ? stated.guardianEmail : null,
      isOfThisBrowser: await isOfBrowser(pending, browserSecret),
    },
  }
}
