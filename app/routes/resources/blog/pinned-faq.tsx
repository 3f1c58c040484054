// ?faq=1: four notes pinned to the page, and the two ways on.

import { JsonLd } from '#app/seo/json-ld.tsx'
import { faqThing } from '#app/seo/things.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { FaqWords } from './faq-words.server.ts'

export function PinnedFaq({ words }: { words: FaqWords }) {
  return (
    <Wrap>
      <JsonLd thing={faqThing(words.questions)} />
      <header className="faq-head">
        <div>
          <h1>
            <InkTitle text={words.title} />
          </h1>
          <p className="lead">{words.lead}</p>
        </div>
        <Glim mood="thinking" />
      </header>
      <div className="pinned-notes">
        {words.questions.map(({ id, question, answer, link }) => (
          <section key={id} className="pinned-note" aria-labelledby={`faq-${id}`}>
            <h2 id={`faq-${id}`}>{question}</h2>
            <p>{answer}</p>
            {link && (
              <Link className="go" to={link.to}>
                {link.label} <LineIcon name="arrow-right" />
              </Link>
            )}
          </section>
        ))}
      </div>
      <ButtonRow>
        <ButtonLink to="/resources/blog" variant="ghost">
          {words.back}
        </ButtonLink>
        <ButtonLink to="/company/contact">{words.contact}</ButtonLink>
      </ButtonRow>
    </Wrap>
  )
}
