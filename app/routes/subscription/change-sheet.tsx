import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'
import type { PlanOption } from './view-subscription.server.ts'
import './change-sheet.css'

export interface ChangeSheetProps {
  options: readonly PlanOption[]
  /** Whose plan it is, where a guardian pays. */
  childId?: string
}

/** The other plans, each with its price; the page behind a link asks before anything changes. */
export function ChangeSheet({ options, childId }: ChangeSheetProps) {
  const titleId = childId === undefined ? 'change' : `change-${childId}`
  const Heading = childId === undefined ? 'h2' : 'h3'
  return (
    <Sheet as="section" className="change-sheet" aria-labelledby={titleId}>
      <Heading id={titleId}>{m.subscription_change()}</Heading>
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
                to={ownPath('/subscription/switch', { tier, interval, for: childId })}
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
