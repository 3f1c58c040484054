// /study-tools/cards/:setId/history: what was reviewed of a set in the last four weeks, and how it went.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readHistory } from '#app/domain/flashcards/read-history.server.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
import { isStarterSet } from '#app/domain/flashcards/starter-sets.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { STARTER_WORDS } from '#app/views/study-cards.server.ts'
import { drawHistory } from './draw-history.server.tsx'
import './card-set.css'
import './history.css'
import '#app/ui/share-bars.css'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const asked = { userId: account.id, setId: params['setId'] ?? '' }
  const [title, days] = await Promise.all([
    isStarterSet(asked.setId)
      ? STARTER_WORDS[asked.setId].title()
      : readSet(context, { ...asked, from: 0, most: 0 }).then((set) => set?.title),
    readHistory(context, asked),
  ])
  if (title === undefined) throw new Response(null, { status: 404 })
  return { id: asked.setId, title, history: drawHistory(days, context.caller.locale) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${m.cards_history_of({ title: data?.title ?? '' })} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export default function HistoryPage() {
  const { id, title, history } = useLoaderData<typeof loader>()
  const study = ownPath(`/study-tools/cards/${id}/study`)
  return (
    <Page className="card-set-page">
      <Wrap>
        <p>
          <Link to="/study-tools">{m.cards_back_to_sets()}</Link>
        </p>
        <SectionHead
          level={1}
          title={m.cards_history_of({ title })}
          lead={history ? m.cards_history_lead({ count: history.reviews, knew: history.knew }) : undefined}
        />
        {history === null ? (
          <EmptyState
            title={m.cards_history_none()}
            text={m.cards_history_none_text()}
            action={<ButtonLink to={study}>{m.cards_review()}</ButtonLink>}
          />
        ) : (
          <div className="card-history">
            <figure className="share-figure">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on our server from numbers and dates */}
              <div dangerouslySetInnerHTML={{ __html: history.svg }} />
              <figcaption aria-hidden="true">
                <span className="key right" /> {m.cards_history_knew()}
                <span className="key" /> {m.cards_history_forgot()}
              </figcaption>
            </figure>
            <table>
              <thead>
                <tr>
                  <th scope="col">{m.cards_forecast_day()}</th>
                  <th scope="col">{m.cards_history_reviews()}</th>
                  <th scope="col">{m.cards_history_knew()}</th>
                  <th scope="col">{m.cards_history_forgot()}</th>
                </tr>
              </thead>
              <tbody>
                {history.days.map(({ name, reviews, knew }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{reviews}</td>
                    <td>{knew}</td>
                    <td>{reviews - knew}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Wrap>
    </Page>
  )
}
