// Ways a word is hidden from a list of words, undone: letters that cannot be seen, look-alikes, digits for letters, blanks and
// points between letters, letters drawn out, marks on letters.

/** Letters of other alphabets that look like a Latin one, and figures that stand for it within a word. */
const LOOK_ALIKES = new Map(
  Object.entries({
    ...{
      а: 'a',
      е: 'e',
      о: 'o',
      р: 'p',
      с: 'c',
      у: 'y',
      х: 'x',
      і: 'i',
      ѕ: 's',
      к: 'k',
      т: 't',
      м: 'm',
      н: 'h',
      в: 'b',
    },
    ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', υ: 'u', κ: 'k', ι: 'i', τ: 't', ν: 'v', ϲ: 'c' },
    ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  }),
)

const OTHER_LETTERS = /(?<=[a-zß-ÿ])[\u0370-\u03ff\u0400-\u04ff]+|[\u0370-\u03ff\u0400-\u04ff]+(?=[a-zß-ÿ])/gu
const FIGURES = /(?<=[a-zß-ÿ])[013457@$!]+(?=[a-zß-ÿ])/gu
/** "f u c k", "m.e.r.d.e" */
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu
const BETWEEN_HAN = /(?<=\p{Script=Han})[\s._*·-]+(?=\p{Script=Han})/gu

const replaced = (letters: string) => [...letters].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('')

/** In one case, as it is read: what every look at a text begins with. */
export function readable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
}

/** What is hidden in a readable text; a second text to look at, beside the first. */
export function deobfuscated(text: string): string {
  return text
    .replace(OTHER_LETTERS, replaced)
    .replace(FIGURES, replaced)
    .replace(SPELLED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(BETWEEN_HAN, '')
}

/** Without accents and other marks on Latin letters: "fück". */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
}
