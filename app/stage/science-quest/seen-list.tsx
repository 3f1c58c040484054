// What can be seen in the scene and is nothing to press.
import { useId } from 'react'

export function SeenList({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId()
  return (
    <div className="seen-list">
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
