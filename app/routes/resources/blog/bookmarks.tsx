// Three strips of paper that stick out of the notebook and lead to other pages.

import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'

const BOOKMARKS = [
  {
    to: '/study-tools',
    picture: 'words',
    title: m.shell_study_tools,
    text: m.blog_teaser_study_tools,
  },
  {
    to: '/resources/for-parents',
    picture: 'why-play',
    title: m.shell_for_parents,
    text: m.blog_teaser_parents,
  },
  {
    to: '/resources/for-teachers',
    picture: 'abacus',
    title: m.shell_for_teachers,
    text: m.blog_teaser_teachers,
  },
] as const

export function Bookmarks() {
  return (
    <section className="bookmarks" aria-labelledby="bookmarks-title">
      <h2 id="bookmarks-title" className="visually-hidden">
        {m.blog_teasers_title()}
      </h2>
      {BOOKMARKS.map(({ to, picture, title, text }) => (
        <Link key={to} className="bookmark" to={to} prefetch="intent">
          <Art name={picture} grain />
          <span className="words">
            <h3>{title()}</h3>
            <p>{text()}</p>
            <span className="go">
              {m.blog_teaser_go()} <LineIcon name="arrow-right" />
            </span>
          </span>
        </Link>
      ))}
    </section>
  )
}
