const SECOND = 1_000
const MINUTE = 60 * SECOND

/** "84:12": minutes, however many, and seconds. @param ms milliseconds; nothing less than none */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Minutes that have passed in full. @param ms milliseconds */
export function wholeMinutes(ms: number): number {
  return Math.floor(Math.max(0, ms) / MINUTE)
}

/** What is to be said of the time that is left; null while there is plenty, and when there is none. */
export function noticeOf(ms: number): 'five' | 'one' | null {
  if (ms <= 0 || ms > 5 * MINUTE) return null
  return ms > MINUTE ? 'five' : 'one'
}
