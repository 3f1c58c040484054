// Which service carries what: renders a message and hands it over. What the settings may say: settings.ts.

import { renderMessage } from '#app/mail/render-message.tsx'
import type { Messenger } from '#app/platform/message.ts'
import type { Env } from '../env.ts'
import { sendByCloudflare } from './cloudflare-email.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { sendByResend } from './resend.ts'
import { type MessengerSettings, readMessengerSettings } from './settings.ts'
import { sendByTwilio } from './twilio.ts'

/** What settings.ts has made sure of; here for the types. */
function given<Value>(value: Value | undefined, variable: string): Value {
  if (value === undefined) throw new Error(`${variable} is missing`)
  return value
}

async function sendMail(env: Env, settings: MessengerSettings, outgoing: OutgoingMessage): Promise<void> {
  const { MAIL_DRIVER, MAIL_FROM, RESEND_API_KEY, RESEND_URL } = settings
  switch (MAIL_DRIVER) {
    case 'outbox':
      return
    case 'cloudflare':
      return sendByCloudflare(
        { binding: given(env.EMAIL, 'EMAIL'), from: given(MAIL_FROM, 'MAIL_FROM') },
        outgoing,
      )
    case 'resend':
      return sendByResend(
        {
          apiKey: given(RESEND_API_KEY, 'RESEND_API_KEY'),
          from: given(MAIL_FROM, 'MAIL_FROM'),
          baseUrl: RESEND_URL,
        },
        outgoing,
      )
  }
}

async function sendSms(settings: MessengerSettings, outgoing: OutgoingMessage): Promise<void> {
  const { SMS_DRIVER, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = settings
  switch (SMS_DRIVER) {
    case 'outbox':
      return
    case 'off':
      throw new Error('this deployment sends no SMS')
    case 'twilio':
      return sendByTwilio(
        {
          accountSid: given(TWILIO_ACCOUNT_SID, 'TWILIO_ACCOUNT_SID'),
          authToken: given(TWILIO_AUTH_TOKEN, 'TWILIO_AUTH_TOKEN'),
          from: given(TWILIO_FROM, 'TWILIO_FROM'),
          baseUrl: TWILIO_URL,
        },
        outgoing,
      )
  }
}

/** `env` has passed workers/config.ts. A message that lacks a parameter is refused by every driver, the outbox too. */
export function createMessenger(env: Env): Messenger {
  return {
    async deliver(message, id) {
      const outgoing = { id, to: message.recipient, ...renderMessage(message) }
      const settings = readMessengerSettings(env)
      await (message.channel === 'sms' ? sendSms(settings, outgoing) : sendMail(env, settings, outgoing))
    },
  }
}
