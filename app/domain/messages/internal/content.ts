// A message's row: the address in the clear, because it is searched for; everything else sealed.
import type { AppContext } from '#app/platform/context.ts'
import type { Message } from '#app/platform/message.ts'
import { seal, unseal } from '#app/platform/sealing.server.ts'
import type { outgoingMessages } from '../messages.schema.ts'

export type MessageRow = typeof outgoingMessages.$inferSelect

const PURPOSE = 'message'

/** An email address in lower case, or a phone number's digits: how both are stored and compared. */
export function normalizedRecipient(recipient: string): string {
  const trimmed = recipient.trim()
  return trimmed.includes('@') ? trimmed.toLowerCase() : trimmed.replace(/\D/g, '')
}

export function sealContent(ctx: AppContext, { kind, locale, params }: Message): Promise<string> {
  return seal(ctx.config, PURPOSE, JSON.stringify({ kind, locale, params }))
}

/** The message of a row; null when it was sealed under a secret this deployment no longer has. */
export async function openMessage(
  ctx: AppContext,
  { channel, recipient, content }: Pick<MessageRow, 'channel' | 'recipient' | 'content'>,
): Promise<Message | null> {
  const plain = await unseal(ctx.config, PURPOSE, content).catch(() => null)
  if (plain === null) return null
  const { kind, locale, params } = JSON.parse(plain) as Pick<Message, 'kind' | 'locale' | 'params'>
  return { channel, recipient, kind, locale, params }
}
