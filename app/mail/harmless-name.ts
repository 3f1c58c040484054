/** In letters as a reader counts them. */
const LONGEST_NAME = 60

/**
 * A name in a mail is a place for strangers to write to strangers: it stays on one line, short, and no mail program
 * can make a link of it.
 */
export function harmlessName(name: string): string {
  // A joiner between two pictures makes them one, such as a family.
  const plain = name
    .replace(/(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|[\p{Zl}\p{Zp}./:@\\]|(?!\u200d)\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...new Intl.Segmenter().segment(plain)].slice(0, LONGEST_NAME)
  return letters.map(({ segment }) => segment).join('')
}
