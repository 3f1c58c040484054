// Two columns in ink: what is kept, and what is not done. A tick for the one, a stroke for the other.
import { m } from '#app/i18n/generated/messages.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'

export function Ledger() {
  const kept = [
    m.parents_keep_name(),
    m.parents_keep_email(),
    m.parents_keep_results(),
    m.parents_keep_devices(),
  ]
  const never = [
    m.parents_never_birthday(),
    m.parents_never_ads(),
    m.parents_never_trackers(),
    m.parents_never_publish(),
    m.parents_never_sell(),
  ]
  return (
    <section className="ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{m.parents_keep_title()}</h2>
      <div className="columns">
        <div className="keep">
          <h3>{m.parents_keep()}</h3>
          <Rows icon="check" rows={kept} />
        </div>
        <div className="never">
          <h3>{m.parents_never()}</h3>
          <Rows icon="close" rows={never} />
        </div>
      </div>
    </section>
  )
}

function Rows({ icon, rows }: { icon: 'check' | 'close'; rows: readonly string[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <LineIcon name={icon} />
          <span>{row}</span>
        </li>
      ))}
    </ul>
  )
}
