// How the four languages define a word, and what a sentence begins with that cannot be understood alone.
import type { Language } from '#engine/core/languages.ts'

/** Named groups: `term`, what is asked for; what stands around it is what is asked. `many`: the word is a plural. */
export interface GuidePatterns {
  /** Says of something what it is. */
  readonly definitions: readonly RegExp[]
  /** "Term: what it means", a line of a list of words. */
  readonly entry: RegExp
  /** "The capital of Peru is Lima." */
  readonly name: RegExp
  /** Three things or more at the end of a sentence, as one group `list`. */
  readonly list: RegExp
  /** What stands between the things of a list. */
  readonly between: RegExp
  /** Points back at a sentence before, or leaves out who is meant. */
  readonly vague: RegExp
  /** Begins like a term and is none: "Note: …", "The reason is …". */
  readonly noTerm: RegExp
  /** Before a word, and telling its gender or its first letter: taken into the gap. */
  readonly article: RegExp
  /** A year with what shows that it is one. */
  readonly year: RegExp
  /** Before a figure that counts nothing: "chapter 3". */
  readonly label: RegExp
}

const WORD = "[\\p{L}\\p{M}\\d'’-]+"
/** One to four words, no mark between them. */
const TERM = `(?<term>${WORD}(?: ${WORD}){0,3}?)`
const LAST_TERM = `(?<term>${WORD}(?: ${WORD}){0,3})`
const ITEM = `(?:${WORD} ){0,3}${WORD}`
const NAME = `(?<term>\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:(?:de|of|von|da|du|la|el) )?(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}\\p{M}'’-]*)){0,3})`
const latinEntry = (article: string) =>
  new RegExp(`^(?:${article})?(?<term>${WORD}(?: ${WORD}){0,4})(?: ?:| [–—=→-]) .+$`, 'iu')
const latinList = (before: string, and: string) =>
  new RegExp(`(?:${before}) (?<list>${ITEM}(?:, ${ITEM}){1,7},? (?:${and}) ${ITEM})\\.?$`, 'iu')

const HAN = '[\\p{Script=Han}A-Za-z0-9·]'

export const GUIDE_PATTERNS: Readonly<Record<Language, GuidePatterns>> = {
  en: {
    definitions: [
      new RegExp(`^(?:(?:an?|the) )?${TERM} (?:is|was) (?=(?:an?|the|any|one|when|where|how|what) )`, 'iu'),
      new RegExp(
        `^(?:the )?${TERM} (?<many>are|were) (?=(?:the|any|all) |.+ (?:that|which|who|whose|with) )`,
        'iu',
      ),
      new RegExp(`^(?:(?:an?|the) )?${TERM} (?:means|refers to|is defined as|stands for|describes) `, 'iu'),
      new RegExp(
        `^.{15,} (?:is|was|are|were) (?:called|known as|named|termed) (?:(?:an?|the) )?${LAST_TERM}\\.?$`,
        'iu',
      ),
    ],
    entry: latinEntry('(?:an?|the) '),
    name: new RegExp(`^The .{4,80} (?:is|was) ${NAME}(?=[.,]|$)`, 'u'),
    list: latinList('are|were|include|includes|:', 'and|or'),
    between: /,? (?:and|or) |, /u,
    vague:
      /^(?:it|its|they|them|their|this|that|these|those|he|she|his|her|we|our|you|your|i|my|there|here|such|then|however|therefore|thus|also|but|and|or|so|otherwise|instead|both|another|others?|some|many|most|for example|in this|in these|at this|because of this)(?![\p{L}-])/iu,
    noTerm:
      /^(?:what|who|which|where|when|why|how|if|as|one|main|first|second|third|last|next|best|most|only|other|same|important|answer|reason|result|goal|problem|purpose|point|idea|key|step|part|note|notes|name|date|class|period|teacher|example|examples|tip|remember|homework|source|chapter|unit|page|figure|table|topic|question|review|vocabulary|definition|summary|objectives?|q|a)(?![\p{L}-])/iu,
    article: /(?:^|(?<= ))(?:an?|the) $/iu,
    year: /(?<=(?:in|since|by|until|from|after|before|around|year|january|february|march|april|may|june|july|august|september|october|november|december|\d,) )(?<term>[12]\d{3})(?![\d%]| [\p{L}]*(?:meters?|miles?|kilometers?|years|people|feet|tons?))/iu,
    label: /(?:chapter|unit|page|figure|fig\.|table|lesson|section|grade|step|part|question|p\.) ?$/iu,
  },
  es: {
    definitions: [
      new RegExp(
        `^(?:(?:el|la|un|una) )?${TERM} (?:es|era|fue) (?=(?:una?|el|la|lo|aquel|aquella|cada|cualquier|cuando) )`,
        'iu',
      ),
      new RegExp(
        `^(?:(?:los|las|unos|unas) )?${TERM} (?<many>son|eran|fueron) (?=(?:unos|unas|los|las|aquellos|aquellas) |.+ (?:que|con|cuy[oa]s?) )`,
        'iu',
      ),
      new RegExp(
        `^(?:(?:el|la|los|las|una?) )?${TERM} (?:significan?|se refieren? a|se definen? como|consisten? en) `,
        'iu',
      ),
      new RegExp(`^se (?:llama|denomina|conoce como) ${TERM} (?=(?:al?|a la|a los|a las) )`, 'iu'),
      new RegExp(
        `^.{15,} se (?:llaman?|denominan?|conocen? como) (?:(?:el|la|los|las) )?${LAST_TERM}\\.?$`,
        'iu',
      ),
    ],
    entry: latinEntry('(?:el|la|los|las|una?) '),
    name: new RegExp(`^(?:El|La) .{4,80} (?:es|era|fue) ${NAME}(?=[.,]|$)`, 'u'),
    list: latinList('son|eran|fueron|incluyen?|:', 'y|e|o|u'),
    between: /,? (?:y|e|o|u) |, /u,
    vague:
      /^(?:esto|este|esta|estos|estas|eso|ese|esa|esos|esas|aquello|aquel|ello|él|ella|ellos|ellas|su|sus|lo|les|le|yo|mi|tú|tu|nosotros|también|además|pero|y|o|por eso|por lo tanto|así|entonces|sin embargo|allí|ahí|aquí|otros?|otras?|ambos|ambas|algunos|algunas|muchos|muchas|por ejemplo|en est[ea]|es|son|era|eran|fue|fueron|está|están|estaba|tiene|tienen|tenía|hay|había|nació|murió|sirven?|pueden?|se (?!llama|denomina|conoce))(?![\p{L}-])/iu,
    noTerm:
      /^(?:qué|quién|cuál|dónde|cuándo|cómo|si|uno|primer|primero|primera|segundo|segunda|último|última|mejor|único|mismo|importante|respuesta|razón|resultado|objetivos?|problema|punto|idea|clave|paso|parte|notas?|nombre|fecha|clase|ejemplos?|recuerda|tarea|fuente|capítulo|unidad|página|figura|tabla|tema|pregunta|repaso|vocabulario|definición|resumen)(?![\p{L}-])/iu,
    article: /(?:^|(?<= ))(?:el|la|los|las|una?) $/iu,
    year: /(?<=(?:en|desde|hasta|año|hacia|de) )(?<term>[12]\d{3})(?![\d%]| (?:metros|kilómetros|años|personas|toneladas|millas))/iu,
    label: /(?:capítulo|unidad|página|figura|tabla|lección|sección|grado|paso|parte|pregunta|pág\.) ?$/iu,
  },
  fr: {
    definitions: [
      new RegExp(
        `^(?:(?:le|la|une?) |l['’])?${TERM} (?:est|était|fut) (?=(?:une?|le|la|ce|celui|celle|tout|toute|chaque) |l['’])`,
        'iu',
      ),
      new RegExp(
        `^(?:(?:les|des) )?${TERM} (?<many>sont|étaient|furent) (?=(?:des|les|ceux|celles) |.+ (?:qui|que|dont|avec) )`,
        'iu',
      ),
      new RegExp(
        `^(?:(?:le|la|les|une?|des) |l['’])?${TERM} (?:désignent?|signifient?|correspond(?:ent)? à|consiste(?:nt)? à|se définit comme) `,
        'iu',
      ),
      new RegExp(
        `^on (?:appelle|nomme) (?:(?:le|la|les|une?|des) |l['’])?${TERM} (?=(?:une?|le|la|les|des|ce|tout|toute) |l['’])`,
        'iu',
      ),
      new RegExp(
        `^.{15,} (?:s['’]appelle(?:nt)?|se nomme(?:nt)?|est appelée?|sont appelée?s|est nommée?) (?:(?:le|la|les|une?) |l['’])?${LAST_TERM}\\.?$`,
        'iu',
      ),
    ],
    entry: latinEntry("(?:le|la|les|une?|des) |l['’]"),
    name: new RegExp(`^(?:Le |La |L['’]).{4,80} (?:est|était|fut) ${NAME}(?=[.,]|$)`, 'u'),
    list: latinList('sont|étaient|furent|comprend|comprennent|:', 'et|ou'),
    between: /,? (?:et|ou) |, /u,
    vague:
      /^(?:il|elle|ils|elles|on (?!appelle|nomme)|ce|cela|ça|ceci|cet|cette|ces|son|sa|ses|leurs?|lui|y|je|mon|ma|tu|ton|nous|notre|vous|votre|aussi|donc|ainsi|alors|mais|et|ou|car|puis|ensuite|cependant|toutefois|autres?|celui|celle|ceux|certains?|certaines?|plusieurs|par exemple|dans ce|dans cette|c['’])(?![\p{L}-])|^c['’]/iu,
    noTerm:
      /^(?:que|qui|quel|quelle|où|quand|comment|pourquoi|si|premier|première|second|seconde|dernier|dernière|meilleur|seul|même|important|réponse|raison|résultat|but|objectifs?|problème|point|idée|clé|étape|partie|notes?|nom|date|classe|exemples?|rappel|devoir|source|chapitre|unité|page|figure|tableau|thème|question|révision|vocabulaire|définition|résumé|attention)(?![\p{L}-])/iu,
    article: /(?:(?:^|(?<= ))(?:le|la|les|une?|des) |(?:^|(?<= ))l['’])$/iu,
    year: /(?<=(?:en|depuis|vers|dès|jusqu['’]en|an|avant|après|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )(?<term>[12]\d{3})(?![\d%]| (?:mètres|kilomètres|ans|personnes|tonnes|habitants))/iu,
    label: /(?:chapitre|unité|page|figure|tableau|leçon|section|niveau|étape|partie|question|p\.) ?$/iu,
  },
  zh: {
    definitions: [
      new RegExp(`^(?<term>${HAN}{2,10}?)(?:，)?(?:是指|指的是|就是指|意思是|的意思是|定义为)`, 'u'),
      new RegExp(
        `^(?<term>${HAN}{2,8}?)(?:就)?是(?=(?:一[种个类门条座位项段]|由|最|[^，。]{3,40}的[^，。的]{1,8}))`,
        'u',
      ),
      new RegExp(`^.{6,}(?:叫做|叫作|称为|称作)(?<term>${HAN}{2,10})[。；]?$`, 'u'),
    ],
    entry: new RegExp(`^(?<term>${HAN}{2,10}) ?(?:[：:]|——|—|[–=→-] ) ?.+$`, 'u'),
    name: /^[^，。]{2,30}的[^，。是]{1,12}是(?<term>[\p{Script=Han}·]{2,8})(?=[。，；]|$)/u,
    list: new RegExp(
      `(?:包括|分为|有|是|：)(?<list>${HAN}{1,8}(?:、${HAN}{1,8}){1,7}(?:和|与|及|以及|、)${HAN}{1,8})[。；]?$`,
      'u',
    ),
    between: /、|以及|[和与及]/u,
    vague:
      /^(?:它|他|她|这|那|此|该|其|因此|所以|但|而|并|同时|另外|此外|然后|于是|例如|比如|我|你|也|还|由此|有些|有的|许多|很多|一些)/u,
    noTerm:
      /^(?:什么|谁|哪|如果|当|因为|虽然|注意|姓名|日期|班级|例如|例子|提示|作业|来源|第[一二三四五六七八九十\d]|单元|重点|总结|复习|目标|问题|答案|原因|结果|首先|主要|关键|最|可以|不)|(?:都|也|不|只|就|还|总|才|可能|不仅|正)$|的/u,
    article: /$^/u,
    year: /(?<term>\d{3,4})(?=年(?!前|后|代|级|龄))/u,
    label: /(?:第|图|表) ?$/u,
  },
}
