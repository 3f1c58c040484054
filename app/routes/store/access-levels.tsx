// "Feature Access Levels": what each pass opens, as a table. A dialog where scripts run; the same link shows the table in the
// page where none do.
import { useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import type { LevelRow } from './offers.server.ts'
import type { StoreWords } from './store-words.server.ts'
import './access-levels.css'

export interface AccessLevelsProps {
  table: { names: readonly string[]; rows: readonly LevelRow[] }
  words: StoreWords
  /** The address asks for the table. */
  inPage: boolean
}

export function AccessLevels({ table, words, inPage }: AccessLevelsProps) {
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
        {words.levelsTitle}
      </ButtonLink>
      {inPage && (
        <section id="levels" aria-labelledby="levels-title">
          <h2 id="levels-title">{words.levelsTitle}</h2>
          <LevelTable table={table} words={words} />
        </section>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.levelsTitle}
        description={words.levelsLead}
        closeLabel={words.close}
      >
        <LevelTable table={table} words={words} />
      </Dialog>
    </>
  )
}

function LevelTable({ table: { names, rows }, words }: Omit<AccessLevelsProps, 'inPage'>) {
  return (
    <table className="access-levels">
      <thead>
        <tr>
          <th scope="col">{words.levelsFeature}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, levels }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {levels.map((has, index) => (
              <td key={names[index]} className={has ? 'has' : undefined}>
                {has ? <LineIcon name="check" /> : <span aria-hidden="true">–</span>}
                <span className="visually-hidden">{has ? words.yes : words.no}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
