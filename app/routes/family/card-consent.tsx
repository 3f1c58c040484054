import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

export interface CardConsentProps {
  /** What is charged and given back, as the language writes it. */
  price: string
  /** Of this view of the page: however often the button is pressed, it is one checkout. */
  checkoutKey: string
}

/** A yes that a charge on a card proves (16 CFR 312.5(b)(2)(ii)). */
export function CardConsent({ price, checkoutKey }: CardConsentProps) {
  return (
    <Sheet>
      <h2>{m.family_card_title()}</h2>
      <p>{m.family_card_text({ price })}</p>
      <Form method="post">
        <input type="hidden" name="key" value={checkoutKey} />
        <Button type="submit" name="intent" value="card" variant="secondary">
          {m.family_card_agree()}
        </Button>
      </Form>
      <p className="fine-print">{m.family_card_refund()}</p>
    </Sheet>
  )
}
