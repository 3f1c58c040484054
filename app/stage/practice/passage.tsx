// The text a question is about.
import { useId, useRef } from 'react'
import type { Draft } from '#engine/curriculum/exercise.ts'
import { ReadHere } from '../speech/read-here.tsx'
import { Says } from './says.tsx'
import './passage.css'

export function Passage({ of: { title, text } }: { of: NonNullable<Draft['passage']> }) {
  const id = useId()
  const words = useRef<HTMLElement>(null)
  return (
    <section className="passage" aria-labelledby={id} ref={words}>
      <div className="titled">
        <h2 id={id}>
          <Says of={title} />
        </h2>
        <ReadHere of={words} />
      </div>
      {text.map((paragraph) => (
        <p key={paragraph.key}>
          <Says of={paragraph} />
        </p>
      ))}
    </section>
  )
}
