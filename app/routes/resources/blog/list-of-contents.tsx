// The other articles as a notebook lists what is in it: a title, dots, and instead of a page the minutes it takes.
import type { ArticleCard } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { AUDIENCES } from '#app/words/articles.ts'

export function ListOfContents({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <section className="list-of-contents" aria-labelledby="more-articles">
      <h2 id="more-articles">{m.blog_more_title()}</h2>
      <ol>
        {articles.map(({ slug, title, description, audience, minutes }) => (
          <li key={slug}>
            <Link to={`/resources/blog/${slug}`} prefetch="intent">
              <span className="line">
                <span className="name">{title}</span>
                <span className="dots" aria-hidden="true" />
                <span className="minutes">{m.article_minutes({ minutes })}</span>
              </span>
              <span className="about">
                <span className="for">{AUDIENCES[audience]()}</span> {description}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
