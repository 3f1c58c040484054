import type { ConcernSentences } from './concern-sentences.ts'

const PARENT = '(?:dad|daddy|father|mom|mum|mommy|mummy|mama|papa|mother)'
const FAMILY = `(?:${PARENT}'?s (?:boyfriend|girlfriend|partner|husband|wife)|(?:(?:step|foster)[- ]?)?(?:${PARENT}|parents?|brother|sister)|uncle|aunt|auntie|grand(?:ma|pa|mother|father|parents?)|granny|cousin)`
const OTHERS =
  '(?:he|she|they|someone|somebody|teacher|coach|man|woman|guy|boys?|girls?|kids?|classmates?|boyfriend|girlfriend|neighbou?r|babysitter)(?: (?:at|from|in) (?:my )?(?:school|class))?'
const OFTEN = '(?:always |often |sometimes |still |once |just |really )?'
/** Not in a game or a race: "beat me by 3 points". */
const HURTS = String.raw`(?:(?:hits?|hurts?|touch(?:es|ed)?|abus(?:es?|ed)|rap(?:es?|ed)|molest(?:s|ed)?|chok(?:es?|ed)|kick(?:s|ed)?|punch(?:es|ed)?|slap(?:s|ped)?|whip(?:s|ped)?|burn(?:s|ed)?|(?:is|are|was|were|keeps?|kept) (?:hitting|hurting|touching|abusing|raping|molesting|choking|kicking|punching|slapping|beating)) me|beats? me(?! (?:\d|by (?:\d|an? |one |two |three |half )|(?:(?:again|twice|every time) )?(?:at|in) (?:an? |the |our |every |\d+ ?m )?(?:race|game|match|contest|chess|checkers|cards|math|soccer|tennis|basketball|round)\b|to (?:the (?:finish|line|top|door)\b|it\b)))|(?:makes?|made|forces|forced) me (?:to )?(?:touch|undress|take off my clothes))\b`

export const EN: ConcernSentences = {
  selfHarm: [
    /\b(?:kill(?:ing|ed)?|harm(?:ing|ed)?|hang(?:ing)?|unaliv(?:e|ing)|shoot(?:ing)?|drown(?:ing)?|starv(?:e|ing)) (?:my ?self|me dead)\b/,
    /\b(?:hurt|cut)(?:ting|ing)? my ?self\b(?! (?:an? |some |one )?(?:slices?|pieces?|bits?|bites?)\b| (?:playing|cooking|falling|running|by accident|accidentally)\b)/,
    /\bcut(?:ting)? my (?:wrists?|arms?|thighs?|veins)\b|\bi(?:'?ve| have) been cutting(?! (?:paper|out|the|an?|some|my hair|down|back)\b)|\bi\b.{0,15}\bself[- ]?harm(?:ing|ed|s)?\b/,
    /\bi ?(?:want|wanna|wish|would like|am going|'?m going|gonna|'?m gonna|plan|feel like)(?: ?to| 2)? ?(?:die|dying|be dead|end it(?! (?:with|by|on|in|at|there|here|like|after|before)\b)|unalive|commit suicide|suicide|overdose|disappear forever|never wake up)\b/,
    /\b(?:end|take|ending|taking) my (?:own )?life\b|\bi(?:'?m| am| feel) suicidal\b|\bbetter off (?:dead|without me)\b/,
    /\bi ?(?:don'?t|do not|never) ?(?:want to|wanna) ?(?:live|be alive|exist|be here any ?more|go on living|wake up(?= any ?more| again|$|[.,!?]))/,
    /\b(?:my suicide|commit suicide myself)\b|\b(?:wanna|want to|gonna|going to|might|should|will|i'll|just) kms\b|\bi wish i ?(?:(?:was|were) (?:dead|never born)|wasn'?t (?:alive|born)|(?:had |'d )?never been born|could die|didn'?t exist)\b/,
    /\b(?:i(?:'?m| am| was| keep)|i'?ve been|always) (?:thinking (?:of|about) )(?:suicide|dying|ending (?:it all|my (?:own )?life))\b|\bi (?:have|had|get) suicidal\b/,
    /\b(?:nobody|no one|noone) would (?:care|notice|mind) if i (?:died|was dead|were dead|was gone|were gone)\b|\bi(?: have|'ve got| got| see) no reason to live\b/,
    /\bmy life\b.{0,20}\bwant it to end\b|^no reason to live\b/,
  ],
  atHome: [
    new RegExp(String.raw`\b${FAMILY} ${OFTEN}${HURTS}`),
    new RegExp(
      String.raw`\b(?:hit|beaten|hurt|touched|abused|raped|molested) by my (?:own )?${FAMILY}\b|\bparents (?:don'?t|do not|never|won'?t) (?:feed me|give me (?:any food|anything to eat))\b`,
    ),
    /\bi(?:'?m| am| feel) (?:too |so |really )?(?:scared|afraid|terrified) (?:to go|of going) home\b/,
  ],
  abuse: [
    new RegExp(String.raw`\b${OTHERS} ${OFTEN}${HURTS}`),
    /\bi(?:'?m| am| was|'?ve been| have been| got| get| keep getting) (?:being |getting )?(?:abused|raped|molested|beaten up|sexually|bullied|assaulted)\b/,
    /\btouch(?:es|ed|ing)? (?:my (?:privates?|private parts?|breasts?|butt|bottom)|me (?:down there|inappropriately))\b/,
  ],
}
