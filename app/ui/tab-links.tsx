// Index tabs that are links: each tab is an address, so they work before and without scripts, open in a new window and can
// be gone back to. With scripts, arrow keys move between them as tabs do.
import './tab-links.css'
import type { KeyboardEvent } from 'react'
import { Link } from '#app/ui/link.tsx'

export interface TabLink {
  /** The tab's id; its panel is labelled by it. */
  id: string
  to: `/${string}`
  label: string
  selected: boolean
}

export interface TabLinksProps {
  /** Names the row for those who hear the page. */
  label: string
  tabs: readonly TabLink[]
  /** The id of the panel below: role="tabpanel". */
  panelId: string
}

export function TabLinks({ label, tabs, panelId }: TabLinksProps) {
  return (
    <div className="tab-links" role="tablist" aria-label={label}>
      {tabs.map(({ id, to, label, selected }) => (
        <Link
          key={id}
          id={id}
          to={to}
          role="tab"
          aria-selected={selected}
          aria-controls={selected ? panelId : undefined}
          onKeyDown={moveBetweenTabs}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </div>
  )
}

function moveBetweenTabs(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tab = event.currentTarget
  const all = Array.from(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])
  const here = all.indexOf(tab)
  const target = {
    ArrowRight: all[(here + 1) % all.length],
    ArrowLeft: all.at(here - 1),
    Home: all[0],
    End: all.at(-1),
  }[event.key]
  if (target) target.focus()
  else if (event.key === ' ') tab.click()
  else return
  event.preventDefault()
}
