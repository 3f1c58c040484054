import { afterEach, describe, expect, it } from 'vitest'
import { ACCOUNT_REFUSALS, type AccountCode } from '#app/domain/accounts/refusals.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { authErrorText, refusalText } from '#app/words/account-refusals.ts'

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

/** Codes whose screens say more than the service does to its clients. */
const SAID_BETTER: readonly AccountCode[] = ['captcha_failed']

const speak = (locale: Locale) => readLocaleFrom(() => locale)

afterEach(() => speak('en'))

describe('the text of a refusal', () => {
  it.each(CODES.filter((code) => ![...MACHINES, ...SAID_BETTER].includes(code)))(
    '%s is the message of the auth service in English',
    (code) => {
      expect(authErrorText(code)).toBe(ACCOUNT_REFUSALS[code][1])
    },
  )

  it.each(CODES)('%s has words of its own in every language', (code) => {
    const texts = LOCALES.map((locale) => {
      speak(locale)
      return authErrorText(code)
    })
    expect(new Set(texts).size).toBe(LOCALES.length)
  })

  it('names the seconds to wait, where there are any', () => {
    expect(authErrorText('over_email_send_rate_limit', 42)).toBe(
      'For security purposes, you can only request this after 42 seconds.',
    )
    expect(authErrorText('invalid_credentials', 7)).toBe('Invalid login credentials')
    speak('zh')
    expect(authErrorText('over_request_rate_limit', 7)).toContain('7')
  })

  it('says of a known password that it is known', () => {
    expect(refusalText({ ok: false, code: 'weak_password', reasons: ['pwned'] })).toMatch(/easy to guess/)
    expect(refusalText({ ok: false, code: 'weak_password', reasons: ['length'] })).toBe(
      'Password should be at least 6 characters.',
    )
  })
})
