// A sentence as one line of text, and what stands in it.
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { linearText } from '../linear-text.ts'
import type { Sentence } from '../sentence.ts'

/** In small letters, to compare. */
export function said(sentence: Sentence, words: SentenceWords): string {
  const pieces = fillSentence(sentence, words)
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : linearText(piece)))
    .join('')
    .toLowerCase()
}

/** Where a part first stands as a word of its own, in Chinese anywhere; -1 where it does not. */
export function placeIn(text: string, part: string, { language }: SentenceWords): number {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const around = [text.slice(0, at).at(-1) ?? ' ', text[at + part.length] ?? ' ']
    const ofNumber = /^\d/.test(part) && around.some((sign) => /\d/.test(sign))
    const apart = around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))
    if (apart || (language === 'zh' && !ofNumber)) return at
  }
  return -1
}

export function holds(text: string, part: string, words: SentenceWords): boolean {
  return placeIn(text, part, words) >= 0
}
