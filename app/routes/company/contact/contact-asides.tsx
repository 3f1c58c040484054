// What stands beside the letter: a word to children, what happens to a message, and where else the answer may stand.
import { CONTACT_KEPT_DAYS } from '#app/domain/contact/contact-limits.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

export function ContactAsides() {
  return (
    <div className="contact-asides">
      <Sheet as="aside" className="contact-children" aria-labelledby="contact-children">
        <h2 id="contact-children">{m.contact_children_title()}</h2>
        <p>{m.contact_children_text()}</p>
      </Sheet>
      <section aria-labelledby="contact-keep">
        <h2 id="contact-keep">{m.contact_keep_title()}</h2>
        <p>{m.contact_keep_text({ days: CONTACT_KEPT_DAYS })}</p>
      </section>
      <section aria-labelledby="contact-first">
        <h2 id="contact-first">{m.contact_first_title()}</h2>
        <ul>
          <li>
            <Link to="/pricing">{m.contact_first_plans()}</Link>
          </li>
          <li>
            <Link to="/password-reset">{m.contact_first_lost()}</Link>
          </li>
          <li>
            <Link to="/company/privacy-policy">{m.contact_first_privacy()}</Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
