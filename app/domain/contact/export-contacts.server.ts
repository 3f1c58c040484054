import { asc } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { contactMessages } from './contact.schema.ts'
import { type Writer, writtenBy } from './internal/written-by.ts'

/** What a person wrote to us that is still kept, oldest first. */
export async function exportContacts(ctx: AppContext, writer: Writer) {
  return ctx.db
    .select({
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      language: contactMessages.locale,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(writtenBy(writer))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
}
