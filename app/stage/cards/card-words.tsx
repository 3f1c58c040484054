// What stands on a side of a card: text as it was typed, formulas, and gaps.
import { m } from '#app/i18n/generated/messages.ts'
import type { Part } from '#engine/cards/card-text.ts'
import { FormulaSet } from './formula-set.tsx'
import './card-words.css'

export function CardWords({ parts }: { parts: readonly Part[] }) {
  return (
    <span className="card-words">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
        <Word key={index} part={part} />
      ))}
    </span>
  )
}

function Word({ part }: { part: Part }) {
  if (part.is !== 'gap') return part.is === 'formula' ? <FormulaSet text={part.text} /> : part.text
  if (part.shown)
    return (
      <mark>
        <CardWords parts={part.inside} />
      </mark>
    )
  return (
    <span className="gap">
      {part.hint || '…'}
      <span className="visually-hidden"> {m.cards_gap()}</span>
    </span>
  )
}
