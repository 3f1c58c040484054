// Two columns in ink: what is kept, and what is not done. A tick for the one, a stroke for the other.
import { LineIcon } from '#app/ui/line-icon.tsx'
import type { ParentWords } from './parent-words.server.ts'

export function Ledger({ words }: { words: ParentWords['ledger'] }) {
  return (
    <section className="ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{words.title}</h2>
      <div className="columns">
        {words.columns.map(({ id, title, rows }) => (
          <div key={id} className={id}>
            <h3>{title}</h3>
            <ul>
              {rows.map((row) => (
                <li key={row}>
                  <LineIcon name={id === 'keep' ? 'check' : 'close'} />
                  <span>{row}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
