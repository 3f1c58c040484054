// What was missed, on the hub of who has something to look at again.
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import './hub-strip.css'

export function ReviewStrip({ waiting }: { waiting: number }) {
  return (
    <section className="hub-strip" aria-labelledby="missed-questions">
      <Art name="review-hops" grain />
      <div className="words">
        <h2 id="missed-questions">{m.review_title()}</h2>
        <p>{m.review_waiting({ count: waiting })}</p>
      </div>
      <ButtonLink to="/games/review" variant="ghost">
        {m.review_open()}
      </ButtonLink>
    </section>
  )
}
