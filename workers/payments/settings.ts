// What the deployment says about card payments. Production takes a live key and Stripe's own address and nothing else: a key
// of test mode would hand out plans for test cards. Staging takes test cards; neither it nor a developer's machine gets a live key.
import * as z from 'zod'
import type { Deployment } from '#app/platform/config.ts'

const optional = z.string().min(1).optional()

/** Part of the settings' schema in workers/config.ts. */
export const paymentVariables = {
  /** A restricted key (rk_...) that may write customers, checkout sessions, subscriptions, products, refunds and portal sessions is enough. */
  STRIPE_SECRET_KEY: optional,
  /** Of the webhook endpoint `<our origin>/webhooks/payments`. */
  STRIPE_WEBHOOK_SECRET: optional,
  /** Another address for the same API: a stand-in on a developer's machine. */
  STRIPE_API_URL: z.url().optional(),
}

const settings = z.object(paymentVariables)
export type PaymentSettings = z.infer<typeof settings>

/** Only for variables that workers/config.ts has found complete. */
export function readPaymentSettings(variables: unknown): PaymentSettings {
  return settings.parse(variables)
}

const LIVE_KEY = /^(?:sk|rk)_live_/
const DEPLOYED_KEYS = {
  staging: { mode: 'test', key: /^(?:sk|rk)_test_/ },
  production: { mode: 'live', key: LIVE_KEY },
} as const
/** Of the stand-in's webhooks, known to everybody. */
const DEVELOPMENT_SECRET_PREFIX = 'whsec_dev'

/** Calls `refuse` for every variable that is missing or belongs elsewhere. */
export function checkPayments(
  env: PaymentSettings & { ENVIRONMENT: Deployment },
  refuse: (variable: keyof PaymentSettings, message: string) => void,
): void {
  if (env.ENVIRONMENT === 'development') {
    if (LIVE_KEY.test(env.STRIPE_SECRET_KEY ?? ''))
      refuse('STRIPE_SECRET_KEY', 'is a live key: cards would be charged from a development server')
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
      refuse('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY needs it')
    return
  }
  const { mode, key } = DEPLOYED_KEYS[env.ENVIRONMENT]
  if (!key.test(env.STRIPE_SECRET_KEY ?? '')) refuse('STRIPE_SECRET_KEY', `must be a ${mode} key`)
  if (!env.STRIPE_WEBHOOK_SECRET?.startsWith('whsec_'))
    refuse('STRIPE_WEBHOOK_SECRET', 'must be the secret of our webhook endpoint')
  else if (env.STRIPE_WEBHOOK_SECRET.startsWith(DEVELOPMENT_SECRET_PREFIX))
    refuse('STRIPE_WEBHOOK_SECRET', 'is a development secret')
  if (env.STRIPE_API_URL !== undefined) refuse('STRIPE_API_URL', 'is for a developer’s machine only')
}
