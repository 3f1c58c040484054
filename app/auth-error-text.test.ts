import { describe, expect, it } from 'vitest'
import { ACCOUNT_REFUSALS, type AccountCode } from '#app/domain/accounts/refusals.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { authErrorText, refusalText } from './auth-error-text.ts'

const CODES = Object.keys(ACCOUNT_REFUSALS) as AccountCode[]

/** Codes that only machines meet: they share one of the texts of the screens. */
const MACHINES: readonly AccountCode[] = [
  'bad_json',
  'no_authorization',
  'bad_jwt',
  'not_admin',
  'user_not_found',
  'anonymous_provider_disabled',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'bad_code_verifier',
  'manual_linking_disabled',
  'saml_provider_disabled',
]

describe('the text of a refusal', () => {
  it.each(CODES.filter((code) => !MACHINES.includes(code)))(
    '%s is the message of the auth service in English',
    (code) => {
      expect(authErrorText(code, undefined, 'en')).toBe(ACCOUNT_REFUSALS[code][1])
    },
  )

  it.each(CODES)('%s has words of its own in every language', (code) => {
    const texts = LOCALES.map((locale) => authErrorText(code, undefined, locale))
    expect(new Set(texts).size).toBe(LOCALES.length)
  })

  it('names the seconds to wait, where there are any', () => {
    expect(authErrorText('over_email_send_rate_limit', 42, 'en')).toBe(
      'For security purposes, you can only request this after 42 seconds.',
    )
    expect(authErrorText('over_request_rate_limit', 7, 'zh')).toContain('7')
    expect(authErrorText('invalid_credentials', 7, 'en')).toBe('Invalid login credentials')
  })

  it('says of a known password that it is known', () => {
    expect(refusalText({ ok: false, code: 'weak_password', reasons: ['pwned'] }, 'en')).toMatch(
      /easy to guess/,
    )
    expect(refusalText({ ok: false, code: 'weak_password', reasons: ['length'] }, 'en')).toBe(
      'Password should be at least 6 characters.',
    )
  })
})
