// The words of a sentence that say what it is about.
import type { Language } from '#engine/core/languages.ts'
import { plainly } from './plainly.ts'
import { spellOut } from './short-forms.ts'

const IDLE = new Set(
  `a an the of in on at to for from by with and or is are was were do does did be been has have had it its this that these those what
which who whom whose when where why how many much there their they you your we our i my me can could would will about into as than then
called name named tell explain please most main
el la los las un una unos unas de del en a al por para con y o es son era eran fue fueron ser que qué cual cuál cuáles quien quién quiénes
cuando cuándo donde dónde como cómo cuanto cuánto cuántos cuántas hay se su sus lo le les me te mi tu llama llaman más principal
le la les l un une des de du d en au aux à par pour avec et ou est sont était étaient fut furent être que qu quoi qui quel quelle quels quelles
quand où comment combien pourquoi il elle ils elles on se s sa son ses ce c cette ces y a ont plus principal appelle`
    .split(/\s+/)
    .map((word) => plainly(word)),
)

/** Endings that change with number, tense and person; what is left stays longer than three letters. */
const ENDINGS = /(?:ing|edly|ed|es|s|e|er|aient|ait|ent|ez|aron|aban|aba|ieron|an|en|o|a)$/

const IDLE_HAN = /[的了是在有和与为什么哪谁多少吗呢个一这那被把从到对中上下里请问怎么样叫做主要]/g

/** Words without their endings; in Chinese pairs of characters. */
export function tokensOf(text: string, language: Language): string[] {
  if (language === 'zh') {
    const runs =
      spellOut(text.normalize('NFKC').toLowerCase(), language)
        .replace(IDLE_HAN, ' ')
        .match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []
    return runs.flatMap((run) =>
      run.length === 1 || /[a-z0-9]/.test(run)
        ? [run]
        : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
    )
  }
  const words = spellOut(plainly(text.normalize('NFKC')), language).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !IDLE.has(word)).map(stem)
}

function stem(word: string): string {
  let left = word
  for (let before = ''; before !== left; ) {
    before = left
    const cut = left.replace(ENDINGS, '')
    if (cut.length >= 4) left = cut
  }
  return left
}
