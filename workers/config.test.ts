import { describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { PRODUCTION_SETTINGS as PRODUCTION } from '#tests/factories/production-settings.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'

const [KEY] = JSON.parse(PRODUCTION.SIGNING_KEYS)

const DEVELOPMENT = {
  ENVIRONMENT: 'development',
  COOKIE_SECRET: 'dev-0123456789012345678901234567890',
  SIGNING_KEYS: JSON.stringify(TEST_CONFIG.signingKeys),
}

const read = (variables: object) => readConfig(variables as Env)

/** The settings that are refused. */
function refused(variables: object): string[] {
  try {
    read(variables)
    return []
  } catch (error) {
    const { issues } = error as { issues: { path: (string | number)[] }[] }
    return issues.map(({ path }) => String(path[0]))
  }
}

describe('the settings', () => {
  it('of development need three variables, and take the address they are asked at', () => {
    expect(read(DEVELOPMENT)).toMatchObject({
      environment: 'development',
      siteUrl: null,
      publicClientKey: 'anon-dev-key',
      redirectAllowList: [],
      providers: { google: null, microsoft: null },
      captchaDifficulty: 0,
      smsOffered: true,
      paymentsStandIn: null,
      operator: { name: 'Example Company (set OPERATOR_NAME)', representative: null },
    })
  })

  it('of production, complete', () => {
    expect(read(PRODUCTION)).toMatchObject({
      environment: 'production',
      siteUrl: 'https://sparkbook.example',
      smsOffered: false,
      contactEmail: 'desk@sparkbook.example',
    })
  })

  it('are read once for each set of variables', () => {
    const variables = { ...DEVELOPMENT }
    expect(read(variables)).toBe(read(variables))
  })

  it('say more when there is more', () => {
    const more = {
      SITE_URL: 'https://sparkbook.example/',
      REDIRECT_ALLOW_LIST: 'https://app.example/**,sparkbook-app://callback,',
      CAPTCHA_DIFFICULTY: '1000',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      MICROSOFT_CLIENT_ID: 'id without a secret',
      MESSAGES_PER_HOUR: '30',
    }
    expect(read({ ...DEVELOPMENT, ...more })).toMatchObject({
      siteUrl: 'https://sparkbook.example',
      redirectAllowList: ['https://app.example/**', 'sparkbook-app://callback'],
      captchaDifficulty: 1_000,
      providers: { google: { issuer: 'https://accounts.google.com', clientId: 'id' }, microsoft: null },
      messagesPerHour: 30,
    })
  })
})

describe('production refuses', () => {
  it.each([
    ['an address that is not https', { SITE_URL: 'http://sparkbook.example' }, 'SITE_URL'],
    ['no address of its own', { SITE_URL: undefined }, 'SITE_URL'],
    ['the client key everybody knows', { PUBLIC_CLIENT_KEY: 'anon-dev-key' }, 'PUBLIC_CLIENT_KEY'],
    ['no client key, which is that one', { PUBLIC_CLIENT_KEY: undefined }, 'PUBLIC_CLIENT_KEY'],
    ['nobody to read the contact form', { CONTACT_EMAIL: undefined }, 'CONTACT_EMAIL'],
    ['a contact address that is none', { CONTACT_EMAIL: 'desk' }, 'CONTACT_EMAIL'],
    ['a development secret', { COOKIE_SECRET: DEVELOPMENT.COOKIE_SECRET }, 'COOKIE_SECRET'],
    ['an operator’s development key', { OPERATOR_KEY: `dev-${'0'.repeat(40)}` }, 'OPERATOR_KEY'],
    ['a development key', { SIGNING_KEYS: DEVELOPMENT.SIGNING_KEYS }, 'SIGNING_KEYS'],
    [
      'a development key behind another',
      { SIGNING_KEYS: JSON.stringify([KEY, ...TEST_CONFIG.signingKeys]) },
      'SIGNING_KEYS',
    ],
    ['the outbox for mail', { MAIL_DRIVER: 'outbox' }, 'MAIL_DRIVER'],
    ['the outbox for SMS', { SMS_DRIVER: 'outbox' }, 'SMS_DRIVER'],
    ['no key for payments', { STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY'],
    ['a key that takes test cards', { STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_SECRET_KEY'],
    ['no secret of its webhook', { STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET'],
    ['the stand-in’s webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_dev' }, 'STRIPE_WEBHOOK_SECRET'],
    ['a stand-in for mail', { RESEND_URL: 'https://mail.example' }, 'RESEND_URL'],
    ['a stand-in for SMS', { TWILIO_URL: 'http://127.0.0.1:4000' }, 'TWILIO_URL'],
    ['no check of breached passwords', { PASSWORD_RANGE_URL: 'off' }, 'PASSWORD_RANGE_URL'],
    ['another list of passwords', { PASSWORD_RANGE_URL: 'https://list.example' }, 'PASSWORD_RANGE_URL'],
    ['a provider over http', { GOOGLE_ISSUER: 'http://accounts.google.com' }, 'GOOGLE_ISSUER'],
    ['a stand-in for Google', { GOOGLE_ISSUER: 'https://localhost:4001' }, 'GOOGLE_ISSUER'],
    ['a stand-in for Microsoft', { MICROSOFT_ISSUER: 'https://127.0.0.1' }, 'MICROSOFT_ISSUER'],
    ['no name of the operator', { OPERATOR_NAME: undefined }, 'OPERATOR_NAME'],
    ['an empty address of the operator', { OPERATOR_ADDRESS: ' ' }, 'OPERATOR_ADDRESS'],
    ['no address of the operator', { OPERATOR_ADDRESS: undefined }, 'OPERATOR_ADDRESS'],
    ['no mailbox of the operator', { OPERATOR_EMAIL: undefined }, 'OPERATOR_EMAIL'],
    ['no telephone of the operator', { OPERATOR_PHONE: undefined }, 'OPERATOR_PHONE'],
    ['nobody to report a weakness to', { SECURITY_EMAIL: undefined }, 'SECURITY_EMAIL'],
    ['a stand-in for payments', { STRIPE_API_URL: 'http://127.0.0.1:4242' }, 'STRIPE_API_URL'],
  ])('%s', (_, change, variable) => {
    expect(refused({ ...PRODUCTION, ...change })).toEqual([variable])
  })
})

describe('staging', () => {
  const STAGING = { ...PRODUCTION, ENVIRONMENT: 'staging', STRIPE_SECRET_KEY: 'sk_test_x' }

  it('is production with test cards', () => {
    expect(read(STAGING)).toMatchObject({ environment: 'staging', siteUrl: 'https://sparkbook.example' })
  })

  it.each([
    ['a live key', { STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_SECRET_KEY'],
    ['the outbox for mail', { MAIL_DRIVER: 'outbox' }, 'MAIL_DRIVER'],
    ['a development secret', { COOKIE_SECRET: DEVELOPMENT.COOKIE_SECRET }, 'COOKIE_SECRET'],
    ['a stand-in for payments', { STRIPE_API_URL: 'http://127.0.0.1:4242' }, 'STRIPE_API_URL'],
    ['nobody who runs it', { OPERATOR_NAME: undefined }, 'OPERATOR_NAME'],
  ])('refuses %s', (_, change, variable) => {
    expect(refused({ ...STAGING, ...change })).toEqual([variable])
  })
})

describe('development refuses', () => {
  it.each([
    ['a live key', { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
    ['a key without the webhook’s secret', { STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
  ])('%s', (_, change, variable) => {
    expect(refused({ ...DEVELOPMENT, ...change })).toEqual([variable])
  })
})

describe('every environment refuses', () => {
  const { d: _, ...publicHalf } = KEY
  it.each([
    ['no environment', { ENVIRONMENT: undefined }, 'ENVIRONMENT'],
    ['an unknown one', { ENVIRONMENT: 'preview' }, 'ENVIRONMENT'],
    ['no secret', { COOKIE_SECRET: undefined }, 'COOKIE_SECRET'],
    ['a short secret', { COOKIE_SECRET: 'x'.repeat(31) }, 'COOKIE_SECRET'],
    ['no keys', { SIGNING_KEYS: undefined }, 'SIGNING_KEYS'],
    ['keys that are no JSON', { SIGNING_KEYS: '-----BEGIN PRIVATE KEY-----' }, 'SIGNING_KEYS'],
    ['an empty list of keys', { SIGNING_KEYS: '[]' }, 'SIGNING_KEYS'],
    ['a key without an id', { SIGNING_KEYS: JSON.stringify([{ ...KEY, kid: undefined }]) }, 'SIGNING_KEYS'],
    ['a public key', { SIGNING_KEYS: JSON.stringify([publicHalf]) }, 'SIGNING_KEYS'],
    ['a secret for HMAC', { SIGNING_KEYS: '[{"kty":"oct","k":"c2VjcmV0","kid":"x"}]' }, 'SIGNING_KEYS'],
    ['an address that is none', { SITE_URL: 'sparkbook' }, 'SITE_URL'],
    ['a limit of no messages', { MESSAGES_PER_HOUR: '0' }, 'MESSAGES_PER_HOUR'],
  ])('%s', (_, change, variable) => {
    expect(new Set(refused({ ...DEVELOPMENT, ...change }))).toEqual(new Set([variable]))
  })

  it('without repeating a secret in what it says', () => {
    const secret = 'x'.repeat(31)
    expect(() => read({ ...DEVELOPMENT, COOKIE_SECRET: secret })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(secret) }),
    )
  })
})
