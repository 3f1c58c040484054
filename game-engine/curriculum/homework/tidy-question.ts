// A question as it was typed or pasted, bounded and made plain. Nothing of it is trusted.
import { ok, type Result, refuse } from '#engine/core/result.ts'

/** Characters. */
export const LONGEST_QUESTION = 1_000

export type QuestionRefusal = 'empty' | 'too_long'

/** Zeros of the digits that keyboards of other scripts type: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6]
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g

/** One kind of each digit, of blanks and of line ends, and nothing that cannot be seen. */
export function tidyQuestion(typed: unknown): Result<string, QuestionRefusal> {
  if (typeof typed !== 'string') return refuse('empty')
  // Long enough to be cut before anything looks at it, short enough that blanks around a question do not count.
  const text = typed
    .slice(0, 4 * LONGEST_QUESTION)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(
      /(\d?)([\u00bc-\u00be\u2150-\u215e])/g,
      (_, digit: string, part: string) =>
        `${digit}${digit && ' '}${part.normalize('NFKC').replace('⁄', '/')}`,
    )
    .replace(/[\uff10-\uff19\u{1d7ce}-\u{1d7ff}]/gu, (digit) => digit.normalize('NFKC'))
    .replace(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/ +/g, ' ')
    .trim()
  if (text === '') return refuse('empty')
  return text.length > LONGEST_QUESTION ? refuse('too_long') : ok(text)
}
