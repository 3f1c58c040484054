import { m } from '#app/i18n/generated/messages.ts'
import type { WorksheetRefusal } from './worksheet.types.ts'

export const REFUSAL_WORDS: Readonly<Record<WorksheetRefusal, () => string>> = {
  empty: m.worksheet_empty,
  too_large: m.worksheet_too_large,
  wrong_kind: m.worksheet_wrong_kind,
  too_many_pixels: m.worksheet_too_many_pixels,
  damaged: m.worksheet_damaged,
  locked: m.worksheet_locked,
  too_slow: m.worksheet_too_slow,
  no_text: m.worksheet_no_text,
  not_loaded: m.worksheet_not_loaded,
}
