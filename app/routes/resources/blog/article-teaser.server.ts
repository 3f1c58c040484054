// An article as it is listed, in words.
import type { ArticleCard } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ArtName } from '#app/ui/art/sprite-index.ts'

export interface ArticleTeaser {
  to: `/${string}`
  title: string
  description: string
  picture: ArtName
  audience: string
  /** "4 min", as in a list of contents. */
  minutes: string
}

const AUDIENCE = {
  students: m.blog_for_students,
  parents: m.blog_for_parents,
  teachers: m.blog_for_teachers,
  everyone: m.blog_for_everyone,
}

export function articleTeaser(card: ArticleCard, locale: Locale): ArticleTeaser {
  const { slug, title, description, picture, audience, minutes } = card
  return {
    to: `/resources/blog/${slug}`,
    title,
    description,
    picture,
    audience: AUDIENCE[audience]({}, { locale }),
    minutes: m.blog_minutes({ minutes: String(minutes) }, { locale }),
  }
}
