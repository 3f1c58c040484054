// The three passes: tickets with a stub to tear off. What runs already says so on its own ticket.
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Countdown } from '#app/ui/countdown/countdown.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { PASS_NAMES } from '#app/words/passes.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { BuyForm } from './buy-form.tsx'
import { featureName } from './feature-names.ts'
import type { PassOffer, Running } from './offers.server.ts'
import './pass-tickets.css'

export interface PassTicketsProps {
  offers: readonly PassOffer[]
  pageKey: string
  /** For whom a guardian buys; null: for themself. */
  child: { id: string; name: string } | null
  /** By the server's clock. */
  now: number
}

export function PassTickets({ offers, pageKey, now, child }: PassTicketsProps) {
  return (
    <ul className="pass-tickets">
      {offers.map((offer) => {
        const pass = PASS_NAMES[offer.level]()
        return (
          <li key={offer.level} className={`pass-ticket ${offer.level}`}>
            <div className="stub">
              <Art name={`pass-${offer.level}`} sticker />
              <span className="stamp" aria-hidden="true">
                <span>
                  24
                  <small>{m.store_hours()}</small>
                </span>
              </span>
            </div>
            <div className="body">
              <div className="name">
                <h2>{pass}</h2>
                <p className="price">{offer.price}</p>
              </div>
              {offer.running && <RunningPass pass={pass} running={offer.running} now={now} />}
              <ul className="ticks">
                {offer.below !== null && (
                  <li>
                    <LineIcon name="check" />
                    <span>{m.store_everything_in({ pass: PASS_NAMES[offer.below]() })}</span>
                  </li>
                )}
                {offer.features.map((feature) => (
                  <li key={feature}>
                    <LineIcon name="check" />
                    <span>
                      {featureName(feature)} <SoonMark needs={[feature]} />
                    </span>
                  </li>
                ))}
              </ul>
              {offer.coveredBy !== null && (
                <p className="covered">{m.store_pass_covered({ plan: PLAN_NAMES[offer.coveredBy]() })}</p>
              )}
              <BuyForm item={offer.item} pageKey={pageKey} child={child}>
                {offer.running ? m.store_pass_again_named({ pass }) : m.store_pass_buy({ pass })}
              </BuyForm>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function RunningPass({ pass, running, now }: { pass: string; running: Running; now: number }) {
  const locale = useLocale()
  return (
    <div className="running">
      <p>
        <strong>{m.store_pass_running({ pass })}</strong> {m.store_until()} <LocalTime at={running.endsAt} />
      </p>
      <Countdown left={running.endsAt - now} lasts={running.lasts} label={m.store_left()} locale={locale} />
    </div>
  )
}
