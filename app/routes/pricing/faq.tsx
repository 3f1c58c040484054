import { JsonLd } from '#app/seo/json-ld.tsx'
import { faqThing } from '#app/seo/things.ts'
import type { PricingWords } from './pricing-words.server.ts'
import './faq.css'

/** Questions that open by themselves: the browser's own <details>. */
export function Faq({ words }: { words: PricingWords['faq'] }) {
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{words.title}</h2>
      <JsonLd thing={faqThing(words.items)} />
      {words.items.map(({ question, answer }, place) => (
        <details key={question} open={place === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
