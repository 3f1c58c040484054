import { Check } from 'lucide-react'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { AboutWords } from './about-words.server.ts'
import './promise-list.css'

/** What children can count on, ticked off one by one on ruled paper. */
export function PromiseList({ words: { title, promises, more } }: { words: AboutWords['children'] }) {
  return (
    <Sheet as="section" className="promise-list" aria-labelledby="about-children">
      <h2 id="about-children">{title}</h2>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>
            <Check />
            {promise}
          </li>
        ))}
      </ul>
      <Link to="/company/privacy-policy">{more}</Link>
    </Sheet>
  )
}
