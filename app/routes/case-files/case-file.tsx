// /case-files/{id}: one page of the case at a time (`?page=2&choice=mark`), at its end what is known today. It comes whole, so that the
// next page needs no server; without JavaScript each page is asked for. A closed case says what opens it, and nothing of its pages.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { BAND_NAMES } from '#app/words/games.ts'
import { ClosedCase } from './closed-case.tsx'
import { Folder } from './folder.tsx'
import { OpenCase } from './open-case.tsx'
import { readCase } from './read-case.server.ts'
import './case-file.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const read = await readCase(request, context, params['id'])
  if (!read) throw new Response(null, { status: 404 })
  return read
}

/** Pages and choices of a case need nothing anew from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isWithin = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  const isForm = formMethod !== undefined && formMethod !== 'GET'
  return isWithin && !isForm ? false : defaultShouldRevalidate
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.cover.title ?? m.cases_name())

export default function CaseFilePage() {
  const { cover, contents, next, free } = useLoaderData<typeof loader>()
  const { id, band, title, question, minutes } = cover
  return (
    <Page className="case-page">
      <Wrap>
        <nav aria-label={m.cases_all()}>
          <Link to="/case-files">{m.cases_name()}</Link>
          <span> / {BAND_NAMES[band]()}</span>
        </nav>
        <Folder of={cover}>
          <header>
            <h1>{title}</h1>
            <p className="question-label">{question}</p>
            <p className="minutes">{m.cases_minutes({ count: minutes })}</p>
          </header>
          {contents ? (
            <OpenCase key={id} {...{ id, contents, next }} />
          ) : (
            <ClosedCase free={free?.id === id ? null : free} />
          )}
        </Folder>
      </Wrap>
    </Page>
  )
}
