// What names a person or leads to one is taken out of a prompt before it leaves us. A rule too many costs a word of the
// question; a rule too few sends a child's address away.

const CAPITALS = String.raw`\p{Lu}[\p{L}'’.-]*`
const LINKS = '(?:de|del|de la|du|des|la|los|las|le|y|et|of)'

const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, '[email]'],
  [/(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/\+\d[\d ().-]{7,}\d/g, '[phone]'],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, '[phone]'],
  [/\b0\d(?:[ .-]?\d{2}){4}\b/g, '[phone]'],
  [/\b[679]\d{2} \d{3} \d{3}\b/g, '[phone]'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '[phone]'],
  [
    new RegExp(
      String.raw`\b\d{1,5} (?:${CAPITALS} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Way)\b\.?`,
      'gu',
    ),
    '[address]',
  ],
  [/\b(?:calle|avenida|paseo|plaza|colonia) [^,.;\n]{2,40}?\d{1,4}\b/giu, '[address]'],
  [
    /\b\d{1,4}(?: bis)?,? (?:rue|avenue|boulevard|place|chemin|allée) (?:de la |de |du |des |d['’])?[^,.;\n]{2,30}/giu,
    '[address]',
  ],
  [/[\p{Script=Han}\d]{2,20}?(?:路|街|巷|弄|大道)\d+[号號弄](?:\d+[室楼])?/gu, '[address]'],
  [new RegExp(String.raw`(?:${CAPITALS} ){1,4}(?:School|Academy|College)\b`, 'gu'), '[school]'],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Cc]olegio|[Ee]scuela|[Ii]nstituto|[Pp]reparatoria|[Éé]cole|[Cc]ollège|[Ll]ycée) (?:${LINKS} )?${CAPITALS}(?: (?:${LINKS} )?${CAPITALS}){0,3}`,
      'gu',
    ),
    '[school]',
  ],
  [/[\p{Script=Han}\d]{2,10}?(?:小学|中学|高中|学校)/gu, '[school]'],
]

/** "My name is …", in front of a name we do not know. */
const INTRODUCED = new RegExp(
  String.raw`((?:[Mm]y name is|I['’]?m called|I am called|[Mm]e llamo|[Mm]i nombre es|[Jj]e m['’]appelle|[Mm]on nom est) )\p{L}+(?: ${CAPITALS}){0,2}`,
  'gu',
)
const INTRODUCED_CHINESE = /(我叫|我的名字是|我名叫)\p{Script=Han}{2,3}/gu

/** @param names of the person and of who looks after them, as their profiles have them */
export function stripPersonal(text: string, names: readonly string[]): string {
  const ruled = RULES.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text.normalize('NFC'))
  const unnamed = partsOf(names).reduce((rest, name) => rest.replace(namePattern(name), '[name]'), ruled)
  return unnamed.replace(INTRODUCED, '$1[name]').replace(INTRODUCED_CHINESE, '$1[name]')
}

/** The whole names and their parts, longest first. A single letter is no name. */
function partsOf(names: readonly string[]): string[] {
  const all = names.flatMap((name) => [name.trim(), ...name.split(/[\s-]+/)])
  return [...new Set(all)]
    .filter((part) => [...part].length > (/\p{Script=Han}/u.test(part) ? 1 : 2))
    .sort((a, b) => b.length - a.length)
}

function namePattern(name: string): RegExp {
  const escaped = name.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/\p{Script=Han}/u.test(name)) return new RegExp(escaped, 'gu')
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'giu')
}
