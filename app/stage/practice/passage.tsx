// The text a question is about.
import { useId } from 'react'
import type { Draft } from '#engine/curriculum/exercise.ts'
import { Says } from './says.tsx'
import './passage.css'

export function Passage({ of: { title, text } }: { of: NonNullable<Draft['passage']> }) {
  const id = useId()
  return (
    <section className="passage" aria-labelledby={id}>
      <h2 id={id}>
        <Says of={title} />
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph.key}>
          <Says of={paragraph} />
        </p>
      ))}
    </section>
  )
}
