import { afterEach, describe, expect, it } from 'vitest'
import { ACCOUNT_REFUSALS, type AccountCode } from '#app/domain/accounts/refusals.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { authErrorText, refusalText } from '#app/words/account-refusals.ts'

const CODES = Object.keys(ACCOUNT_REFUSALS) as AccountCode[]

/** Codes of our own, whose message is written for people from the start. */
const WRITTEN_FOR_PEOPLE: readonly AccountCode[] = ['phone_country_not_served']

/** Words of protocols and programs, which tell a reader nothing. */
const JARGON =
  /AAL|OAuth|JWT|MFA|TOTP|SSO|\bIP\b|nonce|token|claim|credential|instance|enroll|flow|\botp\b|invalid/i

const speak = (locale: Locale) => readLocaleFrom(() => locale)

afterEach(() => speak('en'))

describe('the text of a refusal', () => {
  it.each(CODES)('%s is not what the service answers to programs', (code) => {
    if (!WRITTEN_FOR_PEOPLE.includes(code)) expect(authErrorText(code)).not.toBe(ACCOUNT_REFUSALS[code][1])
    expect(authErrorText(code)).not.toMatch(JARGON)
  })

  it.each(CODES)('%s has words of its own in every language', (code) => {
    const texts = LOCALES.map((locale) => {
      speak(locale)
      return authErrorText(code)
    })
    expect(new Set(texts).size).toBe(LOCALES.length)
  })

  it('names the seconds to wait, where there are any', () => {
    expect(authErrorText('over_email_send_rate_limit', 42)).toBe(
      'To keep you safe, please wait 42 seconds before you ask again.',
    )
    expect(authErrorText('invalid_credentials', 7)).toBe('Wrong email or password. Please try again.')
    speak('zh')
    expect(authErrorText('over_request_rate_limit', 7)).toContain('7')
  })

  it('says of a known password that it is known', () => {
    expect(refusalText({ ok: false, code: 'weak_password', reasons: ['pwned'] })).toMatch(/easy to guess/)
    expect(refusalText({ ok: false, code: 'weak_password', reasons: ['length'] })).toBe(
      'Your password needs at least 6 characters',
    )
  })
})
