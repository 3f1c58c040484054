import type { AppContext, MessageKind } from '#app/context.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'

export interface ConsentMail {
  kind: Extract<MessageKind, `parental_consent${string}`>
  /** The grown-up's. */
  address: string
  childId: string
  /** Of the link: it opens the page where the answer is given, and changed later. */
  token: string
}

/** The statement that queues a mail to a grown-up about a child's account; see queue-message on why in an object. */
export async function consentMail(ctx: AppContext, { kind, address, childId, token }: ConsentMail) {
  const [profile, account] = await Promise.all([readProfile(ctx, childId), readAccount(ctx, childId)])
  return queueMessage(
    ctx,
    {
      channel: 'email',
      recipient: address,
      kind,
      locale: ctx.caller.locale,
      params: {
        link: `${ctx.config.siteUrl}/family/consent?token=${token}`,
        // Accounts made elsewhere may have no name yet; a grown-up has to know whose it is all the same.
        childName: profile?.displayName ?? account?.email ?? account?.phone ?? childId,
      },
    },
    { decoy: false },
  )
}
