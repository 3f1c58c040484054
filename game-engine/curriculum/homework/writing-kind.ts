// What somebody has to write, by the words of the task: we help to plan it and never write it.
export const WRITING_KINDS = ['opinion', 'story', 'letter', 'summary'] as const

export type WritingKind = (typeof WRITING_KINDS)[number]

const TASK =
  /(?<!\p{L})(?:write|writing|essay|compose|draft|escrib\p{L}*|redact\p{L}*|redacción|ensayo|écri[ts]?\p{L}*|rédig\p{L}*|rédaction|dissertation)(?!\p{L})|写|作文/iu

/** The first that fits. */
const KINDS: readonly (readonly [WritingKind, RegExp])[] = [
  [
    'letter',
    /(?<!\p{L})(?:letter|e-?mail|postcard|carta|correo|postal|lettre|carte postale)(?!\p{L})|信|邮件|明信片/iu,
  ],
  [
    'story',
    /(?<!\p{L})(?:story|stories|tale|fable|diary|narrative|cuento|historia|relato|fábula|diario|conte|histoire|récit|fable|journal)(?!\p{L})|故事|童话|日记|记叙文/iu,
  ],
  [
    'summary',
    /(?<!\p{L})(?:summary|summari[sz]e|book report|report|resumen|resume|resumir|informe|reseña|résumé|résumer|compte rendu|exposé)(?!\p{L})|概括|缩写|读后感|报告|摘要/iu,
  ],
  [
    'opinion',
    /(?<!\p{L})(?:essay|opinion|argument\p{L}*|persuasive|argue|paragraph|ensayo|opinión|argumentativ\p{L}*|párrafo|dissertation|opinion|rédaction|argumentatif|paragraphe|texte)(?!\p{L})|议论文|作文|观点|一段话|文章/iu,
  ],
]

/** @param question tidied; null: no task of writing */
export function writingKindOf(question: string): WritingKind | null {
  if (!TASK.test(question)) return null
  return KINDS.find(([, words]) => words.test(question))?.[0] ?? null
}
