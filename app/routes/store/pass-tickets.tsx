// The three passes: tickets with a stub to tear off. What runs already says so on its own ticket.
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Countdown } from '#app/ui/countdown/countdown.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { BuyForm } from './buy-form.tsx'
import type { PassOffer, Running } from './offers.server.ts'
import type { StoreWords } from './store-words.server.ts'
import './pass-tickets.css'

export interface PassTicketsProps {
  offers: readonly PassOffer[]
  words: StoreWords
  pageKey: string
  /** By the server's clock. */
  now: number
}

export function PassTickets({ offers, words, pageKey, now }: PassTicketsProps) {
  return (
    <ul className="pass-tickets">
      {offers.map((offer) => (
        <li key={offer.level} className={`pass-ticket ${offer.level}`}>
          <div className="stub">
            <Art name={`pass-${offer.level}`} sticker />
            <span className="stamp" aria-hidden="true">
              <span>
                24
                <small>{words.hours}</small>
              </span>
            </span>
          </div>
          <div className="body">
            <div className="name">
              <h2>{offer.name}</h2>
              <p className="price">{offer.price}</p>
            </div>
            {offer.running && <RunningPass running={offer.running} words={words} now={now} />}
            <ul className="ticks">
              {offer.features.map((feature) => (
                <li key={feature}>
                  <LineIcon name="check" />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
            {offer.covered !== null && <p className="covered">{offer.covered}</p>}
            <BuyForm item={offer.item} pageKey={pageKey} action="/store">
              {offer.buy}
            </BuyForm>
          </div>
        </li>
      ))}
    </ul>
  )
}

function RunningPass({ running, words, now }: { running: Running; words: StoreWords; now: number }) {
  const locale = useLocale()
  return (
    <div className="running">
      <p>
        <strong>{running.says}</strong> {words.until} <LocalTime at={running.endsAt} />
      </p>
      <Countdown left={running.endsAt - now} lasts={running.lasts} label={words.left} locale={locale} />
    </div>
  )
}
