import { isBelowAge } from '#app/domain/consent/age-of-consent.ts'
import { takeDisplayName } from '#app/domain/profiles/profiles.types.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { TrustedUrl } from '#app/request/trusted-url.ts'
import type { Account } from './accounts.types.ts'
import { endsOnScreen } from './internal/ends-on-screen.ts'
import { findPending, isOfBrowser, readAttempt } from './internal/pending-sign-ups.ts'
import { readReturnAddress } from './internal/redirect-target.ts'
import { refuseLink } from './internal/refuse-link.ts'
import { findLink } from './internal/sent-codes.ts'
import type { MailLink, RefusedLink } from './mail-link.ts'
import { mailLinkGateRefusal } from './mail-link-gate-refusal.ts'
import { readAccount } from './read-account.server.ts'

/** What a person should know before they use a mail's link. */
export interface MailLinkView {
  kind: 'found'
  /** Where the mail went: an email address. */
  address: string
  /** It ends on a screen of ours. */
  toScreen: boolean
  /** The address of the allow list it leads to; null for pages of ours. */
  clientUrl: TrustedUrl | null
  /** The account it is about; null while there is none. */
  account: Pick<Account, 'id' | 'email' | 'phone'> | null
  /** It would give that account the address the mail went to: good only where the account is signed in. */
  givesAddress: boolean
  /** Of a sign-up that said something; null for one that did not, and for accounts. */
  signUp: {
    name: string | null
    /** The grown-up who will be asked. */
    guardianEmail: string | null
    /** Whether the browser that asks now made it. */
    isOfThisBrowser: boolean
    /** Its password has to be typed before it is confirmed: a browser that did not make it asks. */
    asksPassword: boolean
  } | null
}

export interface ViewedLink extends MailLink {
  /** What the browser keeps of the sign-up it made. */
  browserSecret?: string | undefined
}

/** Reads what a link is about. Changes nothing. */
export const readMailLink = verb(
  { actor: 'holder', budgets: ['view_link'], notice: null },
  run,
  mailLinkGateRefusal,
)

async function run(ctx: AppContext, link: ViewedLink): Promise<MailLinkView | RefusedLink> {
  const found = await findLink(ctx, link.token, link.type)
  if (!found) return refuseLink(ctx, link)
  const { address } = found
  const back = readReturnAddress(ctx, link.redirectTo)
  const toScreen = endsOnScreen(found, back)
  const clientUrl = !toScreen && back.kind === 'listed' ? back.url : null
  const pending = await findPending(ctx, found.ownerId)
  const account = pending ? null : await readAccount(ctx, found.ownerId)
  const givesAddress = found.kind === 'email_change_new'
  const view = { kind: 'found', address, toScreen, clientUrl, account, givesAddress } as const
  if (!pending || pending.sealed === null) return { ...view, signUp: null }
  const { metadata, stated, passwordHash } = await readAttempt(ctx, pending)
  const isOfThisBrowser = await isOfBrowser(pending, link.browserSecret)
  return {
    ...view,
    signUp: {
      name: takeDisplayName(metadata['display_name']),
      guardianEmail: stated && isBelowAge(stated.country, stated.age) ? stated.guardianEmail : null,
      isOfThisBrowser,
      asksPassword: passwordHash !== null && !isOfThisBrowser,
    },
  }
}
