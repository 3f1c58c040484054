const WORD_JOINER = '\u2060'

/**
 * The text with a word joiner (U+2060) behind the hyphen of a word that begins with a single letter, as the French "e-mail": a
 * line may break behind any hyphen, and would leave the letter alone. Not U+2011, which our faces lack.
 */
export function keepPrefix(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}-(?=\p{L})/gu, `$&${WORD_JOINER}`)
}
