// Words within a drawing, broken into lines by an estimate of their width: drawings are laid out before any font is measured.

/** Of an em, on average. */
const LATIN = 0.56
const CHINESE = 1.02
const NARROW = 0.32

/** In ems. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0)
}

function signWidth(sign: string): number {
  if (/[\p{Script=Han}，。：；？！“”（）、《》…—]/u.test(sign)) return CHINESE
  if (/[\p{Lu}mwMW—%]/u.test(sign)) return 0.72
  return /[ iljtf.,:;!’'|()]/.test(sign) ? NARROW : LATIN
}

/**
 * @param room in ems
 * @returns lines that fit, unless one word alone does not
 */
export function wrapLabel(text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > room) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    } else line += piece
  }
  return [...lines, line.trimEnd()].filter((one) => one !== '')
}

/** Where a line may break: after blanks and hyphens, and between Chinese characters, but not before a mark. */
function piecesOf(text: string): string[] {
  return (
    text.match(
      /[“（《(]?\p{Script=Han}[，。：；？！”）、》…]*|[“（《(]?[^\p{Script=Han}“（《( -]+[，。：；？！”）、》]*[ -]?|[ “（《(-]/gu,
    ) ?? []
  )
}
