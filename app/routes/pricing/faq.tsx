import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { faqThing } from '#app/seo/things.ts'
import './faq.css'

/** Questions that open by themselves: the browser's own <details>. */
export function Faq() {
  const items = [
    { question: m.pricing_faq_trial_q(), answer: m.pricing_faq_trial_a() },
    { question: m.pricing_faq_cancel_q(), answer: m.pricing_faq_cancel_a() },
    { question: m.pricing_faq_switch_q(), answer: m.pricing_faq_switch_a() },
    { question: m.pricing_faq_refund_q(), answer: m.pricing_faq_refund_a() },
    { question: m.pricing_faq_age_q(), answer: m.pricing_faq_age_a({ product: PRODUCT_NAME }) },
    { question: m.pricing_faq_school_q(), answer: m.pricing_faq_school_a() },
  ]
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{m.pricing_faq_title()}</h2>
      <JsonLd thing={faqThing(items)} />
      {items.map(({ question, answer }, place) => (
        <details key={question} open={place === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
