// Words with a letter covered up or signs put between: "f*ck", "sh-t", "a**hole", "m.erde".

/** Letters with signs between them; no product with a number, no number of a chapter. */
const WITH_SIGNS =
  /(?<![\p{L}\p{N}]|\p{N}[*.-])\p{L}+(?:[*#%@$&!?_.·•-]{1,4}\p{L}+)+(?![\p{L}\p{N}]|[*.-]\p{N})/gu
const SIGN = /[^\p{L}]/gu
/** Hyphens and points join words ("put-in") and end sentences ("bulls.It"): they cover a letter only beside a single one. */
const JOINED = /^\p{L}{2,}[.-]+\p{L}{2,}$/u
/** Fewer letters leave too many words open, and "c*m" is a product. */
const FEWEST_KNOWN = 3

/** Words that an exercise with a gap may not mean: sh_t is "shut". */
const EVERYDAY_WITH_A_GAP = new Set(
  `bander|beaner|beaners|bitch|boob|boobs|chier|conne|cunt|dick|felch|fisting|foutre|guro|kike|marica|mong|panties|panty|pisser|
pissing|poof|poon|puta|pute|sexy|shit|slut|smut|spic|teuch|tits|twat|twink|wank|whore`
    .replaceAll('\n', '')
    .split('|'),
)

/** A text without the signs between letters, to be read once more. */
export function withoutSigns(text: string): string {
  return text.replace(WITH_SIGNS, (token) => token.replace(SIGN, ''))
}

/** Whether a sign in a readable text covers letters of one of the words, or of a part found within any word. */
export function coversLetterOf(text: string, words: readonly string[], parts: readonly string[]): boolean {
  return (text.match(WITH_SIGNS) ?? []).some(
    (token) =>
      words.some((word) => word.length === token.length && mayMean(token, word) && fits(token, word, 0)) ||
      parts.some((part) => Array.from(token).some((_, at) => token.includes('*') && fits(token, part, at))),
  )
}

function mayMean(token: string, word: string): boolean {
  return !JOINED.test(token) && !(token.includes('_') && EVERYDAY_WITH_A_GAP.has(word))
}

/** First and last letter are seen, and enough of the others. */
function fits(token: string, word: string, at: number): boolean {
  let known = 0
  for (let index = 0; index < word.length; index++) {
    const sign = token[at + index] ?? ''
    const isEnd = index === 0 || index === word.length - 1
    if (sign === word[index]) known++
    else if (isEnd || sign === '' || /\p{L}/u.test(sign)) return false
  }
  return known >= FEWEST_KNOWN
}
