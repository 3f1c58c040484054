// Where somebody is in a case, as its address says: `?page=2&choice=mark`.
import type { CaseSheet } from '#app/views/case-contents.server.ts'

export interface Place {
  /** From 1; the one after the last sheet says what is known today. */
  readonly page: number
  /** Of that page; null: nothing chosen yet. */
  readonly choice: string | null
}

type Asked = Pick<CaseSheet, 'choice'>

/** The first page for what is none, no choice for what the page does not offer. */
export function readPlace(search: URLSearchParams, sheets: readonly Asked[]): Place {
  const asked = Number(search.get('page'))
  const page = Number.isInteger(asked) && asked >= 1 && asked <= sheets.length + 1 ? asked : 1
  const chosen = search.get('choice')
  const isOffered = sheets[page - 1]?.choice?.options.some(({ id }) => id === chosen) ?? false
  return { page, choice: isOffered ? chosen : null }
}
