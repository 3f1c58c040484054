// ?faq=1: four notes pinned to the page (spec 000 section 2), and the two ways on.

import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { faqThing } from '#app/seo/things.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Ranges } from '#app/ui/ranges.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

interface Question {
  id: string
  question: string
  answer: string
  link?: { to: `/${string}`; label: string }
}

/** What it is, how to start, privacy, more help. */
function questions(): Question[] {
  return [
    { id: 'what', question: m.blog_faq_what({ product: PRODUCT_NAME }), answer: m.blog_faq_what_text() },
    {
      id: 'start',
      question: m.blog_faq_start(),
      answer: m.blog_faq_start_text(),
      link: { to: '/games', label: m.blog_faq_start_link() },
    },
    {
      id: 'privacy',
      question: m.blog_faq_privacy(),
      answer: m.blog_faq_privacy_text(),
      link: { to: '/company/privacy-policy', label: m.blog_faq_privacy_link() },
    },
    { id: 'help', question: m.blog_faq_help(), answer: m.blog_faq_help_text() },
  ]
}

export function PinnedFaq() {
  const notes = questions()
  return (
    <Wrap>
      <JsonLd thing={faqThing(notes)} />
      <header className="faq-head">
        <div>
          <h1>
            <InkTitle text={m.blog_faq_title()} />
          </h1>
          <p className="lead">{m.blog_faq_lead()}</p>
        </div>
        <Glim mood="thinking" />
      </header>
      <div className="pinned-notes">
        {notes.map(({ id, question, answer, link }) => (
          <section key={id} className="pinned-note" aria-labelledby={`faq-${id}`}>
            <h2 id={`faq-${id}`}>{question}</h2>
            <p>
              <Ranges in={answer} />
            </p>
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
          {m.article_back()}
        </ButtonLink>
        <ButtonLink to="/company/contact">{m.blog_contact_support()}</ButtonLink>
      </ButtonRow>
    </Wrap>
  )
}
