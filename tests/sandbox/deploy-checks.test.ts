// Each thing `npm run deploy` refuses, and what it says to do.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { findObstacles, neededSecrets, type Planned } from './deploy-checks.ts'

const VARS = {
  ENVIRONMENT: 'production',
  SITE_URL: 'https://papernotes.org',
  PUBLIC_CLIENT_KEY: 'sb_publishable_key',
  OPERATOR_NAME: 'Paper & Ink Ltd.',
  OPERATOR_ADDRESS: '1 Mill Lane, Anytown',
  OPERATOR_EMAIL: 'office@papernotes.org',
  OPERATOR_PHONE: '+1 555 0101',
  CONTACT_EMAIL: 'hello@papernotes.org',
  SECURITY_EMAIL: 'security@papernotes.org',
  MAIL_DRIVER: 'resend',
  MAIL_FROM: 'Sparkbook <hello@papernotes.org>',
  SMS_DRIVER: 'off',
}
const NEEDED = [
  'COOKIE_SECRET',
  'SIGNING_KEYS',
  'RESEND_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

const COMPLETE: Planned = {
  target: 'production',
  vars: VARS,
  databaseId: '7c3f5ac2-5a0e-4f0e-9b7e-2f4f1f6f8a11',
  hosts: ['papernotes.org'],
  sendsEmail: false,
  secrets: new Set(NEEDED),
  securityText: 'Contact: security@papernotes.org',
}

const withVars = (change: object): Planned => ({ ...COMPLETE, vars: { ...VARS, ...change } })
const without = (name: string): Planned => ({
  ...COMPLETE,
  secrets: new Set(NEEDED.filter((other) => other !== name)),
})
const said = (planned: Planned) => findObstacles(planned).map(({ what, todo }) => `${what} ${todo}`)

describe('a deployment', () => {
  it('that is complete is not refused', () => {
    expect(said(COMPLETE)).toEqual([])
    const toStaging = withVars({ ENVIRONMENT: 'staging' })
    expect(said({ ...toStaging, target: 'staging' })).toEqual([])
  })

  it.each<[string, Planned, RegExp]>([
    [
      'the placeholder of a database',
      { ...COMPLETE, databaseId: '00000000-0000-0000-0000-000000000000' },
      /database_id.*wrangler d1 create sparkbook-production/,
    ],
    ['no database', { ...COMPLETE, databaseId: undefined }, /no database/],
    [
      'an address that is an example',
      { ...withVars({ SITE_URL: 'https://sparkbook.example' }), hosts: ['sparkbook.example'] },
      /SITE_URL is still an example/,
    ],
    [
      'a sender that is an example',
      withVars({ MAIL_FROM: 'hello@sparkbook.example' }),
      /MAIL_FROM is still an example/,
    ],
    [
      'an operator that is an example',
      withVars({ OPERATOR_NAME: 'Example Company' }),
      /OPERATOR_NAME is still an example/,
    ],
    ['no operator', withVars({ OPERATOR_NAME: undefined }), /OPERATOR_NAME.*\[env\.production\.vars\]/],
    ['no telephone of the operator', withVars({ OPERATOR_PHONE: undefined }), /OPERATOR_PHONE is refused/],
    [
      'whatever else the Worker would not start with',
      withVars({ MAIL_DRIVER: 'outbox' }),
      /MAIL_DRIVER is refused: the outbox sends nothing/,
    ],
    ['another environment’s settings', withVars({ ENVIRONMENT: 'staging' }), /ENVIRONMENT is "staging"/],
    [
      'a secret for all to read',
      withVars({ RESEND_API_KEY: 're_x' }),
      /RESEND_API_KEY is a secret and stands in wrangler\.toml/,
    ],
    [
      'an address that leads elsewhere',
      { ...COMPLETE, hosts: ['www.papernotes.org'] },
      /Nothing leads from SITE_URL.*routes/,
    ],
    [
      'a security contact nobody can read',
      { ...COMPLETE, securityText: 'Contact: (fill in)' },
      /SECURITY\.md.*fill in/,
    ],
    ...NEEDED.map((name): [string, Planned, RegExp] => [
      `a missing secret: ${name}`,
      without(name),
      new RegExp(`${name} is not set\\. npx wrangler secret put ${name} --env production`),
    ]),
  ])('is refused for %s', (_, planned, words) => {
    const obstacles = said(planned)
    expect(obstacles).toHaveLength(1)
    expect(obstacles[0]).toMatch(words)
  })

  it('needs the secrets of what it switches on', () => {
    const more = {
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_FROM: '+15550101',
      GOOGLE_CLIENT_ID: 'id',
    }
    expect(neededSecrets(withVars(more)).slice().sort()).toEqual(
      [...NEEDED, 'TWILIO_AUTH_TOKEN', 'GOOGLE_CLIENT_SECRET'].sort(),
    )
  })

  it('asked nowhere is not refused for secrets', () => {
    expect(said({ ...COMPLETE, secrets: null })).toEqual([])
  })
})

describe('wrangler.toml', () => {
  const file = join(import.meta.dirname, '../../wrangler.toml')
  const [local, ...deployed] = [undefined, 'staging', 'production'].map((env) =>
    readConfig({ config: file, ...(env && { env }) }),
  )

  it.each(deployed.map((config) => [config.name, config] as const))(
    '%s has what the Worker needs',
    (_, config) => {
      const bindings = (all: { name?: string; binding?: string; class_name?: string }[]) =>
        all.map(({ name, binding, class_name }) => [name ?? binding, class_name])
      expect(bindings(config.durable_objects.bindings)).toEqual(
        bindings(local?.durable_objects.bindings ?? []),
      )
      expect(bindings(config.d1_databases)).toEqual([['DB', undefined]])
      expect(config.triggers).toEqual(local?.triggers)
      expect(config.migrations).toEqual(local?.migrations)
      expect(config.observability).toMatchObject({ enabled: true })
      expect(config.main).toBe(local?.main)
    },
  )

  it('gives each environment a Worker and a database of its own', () => {
    const names = [local, ...deployed].map((config) => config?.name)
    const databases = [local, ...deployed].map((config) => config?.d1_databases[0]?.database_name)
    expect(new Set(names).size).toBe(3)
    expect(new Set(databases).size).toBe(3)
  })
})
