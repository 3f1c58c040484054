import { m } from '#app/i18n/generated/messages.ts'
import type { Unread } from './worksheet.types.ts'

/** What of a worksheet may be missing or wrong in its text, a sentence each. */
export function unreadWords({ unsure, isCut, pagesLeft, blankPages }: Unread): string[] {
  return [
    unsure.length > 0 && m.worksheet_unsure({ words: unsure.join(' · ') }),
    isCut && m.worksheet_cut(),
    pagesLeft > 0 && m.worksheet_pages_left({ count: pagesLeft }),
    blankPages.length > 0 && m.worksheet_blank_pages({ pages: blankPages.join(' · ') }),
  ].filter((line) => line !== false)
}
