// What the page of an article shows: its text as blocks, what is in it, when it was written, and what to read after it.
import { listArticles, readArticle } from '#app/content/articles.server.ts'
import { plainText } from '#app/content/plain-text.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { articleThing } from '#app/seo/things.ts'
import { articleTeaser } from '../blog/article-teaser.server.ts'

/** Articles named at the end of one. */
const NEXT = 2

/** null: there is no article of that name. */
export function articleView(slug: string, locale: Locale, siteUrl: string) {
  const article = readArticle(slug, locale)
  if (!article) return null
  const { title, description, picture, minutes, published, updated, blocks } = article
  const others = listArticles(locale).filter((other) => other.slug !== slug)
  return {
    title,
    description,
    picture,
    audience: articleTeaser(article, locale).audience,
    minutes: m.blog_reading_time({ minutes: String(minutes) }, { locale }),
    published: { day: published, text: m.blog_published({ date: dayText(published, locale) }, { locale }) },
    updated:
      updated === undefined
        ? null
        : { day: updated, text: m.blog_updated({ date: dayText(updated, locale) }, { locale }) },
    blocks,
    headings: blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2
        ? [{ id: block.id, text: plainText(block.children) }]
        : [],
    ),
    thing: articleThing(article, `${siteUrl}/resources/blog/${slug}`, locale),
    next: others.slice(0, NEXT).map((other) => articleTeaser(other, locale)),
    words: {
      contents: m.blog_contents({}, { locale }),
      next: m.blog_next({}, { locale }),
      back: m.blog_back({}, { locale }),
    },
  }
}

/** A calendar day, the same wherever it is read. */
function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
