// /study-tools/cards/:setId: the cards of a set, to write, change, move and delete. Works without scripts; a set of thousands
// comes in pages.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readRoom } from '#app/domain/flashcards/read-room.server.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { CardForm } from './card-form.tsx'
import { CardRow } from './card-row.tsx'
import { changeSet, type SetChange } from './change-set.server.ts'
import { ImportCards } from './import-cards.tsx'
import { refusalWords } from './refusal-words.ts'
import { SetSettings } from './set-settings.tsx'
import './card-set.css'

const CARDS_A_PAGE = 50

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000 ? asked : 1
  const from = (page - 1) * CARDS_A_PAGE
  const [set, room] = await Promise.all([
    readSet(context, { userId: account.id, setId: params['setId'] ?? '', from, most: CARDS_A_PAGE }),
    readRoom(context, account.id),
  ])
  if (!set) throw new Response(null, { status: 404 })
  return { set, room, page, from, nextId: context.newId() }
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const changed = await changeSet(context, { userId: account.id, setId: params['setId'] ?? '', form })
  return changed.is === 'erased' ? redirectTo(ownPath('/study-tools')) : changed
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.set.title ?? ''} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export default function CardSet() {
  const { set, room, page, from, nextId } = useLoaderData<typeof loader>()
  const change = useActionData<typeof action>()
  const pages = Math.ceil(set.count / CARDS_A_PAGE)
  return (
    <Page className="card-set-page">
      <Wrap>
        <div className="set-head">
          <div>
            <SectionHead level={1} title={set.title} lead={set.subtitle === '' ? undefined : set.subtitle} />
            <p className="muted">{m.cards_count({ count: set.count })}</p>
          </div>
          {set.count > 0 && (
            <ButtonLink to={`/study-tools/cards/${set.id}/study`} keyAction>
              {m.cards_review()}
            </ButtonLink>
          )}
        </div>
        <ChangeNotice change={change} />
        {set.cards.length > 0 && (
          <ol className="card-rows" start={from + 1} aria-label={m.cards_list()}>
            {set.cards.map((card, index) => (
              <CardRow key={card.id} setId={set.id} card={card} number={from + index + 1} count={set.count} />
            ))}
          </ol>
        )}
        {pages > 1 && (
          <nav className="set-pages" aria-label={m.cards_pages()}>
            {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
              <Link
                key={number}
                to={ownPath(`/study-tools/cards/${set.id}`, { page: String(number) })}
                aria-label={m.cards_page({ number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            ))}
          </nav>
        )}
        <section className="add-card" aria-labelledby="add-card">
          <h2 id="add-card">{m.cards_add_title()}</h2>
          {room === 0 ? (
            <p>{m.cards_own_full()}</p>
          ) : (
            <CardForm
              key={nextId}
              setId={set.id}
              card={{ id: nextId, front: '', back: '', reverse: false }}
              intent="add"
            />
          )}
          {room !== null && room > 0 && <p className="muted">{m.cards_own_left({ count: room })}</p>}
        </section>
        <div className="set-settings">
          <p>
            <Link to={ownPath(`/study-tools/cards/${set.id}/missed`)}>{m.cards_missed()}</Link>
          </p>
          <p>
            <Link to={ownPath(`/study-tools/cards/${set.id}/history`)}>{m.cards_history()}</Link>
          </p>
          {room !== 0 && <ImportCards key={nextId} batchId={nextId} />}
          {set.count > 0 && (
            <p className="take-along">
              {m.cards_take_along()}
              {(['csv', 'tsv'] as const).map((kind) => (
                <a key={kind} href={ownPath(`/study-tools/cards/${set.id}/export`, { as: kind })} download>
                  {kind.toUpperCase()}
                </a>
              ))}
            </p>
          )}
          <SetSettings set={set} />
        </div>
      </Wrap>
    </Page>
  )
}

function ChangeNotice({ change }: { change: SetChange | undefined }) {
  if (!change || change.is === 'erased') return null
  if (change.is === 'refused')
    return (
      <Notice tone="warn" role="alert">
        <p>
          {refusalWords(change.code)} {change.ofPicture && m.cards_picture_rest_saved()}
        </p>
      </Notice>
    )
  const words = () => {
    if (change.is === 'changed') return m.cards_changes_saved()
    const { added, of } = change.cards
    return added < of ? m.cards_added_some({ added, of }) : m.cards_added({ count: added })
  }
  return (
    <p className="muted" role="status">
      {words()}
    </p>
  )
}
