// Not `{ m }`: the Worker's own bundler would then bring the texts of every screen along, once more.
import * as m from './i18n/generated/messages.ts'
import type { Locale } from './i18n/locales.ts'

/**
 * A session's device ("Chrome on Windows", empty when it did not say) as a language says it; without `locale` in the
 * reader's own.
 */
export function deviceWords(device: string, locale?: Locale): string {
  const say = locale === undefined ? {} : { locale }
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
  if (browser !== undefined && system !== undefined) return m.profile_device({ browser, system }, say)
  return device === '' ? m.profile_device_unknown({}, say) : device
}
