import type { ArticleCard } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Bookmarks } from './bookmarks.tsx'
import { FeaturedArticle } from './featured-article.tsx'
import { ListOfContents } from './list-of-contents.tsx'
import { SubscribeLetter } from './subscribe-letter.tsx'
import type { SubscribeReply } from './subscribe-reply.ts'

export interface BlogIndexProps {
  featured: ArticleCard
  more: readonly ArticleCard[]
  reply: SubscribeReply | undefined
}

export function BlogIndex({ featured, more, reply }: BlogIndexProps) {
  return (
    <Wrap>
      <header className="blog-head">
        <div>
          <h1>
            <InkTitle text={m.blog_title()} />
          </h1>
          <p className="lead">{m.blog_lead()}</p>
        </div>
        <Link className="faq-link" to="/resources/blog?faq=1">
          {m.blog_faq_link()} <LineIcon name="arrow-right" />
        </Link>
      </header>
      <div className="blog-spread">
        <div className="left">
          <FeaturedArticle article={featured} />
          <ListOfContents articles={more} />
        </div>
        <Bookmarks />
      </div>
      <SubscribeLetter reply={reply} />
    </Wrap>
  )
}
