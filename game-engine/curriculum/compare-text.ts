// Typed words compared as the language writes them: blanks, quotes and width never count, capitals and accents where it is asked.
import type { Language } from '#engine/core/languages.ts'
import type { TextAnswer, Wrong } from './exercise.ts'

export type TextVerdict =
  | { readonly is: 'right' }
  | { readonly is: 'wrong'; readonly mistake?: Wrong<string> }
  /** The right letters with other accents, or without. */
  | { readonly is: 'accents' }
  | { readonly is: 'empty' }

/** Letters without their marks: é is e, ñ is n, ǎ is a. */
const MARKS = /\p{M}/gu

/** @param given trusted in its length alone */
export function compareText(answer: TextAnswer, given: string, language: Language): TextVerdict {
  const { right, also, watch, wrong } = answer
  const typed = spelled(given, language)
  if (typed === '') return { is: 'empty' }
  const heeds = (text: string) => (watch.includes('capitals') ? text : text.toLocaleLowerCase(language))
  const same = (other: string) => heeds(spelled(other, language)) === heeds(typed)
  const accepted = [right, ...also]
  if (accepted.some(same)) return { is: 'right' }
  const mistake = wrong.find(({ value }) => same(value))
  if (mistake) return { is: 'wrong', mistake }
  const bare = (text: string) => heeds(text).normalize('NFD').replace(MARKS, '')
  const differsInMarks = accepted.some((one) => bare(spelled(one, language)) === bare(typed))
  return differsInMarks && !watch.includes('accents') ? { is: 'accents' } : { is: 'wrong' }
}

/**
 * One spelling for what looks or is typed alike: composed letters, half width, plain quotes and hyphens, single blanks (none
 * in Chinese), no final mark unless that is all there is.
 */
function spelled(text: string, language: Language): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, language === 'zh' ? '' : ' ')
    .trim()
  return plain.replace(/(?<=[\p{L}\p{M}\p{N}]) ?[.,;:!?。，；：！？]+$/u, '')
}
