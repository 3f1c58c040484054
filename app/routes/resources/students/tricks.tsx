// Three notes on the page, each with its number written large.
import type { Trick } from './student-words.server.ts'

export interface TricksProps {
  title: string
  tricks: readonly Trick[]
}

export function Tricks({ title, tricks }: TricksProps) {
  return (
    <section className="tricks" aria-labelledby="tricks-title">
      <h2 id="tricks-title">{title}</h2>
      <ol>
        {tricks.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
