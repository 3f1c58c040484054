import type { SQL } from 'drizzle-orm'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { MessageKind } from '#app/platform/message.ts'

export interface ConsentMail {
  kind: Extract<MessageKind, `parental_consent${string}`>
  /** The grown-up's. */
  address: string
  childId: string
  /** Of the link: it opens the page where the answer is given, and changed later. */
  token: string
  /** Where it is not the language of whoever asks now. */
  locale?: Locale
  /** When the account goes without an answer. */
  endsOn?: number
  /** Where it is not due at once; see queue-message. */
  later?: { id: string; dueAt: number }
  onlyIf?: SQL
}

/** The statement that queues a mail to a grown-up about a child's account; see queue-message on why in an object. */
export async function consentMail(ctx: AppContext, mail: ConsentMail) {
  const { kind, address, childId, token, locale = ctx.caller.locale, endsOn, later, onlyIf } = mail
  const [profile, account] = await Promise.all([readProfile(ctx, childId), readAccount(ctx, childId)])
  return queueMessage(
    ctx,
    {
      channel: 'email',
      recipient: address,
      kind,
      locale,
      params: {
        link: `${ctx.config.siteUrl}/family/consent?token=${token}`,
        // Accounts made elsewhere may have no name yet; a grown-up has to know whose it is all the same.
        childName: profile?.displayName ?? account?.email ?? account?.phone ?? childId,
        ...(endsOn !== undefined && { endsOn: new Date(endsOn).toISOString() }),
      },
    },
    { decoy: false, ...later, ...(onlyIf && { onlyIf }) },
  )
}
