// Three strips of paper that stick out of the notebook and lead to other pages.

import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Bookmark } from './blog-words.server.ts'

export interface BookmarksProps {
  title: string
  /** The words at the foot of each. */
  open: string
  bookmarks: readonly Bookmark[]
}

export function Bookmarks({ title, open, bookmarks }: BookmarksProps) {
  return (
    <section className="bookmarks" aria-labelledby="bookmarks-title">
      <h2 id="bookmarks-title" className="visually-hidden">
        {title}
      </h2>
      {bookmarks.map(({ to, picture, title, text }) => (
        <Link key={to} className="bookmark" to={to} prefetch="intent">
          <Art name={picture} grain />
          <span className="words">
            <h3>{title}</h3>
            <p>{text}</p>
            <span className="go">
              {open} <LineIcon name="arrow-right" />
            </span>
          </span>
        </Link>
      ))}
    </section>
  )
}
