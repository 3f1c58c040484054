import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const PASS_NAMES: Readonly<Record<PassLevel, () => string>> = {
  basic: m.passes_basic,
  pro: m.passes_pro,
  ultimate: m.passes_ultimate,
}

/** What is said when a pass has ended while a page of its holder is open. */
export function passEnded(level: PassLevel): string {
  return m.passes_ended({ pass: PASS_NAMES[level]() })
}
