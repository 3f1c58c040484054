import { useSearchParams } from '@remix-run/react'
import { INTERVALS, type Interval } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Link } from '#app/ui/link.tsx'
import { INTERVAL_NAMES } from '#app/words/plans.ts'
import './interval-links.css'

export interface IntervalLinksProps {
  chosen: Interval
  /** "16.7%" */
  yearlySaving: string
}

/** Monthly or yearly: two addresses, so it works before scripts and can be sent to somebody. */
export function IntervalLinks({ chosen, yearlySaving }: IntervalLinksProps) {
  const [params] = useSearchParams()
  const tier = params.get('tier')
  return (
    <nav className="interval-links" aria-label={m.plans_billing()}>
      {INTERVALS.map((interval) => (
        <Link
          key={interval}
          to={ownPath('/pricing', { interval, tier, for: params.get('for') })}
          aria-current={interval === chosen ? 'true' : undefined}
          preventScrollReset
          replace
        >
          <span>{INTERVAL_NAMES[interval]()}</span>
          {interval === 'year' && <span className="note">{m.pricing_save({ percent: yearlySaving })}</span>}
        </Link>
      ))}
    </nav>
  )
}
