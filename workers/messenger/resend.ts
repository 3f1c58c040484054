// Mail by Resend. Source: https://resend.com/docs/api-reference/emails/send-email, .../dashboard/emails/idempotency-keys
import { type OutgoingMessage, requireSuccess, SERVICE_PATIENCE_MS } from './outgoing-message.ts'

export interface ResendOptions {
  apiKey: string
  from: string
  baseUrl: string
  request?: typeof fetch
}

/** A second attempt with the same id within a day sends nothing more. @throws when Resend does not take the mail */
export async function sendByResend(
  { apiKey, from, baseUrl, request = fetch }: ResendOptions,
  { id, to, subject, text, html, replyTo }: OutgoingMessage,
): Promise<void> {
  const answer = await request(`${baseUrl}/emails`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
    },
    body: JSON.stringify({
      from,
      to: [to],
      subject,
      text,
      html,
      ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    }),
    signal: AbortSignal.timeout(SERVICE_PATIENCE_MS),
  })
  await requireSuccess(answer, 'Resend')
}
