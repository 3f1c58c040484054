import { m } from '#app/i18n/generated/messages.ts'

/** How one dictates with the keyboard of this device. */
export function keyboardWords({
  maxTouchPoints,
  userAgent,
}: Pick<Navigator, 'maxTouchPoints' | 'userAgent'>): string {
  return `${m.voice_keyboard()} ${wayOn(maxTouchPoints, userAgent)}`
}

function wayOn(maxTouchPoints: number, userAgent: string): string {
  // An iPad calls itself a Mac, and is touched; a laptop with Windows may be touched, and has keys.
  if (/windows/i.test(userAgent)) return m.voice_windows()
  if (maxTouchPoints > 0) return m.voice_touch()
  return /mac os/i.test(userAgent) ? m.voice_mac() : m.voice_other()
}
