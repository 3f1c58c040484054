// What a failed request is called, in the page and in the title of its tab.
import { m } from '#app/i18n/generated/messages.ts'

const TITLES: Readonly<Record<number, () => string>> = {
  403: m.errors_403_title,
  404: m.pages_not_found_title,
  413: m.errors_413_title,
  429: m.errors_429_title,
  503: m.errors_503_title,
}

/** @param status HTTP status; one without a title of its own counts as 400 below 500, as 500 from there on */
export function errorTitle(status: number): string {
  return (TITLES[status] ?? (status < 500 ? m.errors_400_title : m.errors_500_title))()
}
