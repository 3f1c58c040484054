// A text as it is said: the signs of mathematics become words of the language, as many voices leave them out.
import type { Language } from '#engine/core/languages.ts'
import type { Stretch } from './stretch.ts'

const SIGNS = {
  plus: { en: 'plus', es: 'más', fr: 'plus', zh: '加' },
  minus: { en: 'minus', es: 'menos', fr: 'moins', zh: '减' },
  negative: { en: 'negative', es: 'menos', fr: 'moins', zh: '负' },
  times: { en: 'times', es: 'por', fr: 'fois', zh: '乘' },
  divided: { en: 'divided by', es: 'entre', fr: 'divisé par', zh: '除以' },
  plusMinus: { en: 'plus or minus', es: 'más o menos', fr: 'plus ou moins', zh: '正负' },
  equals: { en: 'equals', es: 'es igual a', fr: 'égale', zh: '等于' },
  unequal: { en: 'is not equal to', es: 'no es igual a', fr: 'n’est pas égal à', zh: '不等于' },
  less: { en: 'is less than', es: 'es menor que', fr: 'est plus petit que', zh: '小于' },
  greater: { en: 'is greater than', es: 'es mayor que', fr: 'est plus grand que', zh: '大于' },
  atMost: { en: 'is at most', es: 'es menor o igual que', fr: 'est inférieur ou égal à', zh: '小于等于' },
  atLeast: { en: 'is at least', es: 'es mayor o igual que', fr: 'est supérieur ou égal à', zh: '大于等于' },
  about: { en: 'is about', es: 'es aproximadamente', fr: 'vaut environ', zh: '约等于' },
  unknown: { en: 'what', es: 'cuánto', fr: 'combien', zh: '多少' },
  squared: { en: 'squared', es: 'al cuadrado', fr: 'au carré', zh: '的平方' },
  cubed: { en: 'cubed', es: 'al cubo', fr: 'au cube', zh: '的立方' },
  power: { en: 'to the power of', es: 'elevado a', fr: 'puissance', zh: '的幂，指数' },
  root: { en: 'the square root of', es: 'la raíz cuadrada de', fr: 'la racine carrée de', zh: '根号' },
  ratio: { en: 'to', es: 'a', fr: 'pour', zh: '比' },
  open: { en: 'open parenthesis', es: 'abre paréntesis', fr: 'ouvre la parenthèse', zh: '左括号' },
  close: { en: 'close parenthesis', es: 'cierra paréntesis', fr: 'ferme la parenthèse', zh: '右括号' },
  gap: { en: 'blank', es: 'espacio en blanco', fr: 'mot manquant', zh: '空格' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>
type Sign = keyof typeof SIGNS

/** One part of a whole, cut into two to twelve. */
const PARTS: Readonly<Record<Exclude<Language, 'zh'>, readonly string[]>> = {
  en: 'half third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  es: 'medio tercio cuarto quinto sexto séptimo octavo noveno décimo onceavo doceavo'.split(' '),
  fr: 'demi tiers quart cinquième sixième septième huitième neuvième dixième onzième douzième'.split(' '),
}
const OVER = { en: 'over', es: 'sobre', fr: 'sur' }
/** Of several where that is not one with an s. */
const SEVERAL: Readonly<Record<string, string>> = { half: 'halves', tiers: 'tiers' }

function fractionWords(over: string, under: string, language: Language): string {
  if (language === 'zh') return `${under}分之${over}`
  const part = PARTS[language][Number(under) - 2]
  if (part === undefined) return `${over} ${OVER[language]} ${under}`
  const one = { en: 'one', es: 'un', fr: 'un' }[language]
  return over === '1' ? `${one} ${part}` : `${over} ${SEVERAL[part] ?? `${part}s`}`
}

/** What is found at a place (sticky), and what is said for it. The first that fits counts. */
const RULES: readonly (readonly [RegExp, Sign | 'nothing' | 'fraction'])[] = [
  // The space between thousands: a voice would make two numbers of one.
  [/(?<=\d)[\u00A0\u202F](?=\d{3})/y, 'nothing'],
  [/(?<![\d/.,])(\d+)\/(\d+)(?![\d/])/y, 'fraction'],
  [/_{2,}/y, 'gap'],
  [/\+/y, 'plus'],
  [/(?<=[\d.,)a-z?²³] )[-−](?= )/y, 'minus'],
  [/(?<![^\s(=<>≤≥|])[-−](?=[\d(√]|[a-z](?![a-z]))/y, 'negative'],
  [/−/y, 'minus'],
  [/×/y, 'times'],
  [/÷/y, 'divided'],
  [/±/y, 'plusMinus'],
  [/=/y, 'equals'],
  [/≠/y, 'unequal'],
  [/</y, 'less'],
  [/>/y, 'greater'],
  [/≤/y, 'atMost'],
  [/≥/y, 'atLeast'],
  [/≈/y, 'about'],
  // Behind a blank that breaks lines: not the mark of a question, in French neither.
  [/(?<![^ (])\?/y, 'unknown'],
  // Behind a number, a bracket or one letter; units (cm²) the voices know.
  [/(?<=[\d)]|(?<![a-zA-Zµ])[abcdnrxyz])(?:²|\^2(?!\d))/y, 'squared'],
  [/(?<=[\d)]|(?<![a-zA-Zµ])[abcdnrxyz])(?:³|\^3(?!\d))/y, 'cubed'],
  [/\^/y, 'power'],
  [/√/y, 'root'],
  [/(?<=\d ):(?= \d)/y, 'ratio'],
]

/** What stands in brackets only counts as mathematics with a sign between its numbers. */
const BRACKETS = /\(((?:[\d\s.,+×÷−?]|-(?= ?\d)|(?<![a-z])[a-z](?![a-z]))+)\)/g

export interface SpokenForm {
  readonly text: string
  /** Where on the page that stands which is said here. */
  shownAt(said: Stretch): Stretch
}

export function spokenForm(shown: string, language: Language): SpokenForm {
  const pieces: { readonly said: Stretch; readonly shown: Stretch }[] = []
  const brackets = bracketsIn(shown)
  let text = ''
  const add = (said: string, start: number, end: number) => {
    pieces.push({ said: { start: text.length, end: text.length + said.length }, shown: { start, end } })
    text += said
  }
  for (let place = 0; place < shown.length; ) {
    const [words, length] = wordsAt(shown, place, language, brackets)
    if (words === null) {
      add(shown.slice(place, place + 1), place, place + 1)
      place += 1
      continue
    }
    const before = words === '' || text === '' || text.endsWith(' ') || language === 'zh' ? '' : ' '
    const after =
      words === '' || /^(?:[\s.,;:!?)]|$)/.test(shown.slice(place + length)) || language === 'zh' ? '' : ' '
    add(`${before}${words}${after}`, place, place + length)
    place += length
  }
  const pieceAt = (index: number) => pieces.find(({ said }) => index < said.end) ?? pieces.at(-1)
  return {
    text,
    shownAt: ({ start, end }) => ({
      start: pieceAt(start)?.shown.start ?? 0,
      end: pieceAt(Math.max(start, end - 1))?.shown.end ?? 0,
    }),
  }
}

/** @returns null where the character itself is said */
function wordsAt(
  shown: string,
  place: number,
  language: Language,
  brackets: ReadonlySet<number>,
): [words: string | null, length: number] {
  if (brackets.has(place)) return [SIGNS[shown[place] === '(' ? 'open' : 'close'][language], 1]
  for (const [pattern, what] of RULES) {
    pattern.lastIndex = place
    const found = pattern.exec(shown)
    if (!found) continue
    const [all, over = '', under = ''] = found
    if (what === 'nothing') return ['', all.length]
    if (what === 'fraction') return [fractionWords(over, under, language), all.length]
    return [SIGNS[what][language], all.length]
  }
  return [null, 1]
}

function bracketsIn(shown: string): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { 0: all, 1: inside = '', index } of shown.matchAll(BRACKETS)) {
    if (!/[+×÷−]|[\w)] - [\w(]/.test(inside)) continue
    places.add(index)
    places.add(index + all.length - 1)
  }
  return places
}
