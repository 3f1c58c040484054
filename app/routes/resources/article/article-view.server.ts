// What the page of an article shows: its text as blocks, what is in it, when it was written, and what to read after it.
import { listArticles, readArticle } from '#app/content/articles.server.ts'
import { plainText } from '#app/content/plain-text.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { articleThing } from '#app/seo/things.ts'

/** Articles named at the end of one. */
const NEXT = 2

/** null: there is no article of that name. */
export function articleView(slug: string, siteUrl: string) {
  const locale = currentLocale()
  const article = readArticle(slug, locale)
  if (!article) return null
  const others = listArticles(locale).filter((other) => other.slug !== slug)
  return {
    ...article,
    headings: article.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2
        ? [{ id: block.id, text: plainText(block.children) }]
        : [],
    ),
    thing: articleThing(article, `${siteUrl}/resources/blog/${slug}`, locale),
    next: others.slice(0, NEXT),
  }
}
