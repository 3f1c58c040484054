import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import type { ArOffer } from './ar-offer.ts'

export interface OfferLineProps {
  offer: ArOffer
  /** What opens the game. */
  text: string
}

/** On the page of a game that is closed: what opens it, and where that is; children hear what they can do. */
export function OfferLine({ offer, text }: OfferLineProps) {
  if (offer === null) return null
  if (offer === 'student') return <p className="offer">{m.ar_not_yours()}</p>
  return (
    <p className="offer">
      {text} <Link to="/pricing">{m.ar_plans()}</Link> <Link to="/store">{m.ar_passes()}</Link>
    </p>
  )
}
