// What happened, what to do next, a way to try again and a way home. Needs no loader data, so it also stands when the
// very first one failed.
import { useLocation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { HOME, parseOwnPath } from '#app/request/own-path.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { errorTitle } from './error-title.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { NoticePage } from './notice-page.tsx'

export interface ErrorPageProps {
  /** HTTP status; one without words of its own counts as 400 below 500, as 500 from there on. */
  status: number
  /** What our log calls this request, for those who write to us. */
  requestId?: string
}

const TEXTS: Readonly<Record<number, () => string>> = {
  403: m.errors_403_text,
  413: m.errors_413_text,
  429: m.errors_429_text,
  503: m.errors_503_text,
}

export function ErrorWords({ status, requestId }: ErrorPageProps) {
  const { pathname, search } = useLocation()
  if (status === 404) return <NotFoundPage />
  const text = TEXTS[status] ?? (status < 500 ? m.errors_400_text : m.errors_500_text)
  return (
    <NoticePage
      title={errorTitle(status)}
      lead={text()}
      picture={<Glim mood={status < 500 ? 'thinking' : 'oops'} />}
    >
      <ButtonRow>
        <ButtonLink to={parseOwnPath(pathname + search) ?? HOME} reloadDocument>
          {m.shell_retry()}
        </ButtonLink>
        <ButtonLink to="/" variant="ghost" reloadDocument>
          {m.shell_return_home()}
        </ButtonLink>
      </ButtonRow>
      {requestId !== undefined && <p className="fine-print">{m.errors_request_id({ id: requestId })}</p>}
    </NoticePage>
  )
}
