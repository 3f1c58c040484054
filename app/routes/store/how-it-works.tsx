import { m } from '#app/i18n/generated/messages.ts'
import './how-it-works.css'

export function HowItWorks() {
  const steps = [m.store_how_choose(), m.store_how_pay(), m.store_how_access(), m.store_how_no_more()]
  return (
    <section className="how-it-works" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{m.store_how_title()}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
