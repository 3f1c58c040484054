// A piece of a page as the rows of a sheet of paper: headings, lines, and buttons that are pressed in the page.

export interface SheetRow {
  readonly kind: 'title' | 'text' | 'button' | 'time'
  readonly text: string
  /** Of buttons: the one that leads on. */
  readonly isMain: boolean
  /** Presses the button of the page; null where there is none, or it is not to be pressed now. */
  press: (() => void) | null
}

/** Of an element: what the rows need, so that a test can hand its own. */
export interface PageElement {
  readonly tagName: string
  readonly textContent: string | null
  getAttribute(name: string): string | null
  click?(): void
}

/** The rows, in the order of the page; what says nothing is left out. */
export function sheetRows(elements: Iterable<PageElement>): SheetRow[] {
  const rows: SheetRow[] = []
  for (const element of elements) {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (text === '') continue
    if (element.tagName === 'BUTTON') {
      const isOff =
        element.getAttribute('disabled') !== null || element.getAttribute('aria-disabled') === 'true'
      const isMain = element.getAttribute('class')?.split(' ').includes('primary') === true
      rows.push({ kind: 'button', text, isMain, press: isOff ? null : () => element.click?.() })
    } else rows.push({ kind: kindOf(element), text, isMain: false, press: null })
  }
  return rows
}

function kindOf(element: PageElement): 'title' | 'text' | 'time' {
  if (element.getAttribute('role') === 'timer') return 'time'
  return element.tagName === 'H2' ? 'title' : 'text'
}

/** What of a page is shown on a sheet. */
export const SHEET_PARTS = 'h2, p, [role="timer"], button'

/**
 * Breaks a text into lines.
 * @param widthOf in any unit, as `most` is. Chinese breaks between characters, other texts between words.
 */
export function breakLines(text: string, most: number, widthOf: (text: string) => number): string[] {
  const pieces = text.match(/\p{Script=Han}[，。：；？！”）…]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > most) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
