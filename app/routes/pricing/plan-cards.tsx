import { useState } from 'react'
import type { Interval } from '#app/domain/billing/catalogue.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FreeForm } from './free-form.tsx'
import type { FreeQuestion } from './free-question.server.ts'
import { PlanCard } from './plan-card.tsx'
import type { PlanCardWords } from './pricing-words.server.ts'
import { useCheckoutToast } from './use-checkout-toast.ts'
import './plan-cards.css'

export interface PlanCardsProps {
  cards: readonly PlanCardWords[]
  interval: Interval
  /** null: there is nothing to go back to Free from. */
  question: FreeQuestion | null
  checkoutKey: string
}

/** The loose pages one can put into one's book. Going back to Free asks first: in a dialog, without scripts on a page. */
export function PlanCards({ cards, interval, question, checkoutKey }: PlanCardsProps) {
  const [isAsking, setAsking] = useState(false)
  useCheckoutToast(cards)
  return (
    <>
      <ul className="plan-cards">
        {cards.map((card) => (
          <PlanCard
            key={card.tier}
            card={card}
            interval={interval}
            checkoutKey={checkoutKey}
            onGoFree={() => setAsking(true)}
          />
        ))}
      </ul>
      {question !== null && (
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={question.title}
          description={question.text}
          closeLabel={question.close}
          size="narrow"
        >
          <FreeForm question={question} onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}
