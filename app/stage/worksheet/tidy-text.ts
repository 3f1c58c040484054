/** More than ten full pages: what nobody corrects by hand. */
export const MOST_CHARACTERS = 20_000

export interface TidyText {
  text: string
  /** There was more than fits. */
  isCut: boolean
}

/** Control characters, marks that turn the direction of writing, halves of signs and signs without a picture: they hide what a text says. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e0fff}\p{Cs}]/gu

/** Blanks that a picture's text has between Chinese characters. */
const CHINESE_BLANK = /(?<=[\p{Script=Han}，。？！、；：]) (?=[\p{Script=Han}，。？！、；：])/gu

/** Text as somebody can look it over: nothing unseen, no rows of blank lines, cut at the end of a line. */
export function tidyText(read: string): TidyText {
  // Blanks and signs that are taken out are not the text that somebody wrote; four times as much is enough to look at.
  const raw = read.slice(0, MOST_CHARACTERS * 4)
  const text = raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replaceAll('\t', ' ')
    .replace(CHINESE_BLANK, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
  if (text.length <= MOST_CHARACTERS) return { text, isCut: raw.length < read.length }
  const head = text.slice(0, MOST_CHARACTERS).replace(/\p{Cs}$/u, '')
  const end = head.lastIndexOf('\n')
  return { text: end > MOST_CHARACTERS / 2 ? head.slice(0, end) : head, isCut: true }
}
