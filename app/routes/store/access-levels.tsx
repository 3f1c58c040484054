// "Feature Access Levels": what each pass opens, as a table. A dialog where scripts run; the same link shows the table in the
// page where none do.
import { useState } from 'react'
import { PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { PASS_NAMES } from '#app/words/passes.ts'
import { featureName } from './feature-names.ts'
import type { LevelRow } from './offers.server.ts'
import './access-levels.css'

export interface AccessLevelsProps {
  rows: readonly LevelRow[]
  /** The address asks for the table. */
  inPage: boolean
}

export function AccessLevels({ rows, inPage }: AccessLevelsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonLink
        to="/store?show=levels#levels"
        variant="ghost"
        aria-haspopup="dialog"
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {m.store_levels_title()}
      </ButtonLink>
      {inPage && (
        <section id="levels" aria-labelledby="levels-title">
          <h2 id="levels-title">{m.store_levels_title()}</h2>
          <LevelTable rows={rows} />
        </section>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.store_levels_title()}
        description={m.store_levels_lead()}
        closeLabel={m.store_levels_close()}
      >
        <LevelTable rows={rows} />
      </Dialog>
    </>
  )
}

function LevelTable({ rows }: Pick<AccessLevelsProps, 'rows'>) {
  return (
    <table className="access-levels">
      <thead>
        <tr>
          <th scope="col">{m.store_levels_feature()}</th>
          {PASS_LEVELS.map((level) => (
            <th key={level} scope="col">
              {PASS_NAMES[level]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, levels }) => (
          <tr key={feature}>
            <th scope="row">
              {featureName(feature)} <SoonMark needs={[feature]} />
            </th>
            {PASS_LEVELS.map((level) => (
              <LevelCell key={level} has={levels.includes(level)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LevelCell({ has }: { has: boolean }) {
  return (
    <td className={has ? 'has' : undefined}>
      {has ? <LineIcon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{has ? m.store_levels_yes() : m.store_levels_no()}</span>
    </td>
  )
}
