// Words of somebody who may be in danger, in our four languages: answered with people to talk to, before anything else and
// whatever was asked. Sentences of a person about themselves; a book about it is a question like any other.

import { deobfuscated, readable } from './internal/deobfuscate.ts'

export const CONCERNS = ['self-harm', 'abuse', 'abuse-at-home'] as const

/** abuse-at-home: whoever looks after the child may be who hurts them. */
export type Concern = (typeof CONCERNS)[number]

const SELF_HARM: readonly RegExp[] = [
  /\b(?:kill(?:ing)?|hurt(?:ing)?|cut(?:ting)?|harm(?:ing)?|hang(?:ing)?) (?:my ?self|me dead)\b/,
  /\bi ?(?:want|wanna|wish|would like|am going|plan|feel like)(?: ?to| 2)? ?(?:die|dying|be dead|end it all|disappear forever)\b/,
  /\b(?:end|take|ending|taking) my (?:own )?life\b|\bi(?:'m| am) suicidal\b|\bbetter off (?:dead|without me)\b/,
  /\bi ?(?:don'?t|do not) ?(?:want to|wanna) ?(?:live|be alive|exist)\b|\b(?:my suicide|commit suicide myself|kms)\b/,
  /\b(?:matarme|suicidarme|cortarme|hacerme daño|lastimarme|quitarme la vida|me quiero morir|me quiero matar)\b/,
  /\b(?:quiero|quisiera|voy a) ?morir(?:me)?\b|\bme (?:quiero|voy a) suicidar\b|\bno quiero (?:seguir )?vivi(?:r|endo)\b/,
  /(?:^|\s)(?:me tuer|me suicider|me faire du mal|me couper les veines|me scarifie[rz]?|en finir avec la vie)\b/,
  /\b(?:je veux|j'ai envie de|je voudrais) (?:mourir|crever|disparaître pour toujours)\b|\bje (?:ne )?veux plus vivre\b/,
  /我(?:真的|好|就|只)?(?:想|要|打算)(?:去)?(?:死|自杀|自殺|自残)|想自杀|要自杀|不想活|活不下去|(?:杀|伤害|割)(?:了)?(?:我)?自己|自残/,
]

const HURTS =
  '(?:hits?|beats?|hurts?|touch(?:es|ed)|abus(?:es|ed)|rap(?:es|ed)|molest(?:s|ed)|chok(?:es|ed)|kick(?:s|ed)|punch(?:es|ed))'
const FAMILY =
  '(?:dad|daddy|father|mom|mum|mommy|mummy|mother|step[- ]?(?:dad|father|mom|mother)|parents?|uncle|brother|grandpa|grandfather)'

const AT_HOME: readonly RegExp[] = [
  new RegExp(
    `\\bmy ${FAMILY} (?:always |often |sometimes |still )?(?:${HURTS}|is (?:hitting|beating|hurting|touching|abusing|raping)|beat|hit) me\\b`,
  ),
  /\b(?:mi|mis) (?:papá|padre|mamá|madre|padrastro|madrastra|tío|hermano|abuelo|padres|papás) (?:siempre |a veces )?me (?:pegan?|golpean?|maltratan?|tocan?|toca|abusa|viola)\b/,
  /\b(?:mon|ma|mes) (?:père|papa|mère|maman|beau-père|belle-mère|oncle|frère|grand-père|parents) (?:me |m')(?:frappe(?:nt)?|tape(?:nt)?|bat(?:tent)?|touche(?:nt)?|maltraite(?:nt)?|viole|fait du mal)\b/,
  /(?:爸爸?|妈妈?|父亲|母亲|继父|继母|叔叔|哥哥|爷爷|父母)(?:总是|经常|老是|又|会)?(?:打|虐待|侵犯|性侵|摸)我/,
]

const ABUSE: readonly RegExp[] = [
  new RegExp(`\\b(?:he|she|they|someone|somebody|teacher|coach|man) ${HURTS} me\\b`),
  /\bi(?:'m| am| was|'ve been| have been| got) (?:being )?(?:abused|raped|molested|beaten up|sexually)\b/,
  /\bme (?:abusan|abusaron|violaron|violó|maltratan|pegan en|golpean|tocó sin|toca sin)\b|\b(?:abusa|abusó|abusaron) de mí\b/,
  /\b(?:on|il|elle|ils|quelqu'un) (?:me |m'a |m'ont )(?:frappe(?:nt)?|bat|viole|violée?|abusée?|touche|harcèle(?:nt)?|maltraite)\b/,
  /(?:有人|他|她|老师|教练|他们)(?:打|虐待|侵犯|性侵|强奸|猥亵|乱摸)(?:了)?我|我被(?:打了|虐待|性侵|侵犯|强奸|猥亵|霸凌)/,
]

/** What a text gives reason to worry about; null: nothing. */
export function concernOf(text: string): Concern | null {
  const plain = readable(text)
  const hidden = deobfuscated(plain)
  const says = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(plain) || pattern.test(hidden))
  if (says(SELF_HARM)) return 'self-harm'
  if (says(AT_HOME)) return 'abuse-at-home'
  return says(ABUSE) ? 'abuse' : null
}
