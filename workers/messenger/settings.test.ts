import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkMessengers, readMessengerSettings } from './settings.ts'

const RESEND = { MAIL_DRIVER: 'resend', MAIL_FROM: 'hello@sparkbook.example', RESEND_API_KEY: 're_x' }
const TWILIO = {
  SMS_DRIVER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: '+15551234567',
}
const CLOUDFLARE = { MAIL_DRIVER: 'cloudflare', MAIL_FROM: 'hello@sparkbook.example', EMAIL: {} }

function refused(ENVIRONMENT: 'development' | 'production', variables: Record<string, unknown>): string[] {
  const names: string[] = []
  checkMessengers({ ...variables, ...readMessengerSettings(variables), ENVIRONMENT }, (name) =>
    names.push(name),
  )
  return names
}

const without = (variables: Record<string, unknown>, name: string) => ({ ...variables, [name]: undefined })

describe('the settings of mail and SMS', () => {
  it.each([
    ['development', {}],
    ['development', { ...RESEND, ...TWILIO }],
    ['production', { ...RESEND, ...TWILIO }],
    ['production', { ...RESEND, SMS_DRIVER: 'off' }],
    ['production', { ...CLOUDFLARE, ...TWILIO }],
  ] as const)('are fine in %s (%#)', (environment, variables) => {
    expect(refused(environment, variables)).toEqual([])
  })

  it.each([
    ['an outbox for mail', 'MAIL_DRIVER', TWILIO],
    ['an outbox for SMS', 'SMS_DRIVER', RESEND],
  ])('allow no %s in production', (_, variable, variables) => {
    expect(refused('production', variables)).toEqual([variable])
  })

  it.each([
    ...Object.keys(RESEND)
      .slice(1)
      .map((name) => [name, RESEND] as const),
    ...Object.keys(TWILIO)
      .slice(1)
      .map((name) => [name, TWILIO] as const),
    ...Object.keys(CLOUDFLARE)
      .slice(1)
      .map((name) => [name, CLOUDFLARE] as const),
  ])('name what a chosen service lacks: %s', (name, variables) => {
    expect(refused('development', without(variables, name))).toEqual([name])
  })

  it.each([{ MAIL_DRIVER: 'pigeon' }, { SMS_DRIVER: 'cloudflare' }, { RESEND_URL: 'nowhere' }])(
    'are refused when there is no such thing (%#)',
    (variables) => {
      expect(() => readMessengerSettings(variables)).toThrow()
    },
  )

  it('are part of what a deployment is checked for', () => {
    expect(readFileSync('workers/config.ts', 'utf8')).toMatch(/checkMessengers\(/)
  })
})
