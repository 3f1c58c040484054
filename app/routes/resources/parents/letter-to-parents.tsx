// A letter on ruled paper, as one leaves it on the kitchen table.

import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tape } from '#app/ui/sheet.tsx'
import type { ParentWords } from './parent-words.server.ts'

export function LetterToParents({ words }: { words: ParentWords['letter'] }) {
  return (
    <section className="letter-to-parents" aria-label={words.dear}>
      <Tape side="left" />
      <p className="dear">{words.dear}</p>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="signed">{words.signed}</p>
      <p className="more">
        <Link to="/resources/blog/a-first-week-for-parents">
          {words.firstWeek} <LineIcon name="arrow-right" />
        </Link>
      </p>
    </section>
  )
}
