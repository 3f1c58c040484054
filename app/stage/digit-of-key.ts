/** "3" on any keyboard: by character, or by place where digits need Shift (as on French ones). */
const BY_CODE = /^(?:Digit|Numpad)(\d)$/

/** The digit a key writes, or writes with Shift; null for any other key. Where another key writes a digit, the digit counts. */
export function digitOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^\d$/.test(key) ? key : BY_CODE.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}
