// Under the answer: what the word means, the hints asked for while it is sought, its sentence once it is found. The panel reads
// the same out.
import { useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { WordText } from '#engine/games/word-works/word-item.ts'
import { ReadHere } from '../speech/read-here.tsx'
import { splitSentence } from './gap-sentence.ts'
import './word-notes.css'

export interface WordNotesProps {
  word: string
  text: WordText | undefined
  hints: number
  found: boolean
  language: Language
  band: Band
  paused: boolean
}

export function WordNotes({ word, text, hints, found, language, band, paused }: WordNotesProps) {
  const letters = hints - 1
  const notes = useRef<HTMLDivElement>(null)
  const sentence = text ? splitSentence(text.sentence, word) : null
  return (
    <div className="word-notes covered" data-found={found} ref={notes}>
      {text && !paused && (
        // The word itself is said when it is found.
        <ReadHere
          of={notes}
          language={language}
          arriving={found ? null : { band, key: `${word} ${hints}` }}
        />
      )}
      {text ? (
        <p className="definition">
          {text.pinyin && (
            <span className="pinyin" lang="zh-Latn" data-unread>
              {text.pinyin}
            </span>
          )}
          <span className="muted">
            {m.words_means()}
            {sentenceGap()}
          </span>
          {text.definition}
        </p>
      ) : (
        <Blank label={m.words_means()} />
      )}
      {!found && letters > 0 && <p>{m.words_starts({ letters: [...word].slice(0, letters).join('') })}</p>}
      {(found || hints > 0) && sentence ? (
        <p className="sentence">
          <span className="muted">
            {m.words_used()}
            {sentenceGap()}
          </span>
          {sentence.before}
          {found ? (
            <mark>{sentence.word}</mark>
          ) : (
            <span className="gap" data-spoken={m.words_gap()}>
              <span className="visually-hidden">{m.words_gap()}</span>
            </span>
          )}
          {sentence.after}
        </p>
      ) : (
        <Blank label={m.words_used()} />
      )}
    </div>
  )
}

/** A line still to be written, so that the sheet shows what is coming. */
function Blank({ label }: { label: string }) {
  return (
    <p className="blank" aria-hidden="true" data-unread>
      <span className="muted">{label}</span>
    </p>
  )
}
