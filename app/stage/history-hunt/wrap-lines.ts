// Breaks a text into lines for a card: between words, or between characters where a script has no spaces.

/** Marks that never begin a line. */
const CLOSING = /^[，。、；：？！”）’,.;:?!)]/u
/** A Chinese character is about as wide as two letters. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/u

/** @param longest width of a line, in letters; a single word may be longer */
export function wrapLines(text: string, longest: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    const isFull = widthOf((line + piece).trimEnd()) > longest && !CLOSING.test(piece)
    if (isFull && line !== '') {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)
}

function piecesOf(text: string): string[] {
  return text.split(' ').flatMap((word, index, words) => {
    const spaced = index < words.length - 1 ? `${word} ` : word
    return WIDE.test(word) ? [...spaced] : [spaced]
  })
}
