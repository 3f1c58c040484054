// The one article that lies open on the page: its picture taped above it, on ruled paper. The whole sheet leads on.

import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ArticleTeaser } from './article-teaser.server.ts'
import type { BlogWords } from './blog-words.server.ts'

export interface FeaturedArticleProps {
  article: ArticleTeaser
  words: Pick<BlogWords, 'featured' | 'read'>
}

export function FeaturedArticle({ article, words }: FeaturedArticleProps) {
  return (
    <Sheet as="article" tape="left" className="featured-article">
      <div className="picture">
        <Art name={article.picture} grain />
      </div>
      <div className="words">
        <p className="facts">
          <Tag>{words.featured}</Tag>
          <span>{article.audience}</span>
          <span>{article.minutes}</span>
        </p>
        <h2>
          <Link to={article.to} prefetch="intent">
            {article.title}
          </Link>
        </h2>
        <p>{article.description}</p>
        <p className="go" aria-hidden="true">
          {words.read} <LineIcon name="arrow-right" />
        </p>
      </div>
    </Sheet>
  )
}
