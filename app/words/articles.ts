import type { ArticleCard } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'

/** Whom an article is for. */
export const AUDIENCES = {
  students: m.article_for_students,
  parents: m.article_for_parents,
  teachers: m.article_for_teachers,
  everyone: m.article_for_everyone,
} as const satisfies Record<ArticleCard['audience'], () => string>
