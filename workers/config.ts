// Settings are checked once, when the Worker first sees them: a wrong deployment says what is missing, at once.
// Production refuses everything that is known to the world (development keys, the development client key), the outbox, and
// every stand-in for a service: what is secret goes to the services themselves, over https. Staging is held to the same, but for
// its card payments, which are of Stripe's test mode.
import type { JWK } from 'jose'
import { z } from 'zod'
import type { Config, ProviderConfig } from '#app/platform/config.ts'
import type { Env } from './env.ts'
import { checkMessengers, messengerVariables } from './messenger/settings.ts'
import { checkOperator, operatorVariables, readOperator } from './operator.ts'
import { checkPayments, paymentVariables } from './payments/settings.ts'
import { checkWriting, writingVariables } from './writing/settings.ts'

const DEVELOPMENT_CLIENT_KEY = 'anon-dev-key'
const DEVELOPMENT_CONTACT = 'operator@sparkbook.example'
/** Keys made for a developer's machine say so in their id. */
const DEVELOPMENT_KEY_PREFIX = 'dev-'

const signingKey = z.looseObject({
  kid: z.string().min(1),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})

const signingKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'SIGNING_KEYS is not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(signingKey).min(1, 'SIGNING_KEYS needs at least one private ES256 key (JWK)'))

const optional = z.string().min(1).optional()

/** Of the countries a profile may name (profiles/countries.ts), in E.164 digits. */
const SERVED_CALLING_CODES = ['1', '52', '44', '33', '49', '34', '81', '86', '91', '55', '61']

/** A child's old tablet has to solve it within half a minute. */
const MAX_CAPTCHA_DIFFICULTY = 5_000

const callingCodes = z
  .string()
  .regex(/^[1-9]\d{0,6}(,[1-9]\d{0,6})*$/, 'SMS_CALLING_CODES is a list like "1,34,52"')
  .transform((list) => list.split(','))

/** Of all variables and bindings that `readConfig` looks at; docs/operating.md has a table of them. */
export const settingsSchema = z
  .object({
    ENVIRONMENT: z.enum(['development', 'staging', 'production']),
    COOKIE_SECRET: z.string().min(32, 'COOKIE_SECRET needs 32 characters or more'),
    SIGNING_KEYS: signingKeys,
    SITE_URL: z.url().optional(),
    REDIRECT_ALLOW_LIST: z.string().default(''),
    PUBLIC_CLIENT_KEY: z.string().min(8).default(DEVELOPMENT_CLIENT_KEY),
    TURNSTILE_SECRET: optional,
    CAPTCHA_DIFFICULTY: z.coerce.number().int().min(0).max(MAX_CAPTCHA_DIFFICULTY).default(0),
    OPERATOR_KEY: z.string().min(32, 'OPERATOR_KEY needs 32 characters or more').optional(),
    CONTACT_EMAIL: z.email().default(DEVELOPMENT_CONTACT),
    PASSWORD_RANGE_URL: optional,
    MESSAGES_PER_HOUR: z.coerce.number().int().positive().default(10_000),
    SMS_CALLING_CODES: callingCodes.default(SERVED_CALLING_CODES),
    ...messengerVariables,
    ...paymentVariables,
    ...operatorVariables,
    ...writingVariables,
    EMAIL: z.unknown().optional(),
    AI: z.unknown().optional(),
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    MICROSOFT_ISSUER: z.url().default('https://login.microsoftonline.com/common/v2.0'),
    MICROSOFT_CLIENT_ID: optional,
    MICROSOFT_CLIENT_SECRET: optional,
  })
  .superRefine((env, context) => {
    const refuse = (path: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    checkMessengers(env, refuse)
    checkPayments(env, refuse)
    checkOperator(env, refuse)
    checkWriting(env, isPublicHttps, refuse)
    if (env.ENVIRONMENT === 'development') return
    if (!env.SITE_URL?.startsWith('https://')) refuse('SITE_URL', 'SITE_URL must be our https origin')
    if (env.PUBLIC_CLIENT_KEY === DEVELOPMENT_CLIENT_KEY)
      refuse('PUBLIC_CLIENT_KEY', 'is the development key')
    if (env.PASSWORD_RANGE_URL !== undefined)
      refuse(
        'PASSWORD_RANGE_URL',
        'is for a developer’s machine only: breached passwords have to be asked for',
      )
    for (const issuer of ['GOOGLE_ISSUER', 'MICROSOFT_ISSUER'] as const)
      if (!isPublicHttps(env[issuer])) refuse(issuer, 'must be an https address of the provider')
    if (env.CONTACT_EMAIL === DEVELOPMENT_CONTACT)
      refuse('CONTACT_EMAIL', 'must be an address somebody reads')
    if (env.COOKIE_SECRET.startsWith(DEVELOPMENT_KEY_PREFIX))
      refuse('COOKIE_SECRET', 'is a development secret')
    if (env.OPERATOR_KEY?.startsWith(DEVELOPMENT_KEY_PREFIX))
      refuse('OPERATOR_KEY', 'is a development secret')
    if (env.SIGNING_KEYS.some(({ kid }) => kid.startsWith(DEVELOPMENT_KEY_PREFIX)))
      refuse('SIGNING_KEYS', 'holds a development key')
  })

/** Whether an address is https and no machine of one's own. */
function isPublicHttps(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !/^(localhost|.*\.(localhost|local)|[\d.]+|\[.*\])$/.test(hostname)
}

function provider(issuer: string, id: string | undefined, secret: string | undefined): ProviderConfig | null {
  return id && secret ? { issuer, clientId: id, clientSecret: secret } : null
}

/** What the settings say; `siteUrl` is null on a developer's machine, where it is the address asked for. */
export type StoredConfig = Omit<Config, 'siteUrl'> & { siteUrl: string | null }

const parsed = new WeakMap<Env, StoredConfig>()

/** @throws ZodError naming each variable that is missing or wrong */
export function readConfig(env: Env): StoredConfig {
  const known = parsed.get(env)
  if (known) return known
  const settings = settingsSchema.parse(env)
  const config: StoredConfig = {
    environment: settings.ENVIRONMENT,
    cookieSecret: settings.COOKIE_SECRET,
    siteUrl: settings.SITE_URL ? new URL(settings.SITE_URL).origin : null,
    redirectAllowList: settings.REDIRECT_ALLOW_LIST.split(',').filter((glob) => glob !== ''),
    publicClientKey: settings.PUBLIC_CLIENT_KEY,
    signingKeys: settings.SIGNING_KEYS as JWK[],
    providers: {
      google: provider(settings.GOOGLE_ISSUER, settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
      microsoft: provider(
        settings.MICROSOFT_ISSUER,
        settings.MICROSOFT_CLIENT_ID,
        settings.MICROSOFT_CLIENT_SECRET,
      ),
    },
    captchaDifficulty: settings.CAPTCHA_DIFFICULTY,
    contactEmail: settings.CONTACT_EMAIL,
    messagesPerHour: settings.MESSAGES_PER_HOUR,
    smsOffered: settings.SMS_DRIVER !== 'off',
    smsCallingCodes: settings.SMS_CALLING_CODES,
    paymentsStandIn: settings.STRIPE_API_URL ? new URL(settings.STRIPE_API_URL).origin : null,
    operatorKey: settings.OPERATOR_KEY ?? null,
    operator: readOperator(settings),
    securityEmail: settings.SECURITY_EMAIL,
  }
  parsed.set(env, config)
  return config
}
