import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'
import type { PlanOption } from './view-subscription.server.ts'
import './change-sheet.css'

/** The other plans, each with its price; the page behind a link asks before anything changes. */
export function ChangeSheet({ options }: { options: readonly PlanOption[] }) {
  return (
    <Sheet as="section" className="change-sheet" aria-labelledby="change">
      <h2 id="change">{m.subscription_change()}</h2>
      <p className="small">{m.subscription_change_text()}</p>
      <ul>
        {options.map(({ tier, interval, price }) => {
          const name = m.subscription_option({ plan: PLAN_NAMES[tier](), interval })
          return (
            <li key={`${tier} ${interval}`}>
              <div>
                <p className="name">{name}</p>
                <p className="price">{price}</p>
              </div>
              <ButtonLink
                to={ownPath('/subscription/switch', { tier, interval })}
                variant="ghost"
                size="small"
                aria-label={`${m.subscription_switch()}: ${name}`}
              >
                {m.subscription_switch()}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
