// What was missed, on the hub of who has something to look at again.
import { useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { ReadToYoungest } from '#app/stage/speech/read-to-youngest.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import './hub-strip.css'

export function ReviewStrip({ waiting }: { waiting: number }) {
  const words = useRef<HTMLDivElement>(null)
  return (
    <section className="hub-strip" aria-labelledby="missed-questions">
      <Art name="review-hops" grain />
      <div className="words" ref={words}>
        <div className="titled">
          <h2 id="missed-questions">{m.review_title()}</h2>
          <ReadToYoungest of={words} />
        </div>
        <p>{m.review_waiting({ count: waiting })}</p>
      </div>
      <ButtonLink to="/games/review" variant="ghost">
        {m.review_open()}
      </ButtonLink>
    </section>
  )
}
