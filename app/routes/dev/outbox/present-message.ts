// A message as tests and developers read it.

import { type RenderedMessage, renderMessage } from '#app/mail/render-message.tsx'
import type { Message } from '#app/platform/message.ts'

export interface OutboxEntry extends RenderedMessage {
  /** Lower case, or digits without "+". */
  to: string
  channel: 'email' | 'sms'
  /** Every address in the text. */
  links: string[]
  /** The six digits, or null. */
  otp: string | null
}

/** A message that cannot be put into words is shown as that, so that it hides no other. */
function rendered(message: Message): RenderedMessage {
  try {
    return renderMessage(message)
  } catch (error) {
    return { subject: 'This message cannot be sent', text: String(error), html: '' }
  }
}

export function presentMessage(message: Message): OutboxEntry {
  const { subject, text, html, replyTo } = rendered(message)
  return {
    to: message.recipient,
    channel: message.channel,
    subject,
    text,
    html,
    ...(replyTo === undefined ? {} : { replyTo }),
    links: text.match(/https?:\/\/\S+/g) ?? [],
    otp: message.params.code ?? null,
  }
}
