// The calculations a sentence claims, as our solver reads them: whatever signs, words or digits they are written with.

/** What stands around signs of equality and order: "3/4 + 1/8 = 7/8", "2(x + 3) = 2x + 6". */
const SIDE = String.raw`(?:[\d√π().,:+\-−×·*÷/^%²³\s]|(?<!\p{L})[a-z](?!\p{L}))+`
const CLAIM = new RegExp(`${SIDE}(?:[=<>≤≥≠]${SIDE})+`, 'gu')

const HAN = '零一二三四五六七八九'
const HAN_RUN = /[零〇一二两三四五六七八九十百千]+/g
const PLACES = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
])

const OPERATOR = String.raw`[+\-−×·*÷/]`
const OPERAND = String.raw`[(√]?\d[\d.,/]*(?:\s?[)%])*`
const between = (words: string) => new RegExp(String.raw`(?<=[\d)%])\s*(?:${words})\s*(?=[\d(√])`, 'giu')

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [between('plus|más|加上?'), ' + '],
  [between('minus|menos|moins|减去?|減去?'), ' − '],
  [between('times|multiplied by|por|multiplicado por|fois|multiplié par|乘以?'), ' × '],
  [between('divided by|dividido (?:por|entre)|entre|divisé par|除以'), ' ÷ '],
  // Of a percentage or a fraction alone: "3 of 8" is no product.
  [/(?<=%|\d\/\d{1,4})\s*(?:of|de|des|du|的)\s*(?=[\d(])/giu, ' × '],
  [/(?<=\d)\s*的\s*(?=\d+(?:%|\/))/gu, ' × '],
  // "7 ÷ 2 = 3 remainder 1"
  [
    /(\d+)\s*[÷/:]\s*(\d+)\s*=\s*(\d+)[\s,]*(?:R|remainder(?: of)?|con resto|resto(?: de)?|reste|余|……|\.\.\.)\s*(\d+)/giu,
    '$1 = $2 × $3 + $4',
  ],
  [
    new RegExp(
      String.raw`(${OPERAND}(?:\s*${OPERATOR}\s*${OPERAND})+)\s*(?:is equal to|equals?|is|are|makes|gives|es igual a|es|son|da|est égale? à|égale?|est|fait|font|donne|等于|得|是)\s*(?=[-−(√]?\d)`,
      'giu',
    ),
    '$1 = ',
  ],
]

const MONEY = /[$€£¥]/g
/** Of two letters and more: a single one may be a variable. */
const UNIT = /(?<=\d)\s?(mm|cm|dm|km|mg|kg|ml|cl|min)(?:[²³]|(?!\p{L}))/gu

export function claimsIn(sentence: string): string[] {
  return [...plain(sentence).matchAll(CLAIM)].map(([claim]) =>
    claim.replace(/\s+/g, ' ').replace(/^[ .,:*)]+|[ .,:*(]+$/g, ''),
  )
}

function plain(sentence: string): string {
  const written = withoutTypesetting(sentence)
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/(\d?)([¼-¾⅐-⅞])/g, (_, whole: string, part: string) =>
      [...(whole === '' ? [] : [whole]), part.normalize('NFKC').replace('⁄', '/')].join(' '),
    )
  const figures = /[加减減乘除]|等于/.test(written) ? withHanFigures(written) : written
  return SIGNS.reduce((rest, [said, sign]) => rest.replace(said, sign), withoutUnits(figures))
}

/** Markdown's bold and code, and the notation of LaTeX that models fall into. */
function withoutTypesetting(sentence: string): string {
  return sentence
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)')
    .replace(/\\(?:times|cdot)/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\\(?:left|right|[()[\],;!])/g, ' ')
    .replace(/\$([^$]*[=<>][^$]*)\$/g, '$1')
    .replace(/\*\*|__|`/g, '')
}

/** Money and measures are left out where all are of one kind; where they differ, "1 h = 60 min" is no false claim. */
function withoutUnits(text: string): string {
  const units = new Set([...text.matchAll(UNIT)].map(([, unit]) => unit))
  const money = new Set(text.match(MONEY))
  const unpriced = money.size === 1 ? text.replace(MONEY, '') : text
  return units.size === 1 ? unpriced.replace(UNIT, '') : unpriced
}

function withHanFigures(text: string): string {
  return text
    .replace(
      /([零一二两三四五六七八九十百]+)分之([零一二两三四五六七八九十百]+)/g,
      (_, under: string, over: string) => [figureOf(over), figureOf(under)].join('/'),
    )
    .replace(HAN_RUN, (run) => String(figureOf(run)))
}

/** 二十三 is 23, 一百零五 is 105. */
function figureOf(run: string): number {
  let [sum, digit] = [0, 0]
  for (const han of run.replaceAll('〇', '零').replaceAll('两', '二')) {
    const place = PLACES.get(han)
    if (place === undefined) digit = HAN.indexOf(han)
    else [sum, digit] = [sum + (digit || 1) * place, 0]
  }
  return sum + digit
}
