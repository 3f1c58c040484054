// What a set can hold, whatever the plan; and what is taken as a card's text.

export const MOST_SETS = 200
export const MOST_CARDS = 20_000
export const MOST_CARDS_A_SET = 5_000
/** Of one call. */
export const MOST_CARDS_AT_ONCE = 500
export const MOST_CHARACTERS = { title: 80, subtitle: 120, side: 2_000, alt: 200 } as const

/** Pictures of somebody, on all their cards. */
export const MOST_PICTURES = 200
/** Bytes of one; the browser shrinks what it sends. */
export const MOST_PICTURE_BYTES = 48_000
/** Pixels of its longer side. */
export const LONGEST_PICTURE_SIDE = 1_024

/** Text as it is kept: one kind of line end, no control characters, no blanks around it. */
export function tidyText(text: string, most: number): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim()
      .slice(0, most)
      // Half of a character that was cut, or came so.
      .replace(/\p{Cs}/gu, '')
  )
}
