import { useSearchParams } from '@remix-run/react'
import { ownPath } from '#app/request/own-path.ts'
import { Link } from '#app/ui/link.tsx'
import type { PricingWords } from './pricing-words.server.ts'
import './interval-links.css'

export interface IntervalLinksProps {
  /** Names the pair for those who hear the page. */
  label: string
  intervals: PricingWords['intervals']
}

/** Monthly or yearly: two addresses, so it works before scripts and can be sent to somebody. */
export function IntervalLinks({ label, intervals }: IntervalLinksProps) {
  const [params] = useSearchParams()
  const tier = params.get('tier')
  return (
    <nav className="interval-links" aria-label={label}>
      {intervals.map(({ interval, label: name, note, isChosen }) => (
        <Link
          key={interval}
          to={ownPath('/pricing', { interval, tier })}
          aria-current={isChosen ? 'true' : undefined}
          preventScrollReset
          replace
        >
          <span>{name}</span>
          {note !== null && <span className="note">{note}</span>}
        </Link>
      ))}
    </nav>
  )
}
