// /store: two tabs, each an address of its own (?tab=). What is bought is paid on the card provider's page; who bought an
// add-on comes back here with the session's id.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useClock } from '#app/clock/use-clock.ts'
import { useEnded } from '#app/clock/use-ended.ts'
import { readChildRights } from '#app/domain/billing/read-child-rights.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readBuyer } from '#app/request/buyer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { askAgeFirst } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PayingFor } from '#app/ui/paying-for.tsx'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'
import { LimitedNotice } from '#app/ui/shell/limited-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { readPayingFor } from '#app/views/paying-for.server.ts'
import { passEnded } from '#app/words/passes.ts'
import { AccessLevels } from './store/access-levels.tsx'
import { AddOnCards } from './store/add-on-cards.tsx'
import { buy } from './store/buy.server.ts'
import type { BuyReply } from './store/buy-reply.ts'
import { FilterPreviews } from './store/filter-previews.tsx'
import { GuestAdvice } from './store/guest-advice.tsx'
import { HowItWorks } from './store/how-it-works.tsx'
import { addOnOffers, levelRows, passOffers } from './store/offers.server.ts'
import { PassTickets } from './store/pass-tickets.tsx'
import { readBuyerEntitlements } from './store/read-buyer-entitlements.server.ts'
import { ReturnNotice } from './store/return-notice.tsx'
import { viewReturn } from './store/return-view.server.ts'
import { useFailureToast } from './store/use-failure-toast.ts'
import './store/store.css'

export const meta = pageMeta(() => m.store_title({ product: PRODUCT_NAME }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const buyer = await readBuyer(request, context)
  const sessionId = query.get('session_id')
  // Before what they hold is read: it may be theirs from this moment on.
  const returned = sessionId === null ? null : await viewReturn(context, buyer, sessionId)
  const userId = buyer !== null && 'userId' in buyer ? buyer.userId : null
  const payingFor = await readPayingFor(context, userId, query.get('for'))
  const child = payingFor.chosen
  const held =
    child && userId
      ? (await readChildRights(context, { guardianId: userId, childId: child.id })).held
      : await readBuyerEntitlements(context, buyer)
  return {
    tab: query.get('tab') === 'items' || sessionId !== null ? ('items' as const) : ('passes' as const),
    showsLevels: query.get('show') === 'levels',
    /** Of the purchases made from this view of the page. */
    key: context.newId(),
    now: context.now(),
    passes: passOffers(held),
    addOns: addOnOffers(held),
    levels: levelRows(),
    isGuest: buyer === null || 'claimSecret' in buyer,
    payingFor,
    limited: userId !== null && (await readOwnStanding(context, userId)).standing === 'limited',
    returned,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await askAgeFirst(request, context)
  return buy(request, context)
}

export default function Store() {
  const data = useLoaderData<typeof loader>()
  const { tab, key, passes, addOns, returned } = data
  const child = data.payingFor.chosen
  const reply = useActionData<BuyReply>()
  const running = [...passes, ...addOns].flatMap((offer) => (offer.running ? [offer.running] : []))
  const now = useClock({ now: data.now, ends: running.map(({ endsAt }) => endsAt) })
  const ended = useEnded(
    new Map(passes.flatMap(({ level, running }) => (running ? [[level, passEnded(level)]] : []))),
  )
  useFailureToast(reply, reply)
  const notVerified = returned?.state === 'failed' ? returned : null
  useFailureToast(notVerified && { title: notVerified.title }, notVerified?.description)
  return (
    <Page className="store">
      <Wrap>
        <header>
          <h1>{m.store_title({ product: PRODUCT_NAME })}</h1>
          <p className="lead">{m.store_lead()}</p>
        </header>
        {reply && (
          <noscript>
            <ReplyNotice reply={{ type: 'error', ...reply }} />
          </noscript>
        )}
        <PayingFor
          words={{ label: m.plans_for(), me: m.plans_for_me(), show: m.plans_for_show() }}
          items={data.payingFor.children}
          chosenId={child?.id ?? null}
          keep={{ tab: tab === 'items' ? tab : null }}
        />
        {child && (
          <Notice>
            <p>{m.store_child_text({ name: child.name })}</p>
          </Notice>
        )}
        {data.limited && <LimitedNotice erasedOn={null} />}
        {returned && <ReturnNotice view={returned} />}
        <div role="status">
          {ended.map((text) => (
            <Notice key={text}>
              <p>{text}</p>
            </Notice>
          ))}
        </div>
        <TabLinks
          label={m.store_tabs()}
          panelId="goods"
          tabs={[
            {
              id: 'tab-passes',
              to: ownPath('/store', { for: child?.id }),
              label: m.store_tab_passes(),
              selected: tab === 'passes',
            },
            {
              id: 'tab-items',
              to: ownPath('/store', { tab: 'items', for: child?.id }),
              label: m.store_tab_items(),
              selected: tab === 'items',
            },
          ]}
        />
        <div className="tray" id="goods" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === 'passes' ? (
            <>
              <PassTickets offers={passes} pageKey={key} now={now} child={child} />
              <div className="below">
                <HowItWorks />
                <div className="side">
                  {data.isGuest && <GuestAdvice text={m.store_guest()} />}
                  <AccessLevels rows={data.levels} inPage={data.showsLevels} />
                </div>
              </div>
            </>
          ) : (
            <>
              <AddOnCards offers={addOns} pageKey={key} now={now} child={child} />
              <FilterPreviews />
              <div className="below">
                <section aria-labelledby="about-add-ons">
                  <h2 id="about-add-ons">{m.store_about_title()}</h2>
                  <p>{m.store_about_text()}</p>
                </section>
                {data.isGuest && <GuestAdvice text={m.store_guest()} />}
              </div>
            </>
          )}
        </div>
        <p className="footnote">{m.store_footer()}</p>
      </Wrap>
    </Page>
  )
}
