// What stands beside the letter: a word to children, what happens to a message, and where else the answer may stand.
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { ContactWords } from './contact-words.server.ts'

export function ContactAsides({ words: { children, keep, first } }: { words: ContactWords }) {
  return (
    <div className="contact-asides">
      <Sheet as="aside" className="contact-children" aria-labelledby="contact-children">
        <h2 id="contact-children">{children.title}</h2>
        <p>{children.text}</p>
      </Sheet>
      <section aria-labelledby="contact-keep">
        <h2 id="contact-keep">{keep.title}</h2>
        <p>{keep.text}</p>
      </section>
      <section aria-labelledby="contact-first">
        <h2 id="contact-first">{first.title}</h2>
        <ul>
          {first.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
