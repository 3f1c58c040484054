// The one article that lies open on the page: its picture taped above it, on ruled paper. The whole sheet leads on.

import type { ArticleCard } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { AUDIENCES } from '#app/words/articles.ts'

export function FeaturedArticle({ article }: { article: ArticleCard }) {
  return (
    <Sheet as="article" tape="left" className="featured-article">
      <div className="picture">
        <Art name={article.picture} grain />
      </div>
      <div className="words">
        <p className="facts">
          <Tag>{m.blog_featured()}</Tag>
          <span>{AUDIENCES[article.audience]()}</span>
          <span>{m.article_minutes({ minutes: article.minutes })}</span>
        </p>
        <h2>
          <Link to={`/resources/blog/${article.slug}`} prefetch="intent">
            {article.title}
          </Link>
        </h2>
        <p>{article.description}</p>
        <p className="go" aria-hidden="true">
          {m.blog_read()} <LineIcon name="arrow-right" />
        </p>
      </div>
    </Sheet>
  )
}
