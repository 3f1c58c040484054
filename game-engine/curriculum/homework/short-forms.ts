// Short forms and other names of one thing, by what lessons and questions of ours call it.
import type { Language } from '#engine/core/languages.ts'
import { plainly } from './plainly.ts'

type Forms = Readonly<Record<string, readonly string[]>>

/** In small letters without accents, as they are typed. Not in it: what is a word as well, as US and UN are in English and USA is in Spanish. */
const FORMS: Readonly<Record<Language, Forms>> = {
  en: {
    'World War I': ['ww1', 'wwi', 'ww 1', 'ww i', 'first world war', 'world war 1', 'world war one'],
    'World War II': ['ww2', 'wwii', 'ww 2', 'ww ii', 'second world war', 'world war 2', 'world war two'],
    'United States': ['usa', 'u.s.a.', 'u.s.', 'united states of america'],
    'United Kingdom': ['uk', 'u.k.'],
    'Soviet Union': ['ussr', 'u.s.s.r.'],
    'United Nations': ['u.n.'],
    'European Union': ['eu', 'e.u.'],
    DNA: ['deoxyribonucleic acid'],
    RNA: ['ribonucleic acid'],
    'carbon dioxide': ['co2'],
    'greatest common factor': ['gcf', 'gcd', 'greatest common divisor', 'highest common factor', 'hcf'],
    'least common multiple': ['lcm', 'lowest common multiple'],
  },
  es: {
    'Primera Guerra Mundial': [
      'ww1',
      'wwi',
      'pgm',
      '1gm',
      'i guerra mundial',
      '1.a guerra mundial',
      '1a guerra mundial',
      '1ra guerra mundial',
      'la gran guerra',
    ],
    'Segunda Guerra Mundial': [
      'ww2',
      'wwii',
      'sgm',
      '2gm',
      'iigm',
      'ii guerra mundial',
      '2.a guerra mundial',
      '2a guerra mundial',
      '2da guerra mundial',
    ],
    'Estados Unidos': ['ee. uu.', 'ee.uu.', 'ee uu', 'eeuu', 'eua', 'estados unidos de america'],
    'Reino Unido': ['r. u.', 'uk'],
    'Unión Soviética': ['urss', 'u.r.s.s.'],
    'Naciones Unidas': ['onu', 'o.n.u.', 'organizacion de las naciones unidas'],
    'Unión Europea': ['ue'],
    ADN: ['dna', 'acido desoxirribonucleico'],
    ARN: ['rna', 'acido ribonucleico'],
    'dióxido de carbono': ['co2'],
    'máximo común divisor': ['mcd', 'm.c.d.'],
    'mínimo común múltiplo': ['mcm', 'm.c.m.'],
  },
  fr: {
    'Première Guerre mondiale': [
      'ww1',
      'wwi',
      '1gm',
      '1re gm',
      '1ere gm',
      'pgm',
      '1re guerre mondiale',
      '1ere guerre mondiale',
      'la grande guerre',
      'guerre de 14-18',
      'guerre 14-18',
    ],
    'Seconde Guerre mondiale': [
      'ww2',
      'wwii',
      '2gm',
      '2e gm',
      '2eme gm',
      '2de gm',
      '2nde gm',
      'sgm',
      '2e guerre mondiale',
      '2eme guerre mondiale',
      '2de guerre mondiale',
      '2nde guerre mondiale',
      'deuxieme guerre mondiale',
      'guerre de 39-45',
      'guerre 39-45',
    ],
    'États-Unis': ['usa', 'u.s.a.', 'etats-unis d’amerique', "etats-unis d'amerique"],
    'Royaume-Uni': ['uk', 'r.-u.'],
    'Union soviétique': ['urss', 'u.r.s.s.'],
    'Nations unies': ['onu', 'o.n.u.', 'organisation des nations unies'],
    'Union européenne': ['ue'],
    ADN: ['dna', 'acide desoxyribonucleique'],
    ARN: ['rna', 'acide ribonucleique'],
    'dioxyde de carbone': ['co2', 'gaz carbonique'],
    'plus grand commun diviseur': ['pgcd', 'p.g.c.d.'],
    'plus petit commun multiple': ['ppcm', 'p.p.c.m.'],
  },
  zh: {
    第一次世界大战: ['一战', '一次大战', 'ww1', 'wwi'],
    第二次世界大战: ['二战', '二次大战', '二次世界大战', '第二次大战', 'ww2', 'wwii'],
    美国: ['usa', '美利坚合众国'],
    英国: ['uk', '联合王国'],
    苏联: ['ussr', '苏维埃联盟'],
    联合国: ['un'],
    欧盟: ['eu', '欧洲联盟'],
    dna: ['脱氧核糖核酸'],
    rna: ['核糖核酸'],
    二氧化碳: ['co2'],
    最大公因数: ['最大公约数', 'gcf', 'gcd'],
    最小公倍数: ['lcm'],
  },
}

interface Reader {
  readonly pattern: RegExp
  readonly names: ReadonlyMap<string, string>
}

const READERS = new Map<Language, Reader>()

/** A plain text (plainly.ts) with each thing under the one name that our texts give it. */
export function spellOut(text: string, language: Language): string {
  const { pattern, names } = readerOf(language)
  return text.replace(pattern, (form) => names.get(form) ?? form)
}

function readerOf(language: Language): Reader {
  const known = READERS.get(language)
  if (known) return known
  const names = new Map(
    Object.entries(FORMS[language]).flatMap(([name, forms]) =>
      forms.map((form) => [form, plainly(name)] as const),
    ),
  )
  const forms = [...names.keys()].sort((a, b) => b.length - a.length)
  const reader = { pattern: new RegExp(patternOf(forms), 'gu'), names }
  READERS.set(language, reader)
  return reader
}

/**
 * The first that fits, each as a word of its own; in Chinese only Latin letters are set apart. 第二次世界大战 has
 * 二次世界大战 in it, 这一战 is any battle, and 统一战争 and 第二战场 are other words.
 */
function patternOf(longestFirst: readonly string[]): string {
  const isHan = (form: string) => /\p{Script=Han}/u.test(form)
  const anyOf = (forms: readonly string[]) =>
    `(?:${forms.map((form) => form.replaceAll('.', '\\.')).join('|')})`
  const latin = longestFirst.filter((form) => !isHan(form))
  const han = longestFirst.filter(isHan)
  return [
    `(?<![\\p{Script=Latin}\\p{N}])${anyOf(latin)}(?![\\p{Script=Latin}\\p{N}])`,
    ...(han.length > 0 ? [`(?<![第这那后统唯八十每任万专])${anyOf(han)}(?![争线斗役场胜略])`] : []),
  ].join('|')
}
