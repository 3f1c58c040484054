// What stands on a side of a card: text as it was typed, formulas, and gaps.
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Part } from '#engine/cards/card-text.ts'
import './card-words.css'

/** What sets a formula; handed in, because few sets have one. */
export interface CardWordsProps {
  parts: readonly Part[]
  Formula: ComponentType<{ text: string }> | null
}

export function CardWords({ parts, Formula }: CardWordsProps) {
  return (
    <span className="card-words">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
        <Word key={index} part={part} Formula={Formula} />
      ))}
    </span>
  )
}

function Word({ part, Formula }: { part: Part } & Pick<CardWordsProps, 'Formula'>) {
  if (part.is !== 'gap') return part.is === 'formula' && Formula ? <Formula text={part.text} /> : part.text
  if (part.shown)
    return (
      <mark>
        <CardWords parts={part.inside} Formula={Formula} />
      </mark>
    )
  return (
    <span className="gap">
      {part.hint || '…'}
      <span className="visually-hidden"> {m.study_gap()}</span>
    </span>
  )
}
