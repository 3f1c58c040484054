// SMS by Twilio. It knows no idempotency key: a code whose sending was cut off half way may come twice, and is the
// same code. Source: https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
import { type OutgoingMessage, requireSuccess, SERVICE_PATIENCE_MS } from './outgoing-message.ts'

export interface TwilioOptions {
  accountSid: string
  authToken: string
  /** A number with "+", or the id of a messaging service. */
  from: string
  baseUrl: string
  request?: typeof fetch
}

/** `to`: digits with country code. @throws when Twilio does not take the message */
export async function sendByTwilio(
  { accountSid, authToken, from, baseUrl, request = fetch }: TwilioOptions,
  { to, text }: Pick<OutgoingMessage, 'to' | 'text'>,
): Promise<void> {
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  const answer = await request(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    body: new URLSearchParams({ To: `+${to}`, Body: text, ...sender }),
    signal: AbortSignal.timeout(SERVICE_PATIENCE_MS),
  })
  await requireSuccess(answer, 'Twilio')
}
