// Which services carry mail and SMS, and what each needs to be told. `outbox` carries nothing: messages stay readable
// in a developer's database, so production refuses it. A deployment without an SMS service says so (SMS_DRIVER = "off");
// then phone sign-in is not offered, rather than offered and never answered.
import * as z from 'zod'
import type { Deployment } from '#app/platform/config.ts'

const optional = z.string().min(1).optional()

/** The services' own addresses; production sends mail, numbers and codes nowhere else. */
const SERVICES = { RESEND_URL: 'https://api.resend.com', TWILIO_URL: 'https://api.twilio.com' } as const

/** Part of the settings' schema in workers/config.ts. */
export const messengerVariables = {
  MAIL_DRIVER: z.enum(['outbox', 'cloudflare', 'resend']).default('outbox'),
  /** The sender, with or without a name: `Sparkbook <hello@sparkbook.example>`. */
  MAIL_FROM: optional,
  RESEND_API_KEY: optional,
  /** Another address for the same API: a stand-in on a developer's machine. */
  RESEND_URL: z.url().default(SERVICES.RESEND_URL),
  SMS_DRIVER: z.enum(['outbox', 'twilio', 'off']).default('outbox'),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  /** The number messages come from, with "+", or the id of a messaging service (MG...). */
  TWILIO_FROM: optional,
  TWILIO_URL: z.url().default(SERVICES.TWILIO_URL),
}

const settings = z.object(messengerVariables)
export type MessengerSettings = z.infer<typeof settings>

/** Only for variables that workers/config.ts has found complete. */
export function readMessengerSettings(variables: unknown): MessengerSettings {
  return settings.parse(variables)
}

const NEEDED: Readonly<Record<string, readonly (keyof MessengerSettings)[]>> = {
  cloudflare: ['MAIL_FROM'],
  resend: ['MAIL_FROM', 'RESEND_API_KEY'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
}

/** Calls `refuse` for every variable the chosen services lack, for an outbox in production, and for a stand-in there. */
export function checkMessengers(
  env: MessengerSettings & { ENVIRONMENT: Deployment; EMAIL?: unknown },
  refuse: (variable: keyof MessengerSettings | 'EMAIL', message: string) => void,
): void {
  for (const driver of ['MAIL_DRIVER', 'SMS_DRIVER'] as const) {
    if (env.ENVIRONMENT !== 'development' && env[driver] === 'outbox')
      refuse(driver, 'the outbox sends nothing; name a service')
    for (const variable of NEEDED[env[driver]] ?? [])
      if (env[variable] === undefined) refuse(variable, `${driver} = "${env[driver]}" needs it`)
  }
  for (const variable of ['RESEND_URL', 'TWILIO_URL'] as const)
    if (env.ENVIRONMENT !== 'development' && env[variable] !== SERVICES[variable])
      refuse(variable, 'is for a developer’s machine only')
  if (env.MAIL_DRIVER === 'cloudflare' && env.EMAIL === undefined)
    refuse('EMAIL', 'MAIL_DRIVER = "cloudflare" needs a send_email binding of this name')
}
