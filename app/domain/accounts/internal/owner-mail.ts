// Mails that tell the owner of an account what happened to it. Their statement goes into the batch of what they tell of.
import type { SQL } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Message, NoticeKind } from '#app/platform/message.ts'
import type { Account } from '../accounts.types.ts'

export type Owner = Pick<Account, 'email' | 'metadata'>

/** The statements that queue a mail in the owner's language, `onlyIf` that holds; none for somebody without an email address. */
export async function ownerMail(
  ctx: AppContext,
  { email: recipient, metadata: { language } }: Owner,
  { kind, params }: Pick<Message, 'kind' | 'params'>,
  onlyIf?: SQL,
): Promise<Statement[]> {
  if (recipient === null) return []
  const locale = isLocale(language) ? language : ctx.caller.locale
  const message = { channel: 'email', recipient, kind, locale, params } as const
  const { statement } = await queueMessage(ctx, message, { decoy: false, ...(onlyIf && { onlyIf }) })
  return [statement]
}

/** The mail about something that only the owner should be able to do. */
export function ownerNotice(ctx: AppContext, owner: Owner, notice: NoticeKind): Promise<Statement[]> {
  const params = { notice, link: passwordResetLink(ctx) }
  return ownerMail(ctx, owner, { kind: 'account_notice', params })
}

/** Where an owner who did not do it shuts others out. */
export function passwordResetLink({ config }: Pick<AppContext, 'config'>): string {
  return `${config.siteUrl}/password-reset`
}
