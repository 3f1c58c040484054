// What happened, what to do next, a way to try again and a way home. Needs no loader data, so it also stands when the
// very first one failed.
import { useLocation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { HOME, parseOwnPath } from '#app/request/own-path.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { NoticePage } from './notice-page.tsx'

export interface ErrorPageProps {
  /** HTTP status; one without words of its own counts as 400 below 500, as 500 from there on. */
  status: number
  /** What our log calls this request, for those who write to us. */
  requestId?: string
}

interface Words {
  title: () => string
  text: () => string
}

const NOT_READABLE: Words = { title: m.errors_400_title, text: m.errors_400_text }
const OUR_FAULT: Words = { title: m.errors_500_title, text: m.errors_500_text }
const WORDS: Readonly<Record<number, Words>> = {
  403: { title: m.errors_403_title, text: m.errors_403_text },
  413: { title: m.errors_413_title, text: m.errors_413_text },
  429: { title: m.errors_429_title, text: m.errors_429_text },
  503: { title: m.errors_503_title, text: m.errors_503_text },
}

export function ErrorWords({ status, requestId }: ErrorPageProps) {
  const { pathname, search } = useLocation()
  if (status === 404) return <NotFoundPage />
  const { title, text } = WORDS[status] ?? (status < 500 ? NOT_READABLE : OUR_FAULT)
  return (
    <NoticePage title={title()} lead={text()} picture={<Glim mood={status < 500 ? 'thinking' : 'oops'} />}>
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
