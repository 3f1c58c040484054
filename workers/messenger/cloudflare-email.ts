// Mail by Cloudflare's own service, through a `send_email` binding. It knows no idempotency key.
// Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
import type { OutgoingMessage } from './outgoing-message.ts'

/** `Name <address>` or an address alone, as the binding takes it. */
function sender(from: string): string | { name: string; email: string } {
  const [, name, email] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return name && email ? { name, email } : (email ?? from)
}

/** @throws when the service does not take the mail, with its code (E_...) alone */
export async function sendByCloudflare(
  { binding, from }: { binding: SendEmail; from: string },
  { to, subject, text, html, replyTo }: OutgoingMessage,
): Promise<void> {
  try {
    await binding.send({
      from: sender(from),
      to,
      subject,
      text,
      html,
      ...(replyTo === undefined ? {} : { replyTo }),
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    throw new Error(`Cloudflare's email service refused (${code})`)
  }
}
