// Sentences of exercises on the page: text, with mathematics set in between.
import { Fragment } from 'react'
import { fillSentence, type SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import type { Sentence } from '#engine/curriculum/sentence.ts'
import { MathsSet } from './maths-set.tsx'
import { signsOf, useWords } from './words-context.ts'

export function Says({ of }: { of: Sentence }) {
  return fillSentence(of, useWords()).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <Fragment key={index}>{typeof piece === 'string' ? piece : <MathsSet of={piece} />}</Fragment>
  ))
}

/** As plain text, for drawings and voices. */
export function sentenceText(of: Sentence, words: SentenceWords): string {
  return fillSentence(of, words)
    .map((piece) => (typeof piece === 'string' ? piece : linearText(piece, signsOf(words.language))))
    .join('')
}

export function SentenceText({ of }: { of: Sentence }) {
  return sentenceText(of, useWords())
}

export function MathsOrSentence({ of }: { of: Maths | Sentence }) {
  return 'is' in of ? <MathsSet of={of} /> : <Says of={of} />
}

export function MathsOrSentenceText({ of }: { of: Maths | Sentence }) {
  const words = useWords()
  return 'is' in of ? linearText(of, signsOf(words.language)) : sentenceText(of, words)
}
