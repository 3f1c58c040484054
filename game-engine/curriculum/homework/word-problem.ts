// Stories with one calculation in them, told apart by clear words in four languages. What does not fit one pattern alone is none:
// a wrong calculation for the right words would teach the wrong thing.
import type { Language } from '#engine/core/languages.ts'
import { DECIMAL_SIGN } from '../check-answer.ts'
import { terminates } from '../exact.ts'
import { linearText } from '../linear-text.ts'
import { num } from '../notation.ts'
import { readNumber } from '../read-number.ts'
import { withFigures } from './number-words.ts'
import { STORY_WORDS } from './story-words.ts'

export const PROBLEM_KINDS = [
  'total',
  'difference',
  'times',
  'share',
  'fraction-of',
  'percent-of',
  'discount',
  'saving',
  'speed',
  'distance',
  'duration',
  'area',
  'perimeter',
] as const

export type ProblemKind = (typeof PROBLEM_KINDS)[number]

export interface WordProblem {
  readonly kind: ProblemKind
  /** What is to be calculated, with a decimal point. */
  readonly line: string
  /** The numbers of the story, as they were found, with a decimal point. */
  readonly numbers: readonly string[]
  /** Of the answer, where the story says it: km/h, cm², $. */
  readonly unit?: { readonly text: string; readonly isBefore?: true }
}

const FIGURES = /\d+(?:[.,]\d+)*(?:\/\d+)?/g
const MOST_NUMBERS = 4

interface Story {
  readonly text: string
  /** The sentence that asks. */
  readonly asks: string
  readonly whole: readonly string[]
  readonly fractions: readonly string[]
  readonly percents: readonly string[]
}

/** @param question tidied */
export function readWordProblem(question: string, language: Language): WordProblem | null {
  const story = storyOf(question, language)
  if (!story) return null
  for (const read of [readDiscount, readMotion, readRectangle, readPart, readCount]) {
    const problem = read(story)
    if (problem !== undefined) return problem
  }
  return null
}

function storyOf(question: string, language: Language): Story | null {
  const figured = withFigures(question.toLocaleLowerCase(language).replaceAll('’', "'"))
  if (figured === null) return null
  if (STORY_WORDS.year.test(figured)) return null
  const text = figured
    .replace(/(\d) ?(?:percent|per cent|por ciento|pour cent)/g, '$1%')
    .replace(/百分之 ?(\d+(?:\.\d+)?)/g, '$1%')
    .replace(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
  const whole: string[] = []
  const fractions: string[] = []
  const percents: string[] = []
  for (const { 0: typed, index } of text.matchAll(FIGURES)) {
    const read = readNumber(typed, DECIMAL_SIGN[language])
    if (!read.ok) return null
    const { value, form } = read.value
    if (form === 'fraction') fractions.push(typed)
    else if (!terminates(value)) return null
    else (/^ ?%/.test(text.slice(index + typed.length)) ? percents : whole).push(linearText(num(value)))
  }
  const count = whole.length + fractions.length + percents.length
  if (count === 0 || count > MOST_NUMBERS) return null
  const sentences = text.split(/(?<=[?？!！。]|[.](?=\s))/).filter((sentence) => sentence.trim() !== '')
  const asks = sentences.findLast((sentence) => STORY_WORDS.asks.test(sentence)) ?? sentences.at(-1) ?? text
  return { text, asks, whole, fractions, percents }
}

/** undefined: another pattern may fit; null: none may, the words are of this one and the rest is not. */
type Reading = WordProblem | null | undefined

/** The price after so many percent off, or what is saved. */
function readDiscount({ text, asks, whole, percents }: Story): Reading {
  if (STORY_WORDS.before.test(asks)) return undefined
  // 八折 is 80 percent of the price, 85 折 is 85 percent.
  const tenths = /打 ?(\d{1,2}|[一二三四五六七八九]) ?折/.exec(text)?.[1]
  if (tenths !== undefined) {
    const figure = '〇一二三四五六七八九'.indexOf(tenths)
    const rate = tenths.length === 2 ? tenths : `${figure > 0 ? figure : tenths}0`
    const [price, more] = whole.filter((number) => number !== tenths)
    if (price === undefined || more !== undefined || STORY_WORDS.saves.test(asks)) return null
    return {
      kind: 'percent-of',
      line: `${rate}% of ${price}`,
      numbers: [price, `${rate}%`],
      ...money(text),
    }
  }
  if (!STORY_WORDS.discount.test(text)) return undefined
  const [[price], [percent]] = [whole, percents]
  if (price === undefined || percent === undefined || whole.length + percents.length !== 2) return null
  const found = { numbers: [price, `${percent}%`], ...money(text) }
  if (STORY_WORDS.saves.test(asks)) return { kind: 'saving', line: `${percent}% of ${price}`, ...found }
  return STORY_WORDS.price.test(asks) ? { kind: 'discount', line: `${price} - ${percent}%`, ...found } : null
}

function money(text: string): Pick<WordProblem, 'unit'> {
  const sign = /([$€£¥])/.exec(text)?.[1]
  if (sign === undefined) return /元/.test(text) ? { unit: { text: '元' } } : {}
  return { unit: /[$€£¥] ?\d/.test(text) ? { text: sign, isBefore: true } : { text: sign } }
}

const LENGTHS = `kilom(?:eters?|etres?|ètres?)|kilómetros?|公里|千米|km|millas?|miles?|mi|英里|m(?:eters?|etres?|ètres?)|metros?|米|m`
const HOURS = 'hours?|hrs?|horas?|heures?|小时|时|h'
const SECONDS = 'seconds?|secs?|segundos?|secondes?|秒|s'
const FIGURE = String.raw`(\d+(?:\.\d+)?)`

/** Two of speed, distance and time in units that fit each other. */
function readMotion({ text, asks, whole }: Story): Reading {
  const { fast, far, long } = STORY_WORDS
  const plain = text.replace(/(\d),(\d)/g, '$1.$2')
  const speed = new RegExp(
    `${FIGURE} ?(?:(mph|kph)|(${LENGTHS}) ?(?:/|per |por |par |an |a |à l')(${HOURS}|${SECONDS}))(?![\\p{L}])`,
    'u',
  ).exec(plain)
  const chinese = new RegExp(`每(小时|秒)(?:行驶?|走|跑|骑|飞|能?行)? ?${FIGURE} ?(${LENGTHS})`, 'u').exec(
    plain,
  )
  const rest = [speed?.[0], chinese?.[0]].reduce<string>((left, part) => left.replace(part ?? '', ' '), plain)
  const time = new RegExp(`${FIGURE} ?(?:个)?(${HOURS}|${SECONDS})(?!\\p{Script=Latin})`, 'u').exec(rest)
  const distance = new RegExp(`${FIGURE} ?(${LENGTHS})(?!\\p{Script=Latin}|[/²2])`, 'u').exec(rest)
  const found = [speed ?? chinese, time, distance].filter(Boolean).length
  if (found < 2) return undefined
  if (found !== 2 || whole.length !== 2) return fast.test(asks) || far.test(asks) ? null : undefined
  const pace = speed
    ? {
        value: speed[1] ?? '',
        length: lengthOf(speed[3] ?? (speed[2] === 'mph' ? 'mi' : 'km')),
        by: timeOf(speed[4] ?? 'h'),
      }
    : chinese && { value: chinese[2] ?? '', length: lengthOf(chinese[3] ?? ''), by: timeOf(chinese[1] ?? '') }
  const way = distance && { value: distance[1] ?? '', length: lengthOf(distance[2] ?? '') }
  const span = time && { value: time[1] ?? '', by: timeOf(time[2] ?? '') }
  const make = (kind: ProblemKind, line: string, unit: string, ...numbers: string[]): WordProblem => ({
    kind,
    line,
    numbers,
    unit: { text: unit },
  })
  if (way && span) {
    if (!fast.test(asks)) return undefined
    const unit = `${way.length}/${span.by}`
    return make(
      'speed',
      `${way.value} / ${span.value}`,
      unit,
      `${way.value} ${way.length}`,
      `${span.value} ${span.by}`,
    )
  }
  if (pace && span) {
    if (pace.by !== span.by || !far.test(asks)) return null
    const told = `${pace.value} ${pace.length}/${pace.by}`
    return make('distance', `${pace.value} * ${span.value}`, pace.length, told, `${span.value} ${span.by}`)
  }
  if (!pace || !way || pace.length !== way.length || !long.test(asks)) return null
  const told = `${pace.value} ${pace.length}/${pace.by}`
  return make('duration', `${way.value} / ${pace.value}`, pace.by, `${way.value} ${way.length}`, told)
}

const lengthOf = (unit: string) =>
  /^(?:k|公里|千米)/.test(unit) ? 'km' : /^(?:mi|英)/.test(unit) ? 'mi' : 'm'
const timeOf = (unit: string) => (/^(?:s|秒)/.test(unit) ? 's' : 'h')

/** Area or perimeter of a rectangle by its two sides, of a square by one. */
function readRectangle({ text, asks, whole, fractions, percents }: Story): Reading {
  const { rectangle, square, area, perimeter, given } = STORY_WORDS
  const [isRectangle, isSquare] = [rectangle.test(text), square.test(text)]
  if (isRectangle === isSquare || !(area.test(text) || perimeter.test(text))) return undefined
  const [wantsArea, wantsPerimeter] = [area.test(asks), perimeter.test(asks)]
  if (wantsArea === wantsPerimeter || given.test(text) || fractions.length + percents.length > 0) return null
  if (whole.length !== (isSquare ? 1 : 2)) return null
  const [first = '', second = first] = whole
  const units = new Set([...text.matchAll(UNIT_BEHIND)].map(([, unit = '']) => SHORT_UNITS[unit] ?? unit))
  if (units.size > 1) return null
  const [unit] = units
  const shown = unit === undefined ? {} : { unit: { text: wantsArea ? `${unit}²` : unit } }
  const line = wantsArea ? `${first} * ${second}` : isSquare ? `4 * ${first}` : `2 * (${first} + ${second})`
  return { kind: wantsArea ? 'area' : 'perimeter', line, numbers: whole, ...shown }
}

const SHORT_UNITS: Readonly<Record<string, string>> = {
  厘米: 'cm',
  米: 'm',
  centimeters: 'cm',
  centimetres: 'cm',
  centímetros: 'cm',
  centimètres: 'cm',
  meters: 'm',
  metres: 'm',
  metros: 'm',
  mètres: 'm',
  inches: 'in',
  feet: 'ft',
}
const UNIT_BEHIND =
  /\d ?(centimeters|centimetres|centímetros|centimètres|meters|metres|metros|mètres|inches|feet|厘米|米|cm|mm|km|dm|ft|in|m)(?!\p{Script=Latin})/gu

/** A fraction or so many percent of a number. */
function readPart({ text, asks, whole, fractions, percents }: Story): Reading {
  const parts = [...fractions, ...percents]
  if (parts.length === 0) return undefined
  const [[of], [fraction], [percent]] = [whole, fractions, percents]
  const isPlain = parts.length === 1 && whole.length === 1 && !STORY_WORDS.changes.test(text)
  if (!isPlain || of === undefined || STORY_WORDS.left.test(asks) || STORY_WORDS.others.test(asks))
    return null
  if (!STORY_WORDS.of.test(text)) return null
  if (percent !== undefined) {
    return { kind: 'percent-of', line: `${percent}% of ${of}`, numbers: [of, `${percent}%`] }
  }
  return { kind: 'fraction-of', line: `${fraction} * ${of}`, numbers: [of, fraction ?? ''] }
}

/** Two numbers (three for a total) put together, taken away, compared, repeated or shared. */
function readCount({ text, asks, whole }: Story): Reading {
  const { total, left, compares, each, shares, sharers, packs, howMany, tangled } = STORY_WORDS
  const [first = '', second = ''] = whole
  if (whole.length < 2 || whole.length > 3 || !howMany.test(asks)) return undefined
  const found = { numbers: whole }
  const [large, small] = Number(first) >= Number(second) ? [first, second] : [second, first]
  const isShared = shares.test(text) || each.test(asks) || packs.test(text)
  const isEach = each.test(text.replace(asks, ''))
  if (tangled.test(text)) return undefined
  if (whole.length === 3) {
    const isTotal = total.test(asks) && !isShared && !isEach && !left.test(asks) && !compares.test(asks)
    return isTotal ? { kind: 'total', line: whole.join(' + '), ...found } : undefined
  }
  const signals = [
    total.test(asks) && !isEach,
    left.test(asks),
    compares.test(asks),
    isShared && !left.test(asks),
  ]
  if (signals.filter(Boolean).length > 1) return undefined
  if (left.test(asks) || compares.test(asks)) {
    return isEach ? undefined : { kind: 'difference', line: `${large} - ${small}`, ...found }
  }
  if (isShared) {
    const by = sharers
      .exec(text)
      ?.slice(1)
      .find((number) => number !== undefined)
    const among = by ?? (Number(large) % Number(small) === 0 ? small : undefined)
    const what = among === second ? first : second
    if (among === undefined || Number(among) === 0) return undefined
    return { kind: 'share', line: `${what} / ${among}`, ...found }
  }
  if (isEach) return { kind: 'times', line: `${first} * ${second}`, ...found }
  return total.test(asks) ? { kind: 'total', line: `${first} + ${second}`, ...found } : undefined
}
