// Numbers that a story tells in words, as figures: three, dos tercios, la moitié, 四分之三.

const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:(?:a |one[- ])?half(?: of)?|(?:la )?mitad de|(?:la )?moitié (?:de|des)|一半的?)(?!\p{L})/giu,
    '1/2 of ',
  ],
  [
    /(?<!\p{L})(?:a |one[- ])third(?!\p{L})|(?<!\p{L})un tercio(?!\p{L})|(?<!\p{L})(?:un|le) tiers(?!\p{L})/giu,
    '1/3',
  ],
  [
    /(?<!\p{L})two[- ]thirds(?!\p{L})|(?<!\p{L})(?:los )?dos tercios(?!\p{L})|(?<!\p{L})(?:les )?deux tiers(?!\p{L})/giu,
    '2/3',
  ],
  [
    /(?<!\p{L})(?:a |one[- ])quarter(?!\p{L})|(?<!\p{L})un cuarto(?!\p{L})|(?<!\p{L})(?:un|le) quart(?!\p{L})/giu,
    '1/4',
  ],
  [
    /(?<!\p{L})three[- ]quarters(?!\p{L})|(?<!\p{L})(?:los )?tres cuartos(?!\p{L})|(?<!\p{L})(?:les )?trois quarts(?!\p{L})/giu,
    '3/4',
  ],
]

const HAN = '一二三四五六七八九十'

const WORDS: readonly (readonly [number, string])[] = [
  [2, 'two|dos|deux'],
  [3, 'three|tres|trois'],
  [4, 'four|cuatro|quatre'],
  [5, 'five|cinco|cinq'],
  [6, 'six|seis'],
  [7, 'seven|siete|sept'],
  [8, 'eight|ocho|huit'],
  [9, 'nine|nueve|neuf'],
  [10, 'ten|diez|dix'],
  [11, 'eleven|once|onze'],
  [12, 'twelve|doce|douze'],
]

/** Words for more than twelve, and for parts and multiples that no pattern of ours reads. */
const OTHERS =
  /(?<!\p{L})(?:thirteen|fourteen|fifteen|sixteen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozens?|half|halves|twice|double|triple|thirds?|quarters?|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cien|ciento|mil|docena|mitad|doble|triple|treize|quatorze|quinze|seize|vingt|trente|quarante|cent|mille|douzaine|moitié|demie?)(?!\p{L})|[百千万]|[一二三四五六七八九十]{2}|[两兩双]倍|倍/iu

/** With figures; null: it has numbers in words that we do not read, so that nothing is missed. */
export function withFigures(text: string): string | null {
  let plain = text.replace(
    new RegExp(`([${HAN}])分之([${HAN}])`, 'g'),
    (_, under: string, over: string) => `${HAN.indexOf(over) + 1}/${HAN.indexOf(under) + 1}`,
  )
  for (const [said, fraction] of FRACTIONS) plain = plain.replace(said, fraction)
  for (const [value, words] of WORDS) {
    plain = plain.replace(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), String(value))
  }
  plain = plain.replace(
    /([两二三四五六七八九十])(?=[\p{Script=Han}])(?![一二三四五六七八九十角边分折])/gu,
    (_, han: string) => (han === '两' ? '2' : String(HAN.indexOf(han) + 1)),
  )
  return OTHERS.test(plain.replaceAll('千米', 'km').replaceAll('千克', 'kg')) ? null : plain
}
