// A letter on ruled paper, as one leaves it on the kitchen table.

import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tape } from '#app/ui/sheet.tsx'

export function LetterToParents() {
  return (
    <section className="letter-to-parents" aria-label={m.parents_dear()}>
      <Tape side="left" />
      <p className="dear">{m.parents_dear()}</p>
      <p>{m.parents_letter_play()}</p>
      <p>{m.parents_letter_help()}</p>
      <p>{m.parents_letter_stop()}</p>
      <p className="signed">{m.parents_signed({ product: PRODUCT_NAME })}</p>
      <p className="more">
        <Link to="/resources/blog/a-first-week-for-parents">
          {m.parents_first_week()} <LineIcon name="arrow-right" />
        </Link>
      </p>
    </section>
  )
}
