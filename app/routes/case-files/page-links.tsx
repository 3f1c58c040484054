import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export interface PageLinksProps {
  id: string
  page: number
  count: number
  /** Whatever the page asks has been decided. */
  mayGoOn: boolean
}

/** To the pages before and after; the last one leads to what is known today. */
export function PageLinks({ id, page, count, mayGoOn }: PageLinksProps) {
  const addressOf = (other: number) => `/case-files/${id}?page=${other}` as const
  return (
    <nav className="page-links" aria-label={m.cases_pages()}>
      {page > 1 && (
        <ButtonLink to={addressOf(page - 1)} variant="ghost" preventScrollReset>
          {m.cases_previous_page()}
        </ButtonLink>
      )}
      {mayGoOn && page <= count && (
        <ButtonLink to={addressOf(page + 1)} preventScrollReset>
          {page === count ? m.cases_close() : m.cases_next_page()}
        </ButtonLink>
      )}
    </nav>
  )
}
