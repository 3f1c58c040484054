import type { Stretch } from './stretch.ts'
import './lit-text.css'

export interface LitTextProps {
  text: string
  /** The word that is being said, counted from `from`. */
  word: Stretch | undefined
  /** Where the text begins in what is read aloud. */
  from?: number
}

/** A text in which the word that is being said stands out. */
export function LitText({ text, word, from = 0 }: LitTextProps) {
  const start = Math.max(0, (word?.start ?? 0) - from)
  const end = Math.min(text.length, (word?.end ?? 0) - from)
  if (!word || start >= end) return text
  return (
    <>
      {text.slice(0, start)}
      <span className="lit">{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  )
}
