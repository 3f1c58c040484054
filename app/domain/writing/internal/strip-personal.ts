// What names a person or leads to one is taken out of a prompt before it leaves us. A rule too many costs a word of the
// question; a rule too few sends a child's address away. What a rule begins with has a longest length: without one, a long run of
// letters would be read anew from each of them.

const CAPITALS = String.raw`\p{Lu}[\p{L}'’.-]{0,40}`
const LINKS = '(?:de|del|de la|du|des|la|los|las|le|y|et|of)'

const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /[\p{L}\p{N}._%+-]{1,64} ?(?:@|[([]at[)\]]) ?[\p{L}\p{N}-]+(?: ?(?:\.|[([]dot[)\]]) ?[\p{L}\p{N}-]+)*(?:\.| ?[([]dot[)\]] ?)\p{L}{2,}/giu,
    '[email]',
  ],
  [
    /[\p{L}\p{N}._%+-]{1,64} (?:at|arroba|arobase) [\p{L}\p{N}-]+ (?:dot|punto|point) \p{L}{2,}/giu,
    '[email]',
  ],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}._]+/gu, '[account]'],
  [/(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/\+\d[\d ().-]{7,}\d/g, '[phone]'],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, '[phone]'],
  [/\b0\d(?:[ .-]?\d{2}){4}\b/g, '[phone]'],
  [/\b[679]\d{2} \d{3} \d{3}\b/g, '[phone]'],
  [/(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g, '[phone]'],
  [/(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g, '[phone]'],
  [/\b07\d{3} ?\d{6}\b|\b02\d \d{4} \d{4}\b|\(?\b\d{2}\)? \d{4} \d{4}\b/g, '[phone]'],
  [
    /(?<=(?:call|text|phone|mobile|cell|whatsapp|tel[eé]?fono|celular|móvil|mi número|my number|mon numéro|téléphone|portable|tél?|电话|手机|微信|QQ)[^\d\n]{0,12})\d[\d ().-]{5,}\d/giu,
    '[phone]',
  ],
  [/\b\d{3}-\d{2}-\d{4}\b/g, '[number]'],
  [
    /(?<=(?:born|birthday|nací|cumpleaños|née?|anniversaire|生日|出生)[^\d\n]{0,12})\d{1,4}[/.年-]\d{1,2}[/.月-]\d{1,4}日?/giu,
    '[date]',
  ],
  [
    new RegExp(
      String.raw`\b\d{1,5}[A-Za-z]? (?:(?:${CAPITALS}|\d{1,3}(?:st|nd|rd|th)) ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Way)\b\.?`,
      'gu',
    ),
    '[address]',
  ],
  [
    /(?<=\b(?:live|living|address is|home is)(?: at| on| in)? )\d{1,5}[a-z]?(?! (?:k?m|miles?|minutes?|min|hours?)(?!\p{L}))(?: \p{L}[\p{L}.]*){1,4}/giu,
    '[address]',
  ],
  [/\bP\.? ?O\.? Box \d+/gi, '[address]'],
  [/\b(?:calle|avenida|av\.|paseo|plaza|colonia) [^,.;\n]{2,40}?,? ?\d{1,4}\b/giu, '[address]'],
  [/\brue (?:de la |de |du |des |d['’])?[^,.;\n\d]{2,30}\d{1,4}\b/giu, '[address]'],
  [
    /\b\d{1,4}(?: bis)?,? (?:rue|avenue|boulevard|place|chemin|allée) (?:de la |de |du |des |d['’])?[^,.;\n]{2,30}/giu,
    '[address]',
  ],
  [/[\p{Script=Han}\d]{2,20}?(?:路|街|巷|弄|大道)\d+[号號弄](?:\d+[室楼])?/gu, '[address]'],
  [/\d{1,6}(?:号|號)楼(?:\d+单元)?(?:\d+室)?/gu, '[address]'],
  [new RegExp(String.raw`(?:${CAPITALS} ){1,4}(?:School|Academy|College)\b`, 'gu'), '[school]'],
  [new RegExp(String.raw`(?:${CAPITALS} ){1,3}(?:Elementary|Primary|High)\b`, 'gu'), '[school]'],
  [
    /(?<=\b(?:go to|attend|study at|class at) )(?:\p{L}[\p{L}.'’]* ){1,4}(?:school|academy|college)\b/giu,
    '[school]',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Cc]olegio|[Ee]scuela|[Ii]nstituto|[Pp]reparatoria|[Ss]ecundaria|[Pp]rimaria|[Éé]cole|[Cc]ollège|[Ll]ycée) (?:${LINKS} )?${CAPITALS}(?: (?:${LINKS} )?${CAPITALS}){0,3}`,
      'gu',
    ),
    '[school]',
  ],
  [/[\p{Script=Han}\d]{2,10}?(?:小学|中学|高中|学校)(?!生)/gu, '[school]'],
]

const SAID =
  "[Mm]y (?:nick)?name is|I['’]?m called|I am called|[Cc]all me|[Mm]e llamo|[Mm]e dicen|[Mm]i nombre es|[Jj]e m['’]appelle|[Mm]on (?:pré)?nom est"

/** Words that go on after a first name. */
const GO_ON =
  '(?:and|but|i|im|from|in|at|my|the|what|how|can|is|y|e|de|soy|tengo|en|mi|et|je|j|ai|mon|ma|que)'
/** "My name is …", in front of a name we do not know; a family name may be small as well. */
const INTRODUCED = new RegExp(
  String.raw`((?:${SAID}):? )(?:\[name\]|\p{L}+)(?: (?!${GO_ON}(?!\p{L}))\p{L}+|-\p{L}+)?(?: ${CAPITALS})?`,
  'gu',
)
/** "I am Tom": only with a capital, and a word of the language too many now and then ("I am French"). */
const PRESENTED = new RegExp(
  String.raw`(?<!\p{L})((?:I am|I['’]m|[Ss]oy|[Jj]e suis) )${CAPITALS}(?: ${CAPITALS}){0,2}`,
  'gu',
)
const INTRODUCED_CHINESE = /(我叫|我的名字[是叫]|我名叫)(?!了|过|不|他|她|你)\p{Script=Han}{2,3}/gu
/** Family names most people have (https://en.wikipedia.org/wiki/List_of_common_Chinese_surnames), at the end of a clause. */
const PRESENTED_CHINESE =
  /(我是)(?!高[中一二三]|白天|金属|江南|石头)[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱侯邹熊孟秦白江阎薛尹段雷黎史陶贺顾毛郝龚邵钱严武莫孔汤]\p{Script=Han}{1,2}(?=[，。,.！!、\s]|$)/gu

/** @param names of the person and of who looks after them, as their profiles have them */
export function stripPersonal(text: string, names: readonly string[]): string {
  const narrow = text.normalize('NFC').replace(/[０-９Ａ-Ｚａ-ｚ＠．＋－]/g, (wide) => wide.normalize('NFKC'))
  const ruled = RULES.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), narrow)
  return [INTRODUCED, PRESENTED, INTRODUCED_CHINESE, PRESENTED_CHINESE]
    .reduce((rest, pattern) => rest.replace(pattern, '$1[name]'), withoutNames(ruled, names))
    .replace(/\[name\](?:[ -]\[name\])+/g, '[name]')
}

/** However they are accented and capitalised. A single letter is no name. */
function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.normalize('NFC').match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [])
  const han = parts.filter((part) => /\p{Script=Han}/u.test(part) && [...part].length > 1)
  const words = new Set(parts.map(folded).filter((part) => part.length > 2))
  return han
    .reduce((rest, name) => rest.replaceAll(name, '[name]'), text)
    .replace(/\p{L}[\p{L}\p{M}\p{N}]*/gu, (word) => (words.has(folded(word)) ? '[name]' : word))
}

const folded = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
