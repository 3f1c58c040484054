// A word list, the first and last look at every text beside the provider's own. It is meant for adults' pages: words of biology,
// history and everyday life that pupils need are taken out of it.
import english from 'naughty-words/en.json'
import spanish from 'naughty-words/es.json'
import french from 'naughty-words/fr.json'
import chinese from 'naughty-words/zh.json'
import { deobfuscated, readable, withoutMarks } from './deobfuscate.ts'
import { coversLetterOf, withoutSigns } from './masked.ts'

const SCHOOL_WORDS = new Set(
  `anus|bastard|beaver|bondage|clitoris|cock|cocks|coon|coons|cornhole|domination|ejaculation|escort|eunuch|fecal|genitals|
grope|hardcore|hard core|incest|intercourse|lolita|masturbation|neonazi|nipple|nipples|nude|nudity|pedophile|paedophile|penis|
playboy|pegging|rape|rapist|rectum|sadism|scat|semen|sex|sexo|sexual|sexually|sexuality|snatch|snowballing|sodomy|spastic|suck|
sucks|swastika|swinger|tied up|topless|twinkie|undressing|vagina|vulva|white power|xx|xxx|skeet|negro|santorum|smut|strappado|
taste my|pubes|butt|fingering|scissoring|shrimping|bareback|maciza|bastardo|asesinato|asno|caca|concha|culo|drogas|esperma|heroína|idiota|imbécil|infierno|maldito|martillo|
nazi|orina|pedo|pezón|pis|prostituta|racista|sádico|travesti|trio|verga|baiser|bande|bander|bordel|bourré|bourrée|bite|bitte|
chatte|con|cul|folle|gerbe|gerber|gueule|jouir|meuf|nègre|pédale|péter|pipi|suce|tanche|tapette|trique|zizi|ramoner|étron|
13.|13点|十三点|三级片|九游|乳|乳头|乳房|交配|他妈|他娘|他奶奶|他奶奶的|他奶娘的|你全家|你奶奶的|你妈|你娘|你妈的|军妓|刚度|包皮|卵|卵子|
处女|外阴|奶|奶子|奸|妈妈的|妈的|娘的|妓|妓女|密洞|射精|屁股|屁眼|干你|成人|性|性器|性无能|日你|日你妈|月经|机八|激情|烂货|爛|白烂|白痴|
白癡|祖宗|私服|笨蛋|精子|老二|老味|老母|肉壁|肉缝|肥西|花柳|賤|野鸡|逼|阴唇|阴茎|阴道|阴部|陰莖|靠背|靠北|靠母|靠爸|迷药|鬼公|鸡鸡|龟头|
小卵子|小卵泡|大卵子|柒|撚|鳩|尻|閪|㞗|𨳒|𨳊|𨳍|𨶙|𡳞|粉腸|笨實|她妈的|它妈的`
    .replaceAll('\n', '')
    .split('|'),
)

/** Rude wherever they stand: in "gofuckyourself" as in "go fuck yourself". No everyday word holds one but those below. */
const WITHIN_WORDS =
  `fuck|bitch|motherf|asshole|arsehole|bullshit|shithead|shithole|shitface|holyshit|eatshit|pieceofshit|dickhead|
cocksuck|nigger|nigga|faggot|whore|porno|wanker|blowjob|cumshot|gilipoll|hijoputa|hijodeputa|hijaputa|putamadre|mierda|cabron|
pendej|chingad|enculer|enfoir|connard|salope|putain|emmerd|filsdepute|niquetamere`
    .replaceAll('\n', '')
    .split('|')

const EVERYDAY =
  /snigger|niggard|faggoting|swanker|salopett?e|repan?chingad|(?<!\p{L})(?:conos?|añal|pûtes|moby[- ]dick)(?!\p{L})/gu

const SPACED_WORDS = kept([...english, ...spanish, ...french]).map(withoutMarks)
const SPACED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SPACED_WORDS.map(escaped).join('|')})s?(?![\\p{L}\\p{N}])|${WITHIN_WORDS.map(drawnOut).join('|')}`,
  'u',
)
const UNSPACED = new RegExp(kept(chinese).map(escaped).join('|'), 'u')

/** Whether a text is none for a school notebook. */
export function isIndecent(text: string): boolean {
  const plain = readable(text).replace(EVERYDAY, ' ')
  const bare = withoutMarks(plain)
  return (
    [bare, deobfuscated(bare), withoutSigns(bare)].some((read) => SPACED.test(read)) ||
    [plain, deobfuscated(plain)].some((read) => UNSPACED.test(read)) ||
    coversLetterOf(bare, SPACED_WORDS, WITHIN_WORDS)
  )
}

function kept(words: readonly string[]): string[] {
  return words.map((word) => word.normalize('NFKC').toLowerCase()).filter((word) => !SCHOOL_WORDS.has(word))
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Each letter up to three times: "fuuck". */
function drawnOut(letters: string): string {
  return letters.replace(/(.)\1*/g, '$&{1,3}')
}
