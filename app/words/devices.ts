// Not `{ m }`: the Worker's own bundler would then bring the texts of every screen along, once more.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

/** A session's device ("Chrome on Windows", empty when it did not say) as a language says it. */
export function deviceWords(device: string, options?: SaidIn): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
  if (browser !== undefined && system !== undefined) return m.profile_device({ browser, system }, options)
  return device === '' ? m.profile_device_unknown({}, options) : device
}
