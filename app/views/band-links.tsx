import { m } from '#app/i18n/generated/messages.ts'
import { Link, type LinkTarget } from '#app/ui/link.tsx'
import { BAND_NAMES } from '#app/words/games.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'

export interface BandLinksProps {
  /** The band that is shown. */
  band: Band
  to: (band: Band) => LinkTarget
}

/** The same form with the skills of another band. */
export function BandLinks({ band, to }: BandLinksProps) {
  return (
    <nav className="bands" aria-label={m.timeline_band()}>
      {BANDS.map((one) => (
        <Link key={one} to={to(one)} aria-current={one === band || undefined}>
          {BAND_NAMES[one]()}
        </Link>
      ))}
    </nav>
  )
}
