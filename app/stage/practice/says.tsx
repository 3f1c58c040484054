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

/** Characters of a list that stays on the line of the marks around it, as every formula does: a browser would part them. */
const SHORT = 9
const OPENING = /[(（«“¿][\u202f\u00a0]?$/u
const MARK = /^[\u202f\u00a0]?[.,;:!?)”»…。，、；：？！）]+/u

/** @param word that is being read aloud, as a stretch of `sentenceText` */
export function Says({ of, word }: { of: Sentence; word?: Stretch | undefined }) {
  const words = useWords()
  const pieces = fillSentence(of, words)
  const lit = (text: string, from: number) => text && <LitText text={text} word={word} from={from} />
  /** What the text beside a formula gives it. */
  const marks = (index: number) => {
    const [before, piece, after] = [pieces[index - 1], pieces[index], pieces[index + 1]]
    const isWhole =
      typeof piece === 'object' && (piece.is !== 'list' || textOf([piece], words).length <= SHORT)
    const found = (text: typeof piece, pattern: RegExp) =>
      isWhole && typeof text === 'string' ? (pattern.exec(text)?.[0] ?? '') : ''
    // One mark between two formulas goes with the first.
    const own = found(after, MARK)
    const isTaken = typeof before === 'string' && index > 1 && MARK.exec(before)?.[0] === before
    return { opening: isTaken ? '' : found(before, OPENING), closing: own }
  }
  return pieces.map((piece, index) => {
    const from = textOf(pieces.slice(0, index), words).length
    const { opening, closing } = marks(index)
    if (typeof piece === 'string') {
      const [start, end] = [marks(index - 1).closing.length, piece.length - marks(index + 1).opening.length]
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      return <Fragment key={index}>{lit(piece.slice(start, end), from + start)}</Fragment>
    }
    const formula = <MathsSet of={piece} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <Fragment key={index}>
        {opening + closing === '' ? (
          formula
        ) : (
          <span className="one-line">
            {lit(opening, from - opening.length)}
            {formula}
            {lit(closing, from + textOf([piece], words).length)}
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
