// What people see when a request fails. Its words in four languages stay out of the first load: the server has them
// at hand, a browser fetches them when something does fail, and says that the line is down when even that fails.
import { useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { HOME, parseOwnPath } from '#app/request/own-path.ts'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { ErrorPageProps } from './error-words.tsx'
import { Page } from './page.tsx'
// Loaded ahead: React replaces <head> on the way to this page, and a style sheet asked for just then never arrives.
import '#app/ui/art/glim.css'
import './not-found-page.css'
import './notice-page.css'

// Not lazy on the server: a page that streams in later would stay hidden where no scripts run.
const ErrorWords = import.meta.env.SSR
  ? (await import('./error-words.tsx')).ErrorWords
  : lazy(() =>
      import('./error-words.tsx').then(
        ({ ErrorWords }) => ({ default: ErrorWords }),
        () => ({ default: Unreachable }),
      ),
    )

export function ErrorPage(props: ErrorPageProps) {
  return (
    <Suspense fallback={<Page>{null}</Page>}>
      <ErrorWords {...props} />
    </Suspense>
  )
}

/** Nothing more can be fetched, so most likely the line is down. */
function Unreachable() {
  const { pathname, search } = useLocation()
  return (
    <Page className="notice-page">
      <Wrap className="unreachable">
        <h1>{m.shell_offline_title()}</h1>
        <p className="lead">{m.shell_offline_text()}</p>
        <ButtonRow>
          <ButtonLink to={parseOwnPath(pathname + search) ?? HOME} reloadDocument>
            {m.shell_retry()}
          </ButtonLink>
        </ButtonRow>
      </Wrap>
    </Page>
  )
}
