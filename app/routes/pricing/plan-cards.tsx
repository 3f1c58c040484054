import { useState } from 'react'
import type { Interval } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { FreeForm } from './free-form.tsx'
import type { KeptPlan } from './kept-plan.server.ts'
import { PlanCard } from './plan-card.tsx'
import { useCheckoutToast } from './use-checkout-toast.ts'
import type { PlanCardView } from './view-plans.server.ts'
import './plan-cards.css'

export interface PlanCardsProps {
  cards: readonly PlanCardView[]
  interval: Interval
  /** null: there is nothing to go back to Free from. */
  kept: KeptPlan | null
  checkoutKey: string
  /** For whom a guardian buys; null: for themself. */
  child: { id: string; name: string } | null
}

/** The loose pages one can put into one's book. Going back to Free asks first: in a dialog, without scripts on a page. */
export function PlanCards({ cards, interval, kept, checkoutKey, child }: PlanCardsProps) {
  const [isAsking, setAsking] = useState(false)
  useCheckoutToast()
  return (
    <>
      <ul className="plan-cards">
        {cards.map((card) => (
          <PlanCard
            key={card.tier}
            card={card}
            interval={interval}
            checkoutKey={checkoutKey}
            child={child}
            onGoFree={() => setAsking(true)}
          />
        ))}
      </ul>
      {kept !== null && (
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={m.plans_free_title()}
          description={
            <TimeInText
              at={kept.endsAt}
              format="day"
              say={(date) => m.plans_keep_until({ plan: PLAN_NAMES[kept.tier](), date })}
            />
          }
          closeLabel={m.pricing_close()}
          size="narrow"
        >
          <FreeForm kept={kept.tier} onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}
