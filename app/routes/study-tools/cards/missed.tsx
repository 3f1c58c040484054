// /study-tools/cards/:setId/missed: what somebody has missed in games and practice, to choose cards from.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readRoom } from '#app/domain/flashcards/read-room.server.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
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
import { viewMissed } from '#app/views/missed-cards.server.ts'
import { MissedCards } from './missed-cards.tsx'
import './card-set.css'

export const meta: MetaFunction = () => [
  { title: `${m.cards_missed()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const [set, room, view] = await Promise.all([
    readSet(context, { userId: account.id, setId: params['setId'] ?? '', from: 0, most: 0 }),
    readRoom(context, account.id),
    viewMissed(context, account.id),
  ])
  if (!set) throw new Response(null, { status: 404 })
  return { set: { id: set.id, title: set.title }, room, view, batchId: context.newId() }
}

export default function Missed() {
  const { set, room, view, batchId } = useLoaderData<typeof loader>()
  const toSet = ownPath(`/study-tools/cards/${set.id}`)
  return (
    <Page className="card-set-page">
      <Wrap>
        <p>
          <Link to={toSet}>{m.cards_missed_back({ title: set.title })}</Link>
        </p>
        <SectionHead level={1} title={m.cards_missed()} lead={m.cards_missed_lead()} />
        {view.missed.length === 0 ? (
          <EmptyState
            title={m.cards_missed_none()}
            text={m.cards_missed_none_text()}
            action={<ButtonLink to="/games">{m.review_to_games()}</ButtonLink>}
          />
        ) : room === 0 ? (
          <p>{m.cards_own_full()}</p>
        ) : (
          <MissedCards key={batchId} view={view} action={toSet} room={room} batchId={batchId} />
        )}
      </Wrap>
    </Page>
  )
}
