import { Check } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import './promise-list.css'

/** What children can count on, ticked off one by one on ruled paper. */
export function PromiseList() {
  const promises = [
    m.about_children_account(),
    m.about_children_ads(),
    m.about_children_age(),
    m.about_children_parent(),
    m.about_children_write(),
    m.about_children_erase(),
    m.about_children_pay(),
  ]
  return (
    <Sheet as="section" className="promise-list" aria-labelledby="about-children">
      <h2 id="about-children">{m.about_children_title()}</h2>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>
            <Check />
            {promise}
          </li>
        ))}
      </ul>
      <Link to="/company/privacy-policy">{m.about_children_more()}</Link>
    </Sheet>
  )
}
