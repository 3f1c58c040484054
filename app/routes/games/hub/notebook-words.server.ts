// The words around a player's progress, with the page's data like hub-words.server.ts.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ProgressView } from '#app/views/progress.server.ts'

export type NotebookWords = ReturnType<typeof notebookWords>

export function notebookWords({ xp, level, levelTo }: ProgressView, locale: Locale) {
  const { format } = new Intl.NumberFormat(locale)
  const inLocale = { locale }
  return {
    level: m.progress_level({ level: format(level) }, inLocale),
    toNext: m.progress_to_next({ xp: format(levelTo - xp), level: format(level + 1) }, inLocale),
    xp: m.progress_xp({}, inLocale),
    daysInRow: m.progress_days_in_row({}, inLocale),
    stars: m.progress_stars({}, inLocale),
    rounds: m.progress_rounds({}, inLocale),
    keepGoing: m.progress_keep_going({}, inLocale),
    skills: m.progress_skills({}, inLocale),
  }
}
