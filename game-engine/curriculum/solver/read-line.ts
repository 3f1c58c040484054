// A line as someone types it: told apart into expressions, signs between them, and what is asked.
import { readExpression } from '../algebra/read-expression.ts'
import { degrees, type Maths, type Sign } from '../notation.ts'
import type { Interval } from './interval.ts'
import { type Task, Unsolved } from './solution.ts'

/** Longer than one expression, as a system has several. */
export const LONGEST_LINE = 240

export interface Line {
  /** Equations, inequalities and expressions, by their parts and the signs between them. */
  readonly rows: readonly Row[]
  readonly task?: Task
  /** Bounds of an integral. */
  readonly between?: readonly [Maths, Maths]
  /** Where solutions are looked for. */
  readonly on?: Interval
  /** Where a limit is looked for. */
  readonly at?: { readonly to: Maths; readonly side?: '+' | '-' }
}

export interface Row {
  readonly parts: readonly Maths[]
  readonly signs: readonly Sign[]
}

/** One kind of each sign; words in small letters; an x between numbers is a sign. */
export const tidyLine = (input: string): string => plainLine(input).replace(/(\d) ?x ?(?=\d)/g, '$1*')

/** One kind of each sign; words in small letters. */
export function plainLine(input: string): string {
  return input
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3001\u3002]/g, (mark) => (mark === '\u3001' ? ', ' : ''))
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/[\u2212\u2010-\u2014\u30fc]/g, '-')
    .replace(/٪/g, '%')
    .replace(/^[¿?\s]+|[?.!=\s]+$/g, '')
    .toLowerCase()
}

/** Words in front of an expression, in four languages. */
const TASK_WORDS: readonly (readonly [RegExp, Task])[] = [
  [
    /^(?:d\/dx|derivative of|differentiate|derive|derivada de|deriva|dérivée de|dérive|求导|导数)[:：]? ?/u,
    'derivative',
  ],
  [/^(?:factorise|factorize|factoriza|factor|因式分解|分解)[:：]? ?/u, 'factor'],
  [/^(?:expand|multiply out|desarrolla|expande|développe|展开)[:：]? ?/u, 'expand'],
  [/^(?:simplify|simplifica|simplifie|化简)[:：]? ?/u, 'simplify'],
  [/^(?:integrate|integral of|integral de|integra|intégrale de|intègre|∫|求积分|积分)[:：]? ?/u, 'integral'],
]
const IDLE_WORDS =
  /^(?:solve|calculate|work out|what is|resuelve|calcula|cuánto es|résous|calcule|combien font|解方程|解|计算)[:：]? ?/u

const ENDS: readonly RegExp[] = [
  /^(.+?) (?:from|de) (\S+) (?:to|a|à) (\S+)$/u,
  /^(.+?) ?从 ?(\S+) ?到 ?(\S+)$/u,
]
const LIMITS: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  [/^(?:lim|limit|límite|limite|极限) ?\(?[a-z] ?(?:->|→|to) ?(\S+?)\)? (.+)$/u, 'first'],
  [
    /^(?:limit of |límite de |limite de )?(.+?) (?:at|as [a-z] ?(?:->|→)|[a-z] ?(?:->|→)|en|quand [a-z] ?(?:->|→)) ?(\S+)$/u,
    'last',
  ],
]

/** sin x = 1 on [0, 2π), also as [0 ; 2π[, or with 0 ≤ x < 2π behind a comma. */
const WITHIN =
  /^(.+=.+?)(?:[,;] ?| )(?:on|in|for|en|sur|dans|[a-z] ?∈|∈|在) ?([[(\]]) ?([^,;]+?) ?[,;] ?([^,;]+?) ?([\])[])(?:上|内)?$/u
const BETWEEN =
  /^(.+=.+?)(?:[,;] ?(?:for |para |pour |con |avec )?| (?:for|para|pour|con|avec) )([^ ,;=<≤]+) ?(<=|≤|<) ?[a-z] ?(<=|≤|<) ?([^ ,;=<≤]+)$/u

/** The equation and where it is to be solved; null for a line without such a place. */
function placed(text: string, read: (part: string) => Maths): { of: string; on: Interval } | null {
  const [, of = '', open = '', from = '', to = '', close = ''] = WITHIN.exec(text) ?? []
  if (of) return { of, on: intervalOf(read(from), read(to), [open === '[', close === ']']) }
  const [, one = '', low = '', left = '', right = '', high = ''] = BETWEEN.exec(text) ?? []
  if (!one) return null
  return { of: one, on: intervalOf(read(low), read(high), [left !== '<', right !== '<']) }
}

/** Ends such as 0 and 360 are degrees, whether or not the sign stands there. */
function intervalOf(from: Maths, to: Maths, closed: readonly [boolean, boolean]): Interval {
  const isTurn = to.is === 'number' && to.value.d === 1 && to.value.n >= 90 && to.value.n % 90 === 0
  return isTurn ? { from: degrees(from), to: degrees(to), closed } : { from, to, closed }
}

/** @throws Unsolved words and all that readExpression refuses */
export function readLine(tidy: string, decimalSign: '.' | ','): Line {
  let text = tidy.replace(IDLE_WORDS, '')
  let task: Task | undefined
  for (const [words, named] of TASK_WORDS) {
    if (!words.test(text)) continue
    text = text.replace(words, '')
    task = named
    break
  }
  const read = (part: string) => readPart(part, decimalSign)
  if (task === 'integral') text = text.replace(/ ?d[a-z]$/, '')
  const ends = ENDS.map((words) => words.exec(text)).find(Boolean)
  if (ends) {
    const [, of = '', from = '', to = ''] = ends
    return { rows: [rowOf(of, decimalSign)], task: 'integral', between: [read(from), read(to)] }
  }
  for (const [words, place] of LIMITS) {
    const found = words.exec(text)
    if (!found) continue
    const [of = '', to = ''] = place === 'last' ? [found[1], found[2]] : [found[2], found[1]]
    return { rows: [rowOf(of, decimalSign)], task: 'limit', at: placeOf(to, read) }
  }
  const place = placed(text, read)
  if (place) return { rows: [rowOf(place.of, decimalSign)], on: place.on }
  const rows = splitRows(text).map((part) => rowOf(part, decimalSign))
  return { rows, ...(task && { task }) }
}

function placeOf(to: string, read: (part: string) => Maths): { to: Maths; side?: '+' | '-' } {
  const infinite = /^([+-]?)(?:∞|infinity|infinito|infini|inf|oo|无穷大?|无穷)$/u.exec(to)
  if (infinite) {
    const end: Maths = { is: 'variable', name: '∞' }
    return { to: infinite[1] === '-' ? { is: 'opposite', of: end } : end }
  }
  const side = /^(.+)([+-])$/.exec(to)
  return side ? { to: read(side[1] ?? ''), side: side[2] as '+' | '-' } : { to: read(to) }
}

/** Also "and", which in Spanish is a letter: it stands behind a number or letter and in front of one. */
const AND = /[;\n]|(?<==[^=]*[\da-z)]) (?:and|y|et) (?=[\da-z(][^=]*=)|且|和/u

/** A system stands in one line with ; or a comma between equations, or in several lines. */
function splitRows(text: string): string[] {
  const rows = text.split(AND).map((row) => row.trim())
  const parts = rows.flatMap((row) => {
    const commas = row.split(/, ?/)
    return commas.length > 1 && commas.every((one) => one.includes('=')) ? commas : [row]
  })
  return parts.filter((row) => row !== '')
}

const SIGNS: Readonly<Record<string, Sign>> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '≤': '≤',
  '≥': '≥',
  '<=': '≤',
  '=<': '≤',
  '>=': '≥',
  '=>': '≥',
  '⩽': '≤',
  '⩾': '≥',
  '≠': '≠',
  '!=': '≠',
}
const SIGN = /(<=|=<|>=|=>|!=|[=<>≤≥⩽⩾≠])/

function rowOf(text: string, decimalSign: '.' | ','): Row {
  const pieces = text.split(SIGN)
  const parts = pieces.filter((_, index) => index % 2 === 0).map((part) => readPart(part, decimalSign))
  const signs = pieces.filter((_, index) => index % 2 === 1).map((sign) => SIGNS[sign] ?? '=')
  return { parts, signs }
}

const FUNCTION_WORDS = /pi|sqrt|root|cbrt|(?:arc)?(?:sin|sen|cos|tan|tg)|ln|lg|log|deg/g

function readPart(text: string, decimalSign: '.' | ','): Maths {
  const left = text.replace(FUNCTION_WORDS, ' ')
  if (/\p{L}{4,}|\p{Script=Han}|[a-z]{3,} [a-z]/u.test(left)) throw new Unsolved('words')
  // 15% is 15/100, and 15% of is times.
  const percent = text.replace(/(\d+(?:[.,]\d+)?) ?%(?: (?:of|de) |的)?/g, (whole, number) =>
    /(?:of|de) $|的$/.test(whole) ? `(${number}/100)*` : `(${number}/100)`,
  )
  const read = readExpression(percent, { decimalSign })
  if (!read.ok) throw new Unsolved(read.code)
  // In a bound or where a limit is looked for.
  if (read.value.is === 'relation') throw new Unsolved('other')
  return read.value
}
