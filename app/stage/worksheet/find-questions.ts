// Which lines of a worksheet are questions. Worksheets number them, put bullets before them, end them with a question mark, or
// they are calculations; what is none of it (headings, names, dates) is left out, and stays in the text.

export interface FoundQuestion {
  /** As it is numbered on the sheet: "3", "b"; null where it is not. */
  label: string | null
  text: string
}

/** More are on no sheet; the rest stays in the text. */
export const MOST_QUESTIONS = 100

interface Marked {
  label: string | null
  rest: string
  /** A number that is followed by another digit: "2.5x" is question 2 only between questions 1 and 3. */
  isLoose: boolean
}

const WORD =
  '(?:question|pregunta|problema?|problème|ejercicio|exercice|exercise|ex\\.|q\\.?|n[.º°]|题目?|问题)?\\s*'
const NUMBER = new RegExp(
  `^${WORD}(?:第?\\s*(\\d{1,3})\\s*(?:[)）、．.:：]|[题道]\\s*[:：.、]?)|[(（](\\d{1,3})[)）])\\s*(.*)$`,
  'iu',
)
const LOOSE = /^\d{1,3}[.．:：]\d/u
const CIRCLED = /^([①-⑳])\s*(.*)$/u
const CHINESE = /^(?:第)?([一二三四五六七八九十]{1,3})(?:[、．.：]|题[:：、]?)\s*(.*)$/u
const LETTER = /^(?:[(（]([a-zA-Z])[)）]|([a-zA-Z])(?:[)）]|[.．](?=\s)))\s*(.*)$/u
const BULLET = /^(?:[•●▪◦‣·*○□■]\s*|[–—-]\s+(?=\p{L}|¿))(.+)$/u

const ENDS_AS_QUESTION = /[?？]["”’»)）\s]*$/u
/** An equation or an inequality, or digits with a sign between them. */
const RELATION = /[\p{L}\p{N})²³]\s*[=≠≈<>≤≥]/u
const CALCULATION = /[\d)]\s*[+×÷*·−/–-]\s*[\d(√]|\d\s*[+−-]\s*\p{L}|√\s*\(?\d/u
const DATE = /^\D*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\D*$/
const WORDS = /\p{Script=Latin}{3,}|\p{Script=Han}{2,}/u
/** A gap to write in, and nothing else: "____", "......". */
const GAP = /^[\s_.…=:：-]*$/u
const CJK = /[\p{Script=Han}，。；：？！、）]/u

/** In the order of the sheet. Takes time in proportion to the text. */
export function findQuestions(text: string): FoundQuestion[] {
  const lines = text.split('\n').flatMap((line) => splitColumns(line.trim()))
  const marks = acceptNumbers(lines.map(markOf))
  const found: FoundQuestion[] = []
  /** What letters below belong to: "3. Solve:". */
  let stem = ''
  let open: FoundQuestion | null = null
  let paragraph: string[] = []

  function endParagraph(): void {
    const whole = join(paragraph)
    if (ENDS_AS_QUESTION.test(whole)) found.push({ label: null, text: whole })
    paragraph = []
  }

  lines.forEach((line, index) => {
    const mark = marks[index]
    if (mark) {
      endParagraph()
      const isLetter = mark.label !== null && /^[a-z]$/i.test(mark.label)
      if (isLetter && open !== null && /[:：]$/.test(open.text)) {
        stem = open.text
        found.splice(found.indexOf(open), 1)
      } else if (!isLetter) stem = ''
      open = { label: mark.label, text: stem === '' ? mark.rest : join([stem, mark.rest]) }
      found.push(open)
    } else if (line === '') {
      endParagraph()
      open = null
    } else if (open !== null && goesOn(open.text, line)) open.text = join([open.text, line])
    else if (isMaths(line)) {
      endParagraph()
      open = null
      found.push({ label: null, text: line })
    } else {
      open = null
      paragraph.push(line)
      if (ENDS_AS_QUESTION.test(line)) endParagraph()
    }
  })
  endParagraph()
  return found.filter(({ text: asked }) => !GAP.test(asked)).slice(0, MOST_QUESTIONS)
}

/** Whether a line says something to calculate, and tells no story. */
export function isMaths(line: string): boolean {
  if (DATE.test(line)) return false
  if (RELATION.test(line)) return true
  return CALCULATION.test(line) && !WORDS.test(line)
}

function markOf(line: string): Marked | null {
  const number = NUMBER.exec(line)
  if (number) {
    const label = number[1] ?? number[2] ?? ''
    return { label, rest: number[3] ?? '', isLoose: LOOSE.test(line) }
  }
  const named = CIRCLED.exec(line) ?? CHINESE.exec(line)
  if (named) return { label: named[1] ?? '', rest: named[2] ?? '', isLoose: false }
  const letter = LETTER.exec(line)
  if (letter) return { label: letter[1] ?? letter[2] ?? '', rest: letter[3] ?? '', isLoose: false }
  const bullet = BULLET.exec(line)
  return bullet ? { label: null, rest: bullet[1] ?? '', isLoose: false } : null
}

/** Numbers before a digit count where they go on counting, or begin a count to three: "1.5 + 2" alone is a decimal. */
function acceptNumbers(marks: readonly (Marked | null)[]): (Marked | null)[] {
  const numbered = marks.filter((mark) => mark !== null && /^\d+$/.test(mark.label ?? ''))
  let expected = 0
  return marks.map((mark) => {
    if (mark === null || !/^\d+$/.test(mark.label ?? '')) return mark
    const at = Number(mark.label)
    const place = mark.isLoose && at === 1 ? numbered.indexOf(mark) : -1
    const begins =
      place >= 0 && [2, 3].every((next, index) => Number(numbered[place + 1 + index]?.label) === next)
    if (mark.isLoose && !begins && !(at > 1 && at === expected)) return null
    expected = at + 1
    return mark
  })
}

/** "1) 3 + 4 =   2) 12 - 5 =" is two lines: the same kind of mark, counted on. */
function splitColumns(line: string): string[] {
  const first = /^(?:\d{1,3}|[a-z])(?=([.)）、])\s)/iu.exec(line)
  if (!first) return [line]
  const [label] = first
  const next = /\d/.test(label) ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1)
  const at = line.indexOf(` ${next}${first[1]} `)
  return at < 0 ? [line] : [line.slice(0, at).trimEnd(), ...splitColumns(line.slice(at + 1))]
}

/** A question goes on in the next line unless it has ended, or one of the two is a calculation. */
function goesOn(asked: string, line: string): boolean {
  return !ENDS_AS_QUESTION.test(asked) && !isMaths(line) && !(isMaths(asked) && !WORDS.test(asked))
}

/** With a space between, but for Chinese. */
function join(lines: readonly string[]): string {
  return lines.reduce((whole, line) => {
    if (whole === '') return line
    return CJK.test(whole.at(-1) ?? '') ? whole + line : `${whole} ${line}`
  }, '')
}
