import type { ArticleCard } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const AUDIENCES: Readonly<Record<ArticleCard['audience'], () => string>> = {
  students: m.article_for_students,
  parents: m.article_for_parents,
  teachers: m.article_for_teachers,
  everyone: m.article_for_everyone,
}

export function articlePath(slug: string): `/${string}` {
  return `/resources/blog/${slug}`
}
