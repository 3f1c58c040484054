import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ArticleTeaser } from './article-teaser.server.ts'
import type { BlogWords } from './blog-words.server.ts'
import { Bookmarks } from './bookmarks.tsx'
import { FeaturedArticle } from './featured-article.tsx'
import { ListOfContents } from './list-of-contents.tsx'
import { SubscribeLetter } from './subscribe-letter.tsx'
import type { SubscribeReply } from './subscribe-reply.ts'

export interface BlogIndexProps {
  words: BlogWords
  featured: ArticleTeaser
  more: readonly ArticleTeaser[]
  reply: SubscribeReply | undefined
}

export function BlogIndex({ words, featured, more, reply }: BlogIndexProps) {
  return (
    <Wrap>
      <header className="blog-head">
        <div>
          <h1>
            <InkTitle text={words.title} />
          </h1>
          <p className="lead">{words.lead}</p>
        </div>
        <Link className="faq-link" to="/resources/blog?faq=1">
          {words.faq} <LineIcon name="arrow-right" />
        </Link>
      </header>
      <div className="blog-spread">
        <div className="left">
          <FeaturedArticle article={featured} words={words} />
          <ListOfContents title={words.more} articles={more} />
        </div>
        <Bookmarks title={words.bookmarksTitle} open={words.open} bookmarks={words.bookmarks} />
      </div>
      <SubscribeLetter words={words.subscribe} reply={reply} />
    </Wrap>
  )
}
