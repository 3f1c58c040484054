// Sentences of exercises on the page: text, with mathematics set in between.
import { Fragment } from 'react'
import { fillSentence, type SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import type { Sentence } from '#engine/curriculum/sentence.ts'
import { LitText } from '../speech/lit-text.tsx'
import type { Stretch } from '../speech/stretch.ts'
import { MathsSet } from './maths-set.tsx'
import { signsOf, useWords } from './words-context.ts'

/** Of a formula that stays on the line of the mark behind it: a browser would begin a line with that mark. */
const SHORT = 9
const MARK = /^[\u202f\u00a0]?[.,;:!?)”»…。，、；：？！）]+/u

/** @param word that is being read aloud, as a stretch of `sentenceText` */
export function Says({ of, word }: { of: Sentence; word?: Stretch | undefined }) {
  const words = useWords()
  const pieces = fillSentence(of, words)
  const lit = (text: string, from: number) => text && <LitText text={text} word={word} from={from} />
  const markAfter = (index: number) => {
    const [piece, next] = [pieces[index], pieces[index + 1]]
    if (typeof piece !== 'object' || typeof next !== 'string') return ''
    return textOf([piece], words).length > SHORT ? '' : (MARK.exec(next)?.[0] ?? '')
  }
  return pieces.map((piece, index) => {
    const from = textOf(pieces.slice(0, index), words).length
    const kept = markAfter(index - 1).length
    const mark = markAfter(index)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <Fragment key={index}>
        {typeof piece === 'string' ? (
          lit(piece.slice(kept), from + kept)
        ) : mark === '' ? (
          <MathsSet of={piece} />
        ) : (
          <span className="one-line">
            <MathsSet of={piece} />
            {lit(mark, from + textOf([piece], words).length)}
          </span>
        )}
      </Fragment>
    )
  })
}

/** As plain text, for drawings and voices. */
export function sentenceText(of: Sentence, words: SentenceWords): string {
  return textOf(fillSentence(of, words), words)
}

function textOf(pieces: readonly (string | Maths)[], { language }: SentenceWords): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : linearText(piece, signsOf(language))))
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
