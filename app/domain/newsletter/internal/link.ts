import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash, secretHash } from '#app/platform/keys.server.ts'
import type { Message, MessageKind } from '#app/platform/message.ts'

/** Follows from the address: asked for twice at the same moment, it is one subscriber with one link. */
export function subscriberId(ctx: AppContext, address: string): Promise<string> {
  return keyedHash(ctx.config, 'newsletter-subscriber', address)
}

/** The token of a subscriber's links: the same in every mail, and not to be guessed without our secret. */
function tokenOf(ctx: AppContext, id: string): Promise<string> {
  return keyedHash(ctx.config, 'newsletter-link', id)
}

/** What is stored of it. */
export async function tokenHashOf(ctx: AppContext, id: string): Promise<string> {
  return secretHash(await tokenOf(ctx, id))
}

export interface Recipient {
  id: string
  address: string
  locale: Locale
}

/** A mail with the link to the page where one says yes, or leaves. */
export async function newsletterMail(
  ctx: AppContext,
  kind: Extract<MessageKind, `newsletter_${string}`>,
  { id, address, locale }: Recipient,
): Promise<Message> {
  const link = `${ctx.config.siteUrl}/newsletter?token=${await tokenOf(ctx, id)}`
  return { channel: 'email', recipient: address, kind, locale, params: { link } }
}
