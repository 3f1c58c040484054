// The other articles as a notebook lists what is in it: a title, dots, and instead of a page the minutes it takes.
import { Link } from '#app/ui/link.tsx'
import type { ArticleTeaser } from './article-teaser.server.ts'

export interface ListOfContentsProps {
  title: string
  articles: readonly ArticleTeaser[]
}

export function ListOfContents({ title, articles }: ListOfContentsProps) {
  return (
    <section className="list-of-contents" aria-labelledby="more-articles">
      <h2 id="more-articles">{title}</h2>
      <ol>
        {articles.map(({ to, title, description, audience, minutes }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              <span className="line">
                <span className="name">{title}</span>
                <span className="dots" aria-hidden="true" />
                <span className="minutes">{minutes}</span>
              </span>
              <span className="about">
                <span className="for">{audience}</span> {description}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
