import { m } from '#app/i18n/generated/messages.ts'

/** Why we do not listen. visitor: nobody knows how old they are. */
type Why = 'not_on_device' | 'visitor'

const REASONS: Readonly<Record<Why, () => string>> = {
  not_on_device: m.voice_keyboard,
  visitor: m.voice_visitor,
}

/** How one dictates with the keyboard of this device. */
export function keyboardWords(
  { maxTouchPoints, userAgent }: Pick<Navigator, 'maxTouchPoints' | 'userAgent'>,
  why: Why,
): string {
  return `${REASONS[why]()} ${wayOn(maxTouchPoints, userAgent)}`
}

function wayOn(maxTouchPoints: number, userAgent: string): string {
  // An iPad calls itself a Mac, and is touched; a laptop with Windows may be touched, and has keys.
  if (/windows/i.test(userAgent)) return m.voice_windows()
  if (maxTouchPoints > 0) return m.voice_touch()
  return /mac os/i.test(userAgent) ? m.voice_mac() : m.voice_other()
}
