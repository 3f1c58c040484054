// Cards as a table of text: CSV and TSV (RFC 4180), what Quizlet copies, and Anki's text export with its header lines. Read and
// written; every text gives cards.
import { htmlToText } from './html-text.ts'

export interface Sides {
  readonly front: string
  readonly back: string
}

const SEPARATORS = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' } as const
/** In the order in which they are believed: a text may hold commas by itself. */
const GUESSES = ['\t', ';', ','] as const

/** @param text untrusted. @returns the rows that have a front; further columns (tags) are left out */
export function readTable(text: string): Sides[] {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const header = /^(?:#[a-z ]+:.*(?:\n|$))+/i.exec(lines)?.[0] ?? ''
  const said = (name: string) => new RegExp(`^#${name}:(.*)$`, 'im').exec(header)?.[1]?.trim()
  const body = lines.slice(header.length)
  const named = said('separator')
  const separator =
    named === undefined
      ? guess(body)
      : (SEPARATORS[named.toLowerCase() as keyof typeof SEPARATORS] ?? (named.length === 1 ? named : '\t'))
  // Columns that hold what is no side of a card, counted from 1.
  const others = ['guid', 'notetype', 'deck', 'tags'].map((name) => Number(said(`${name} column`)))
  const plain = said('html') === 'true' ? htmlToText : (cell: string) => cell
  return rowsOf(body, separator).flatMap((row) => {
    const cells = row.filter((_, index) => !others.includes(index + 1)).map(plain)
    const [front = '', back = ''] = cells.map((cell) => bare(cell).trim())
    return front === '' ? [] : [{ front, back }]
  })
}

/** The separator that the most lines have; a tab where none does. */
function guess(text: string): string {
  const lines = text.split('\n', 50).filter((line) => line.trim() !== '')
  const best = GUESSES.map((sign) => ({
    sign,
    lines: lines.filter((line) => line.includes(sign)).length,
  })).reduce((one, other) => (other.lines > one.lines ? other : one))
  return best.lines === 0 ? '\t' : best.sign
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at++
      } else isQuoted = false
    } else if (sign === '"' && cell === '' && hasEnd(text, at)) isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}

/** A quotation mark that never closes is a letter like others. */
const hasEnd = (text: string, at: number) => text.indexOf('"', at + 1) !== -1

const FORMULA = /^[=+\-@\t\r]/

/** Spreadsheets run a cell that begins like a formula (CWE-1236): an apostrophe before it makes it text. */
const neutral = (cell: string) => (FORMULA.test(cell) || /^'[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const bare = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

export function writeTable(cards: readonly Sides[], separator: ',' | '\t'): string {
  const quoted = (cell: string) =>
    /["\n\r,;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return cards
    .map(({ front, back }) => `${[front, back].map((cell) => quoted(neutral(cell))).join(separator)}\r\n`)
    .join('')
}
