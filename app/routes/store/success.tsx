// /timed-access/success?session_id=...: where the buyer of a pass comes back to. The purchase is verified by its session id,
// whoever asks; the page shows what is open, until when, and counts down.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useClock } from '#app/clock/use-clock.ts'
import { PASS_OPENS } from '#app/domain/access/pass-features.ts'
import { PASS_MS } from '#app/domain/billing/one-time-items.ts'
import { readBuyer } from '#app/guards.server.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { pathOf } from '#app/request/own-path.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Countdown } from '#app/ui/countdown/countdown.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { GuestAdvice } from './guest-advice.tsx'
import { viewReturn } from './return-view.server.ts'
import { featureName, storeWords, successWords } from './store-words.server.ts'
import { useFailureToast } from './use-failure-toast.ts'
import './success.css'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.title} – ${PRODUCT_NAME}` : PRODUCT_NAME },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale } = context
  const { searchParams } = new URL(request.url)
  const view = await viewReturn(context, await readBuyer(request, context), searchParams.get('session_id'))
  const level = view.product?.kind === 'pass' ? view.product.item : null
  const words = { ...storeWords(locale), ...successWords(locale, level) }
  const isOpen = view.endsAt !== null
  return {
    view,
    level,
    title: level === null ? view.title : isOpen ? words.open : words.ended,
    lead: level === null ? view.description : isOpen ? words.openLead : words.endedText,
    features: level === null ? [] : PASS_OPENS[level].map((feature) => featureName(feature, locale)),
    lasts: PASS_MS,
    now: context.now(),
    words,
    here: pathOf(request),
  }
}

export default function Success() {
  const { view, level, title, lead, features, lasts, words, here, ...data } = useLoaderData<typeof loader>()
  const { endsAt, state } = view
  const now = useClock({ now: data.now, ends: endsAt === null ? [] : [endsAt] })
  const locale = useLocale()
  const notVerified = state === 'failed' ? view : null
  useFailureToast(notVerified, notVerified?.description)
  return (
    <Page className="pass-success">
      <Wrap>
        <Sheet tape={level !== null}>
          {level !== null && <Art className="pass" name={`pass-${level}`} sticker />}
          <div className="words" role="status">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {endsAt !== null && (
            <div className="time">
              <Countdown
                left={endsAt - now}
                lasts={Math.max(lasts, endsAt - data.now)}
                label={words.left}
                locale={locale}
                look="ring"
              />
              <p>
                {words.until}{' '}
                <strong>
                  <LocalTime at={endsAt} />
                </strong>
              </p>
            </div>
          )}
          {endsAt !== null && (
            <section className="opens" aria-labelledby="opens">
              <h2 id="opens">{words.opens}</h2>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>
                    <LineIcon name="check" />
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {view.isGuests && <GuestAdvice text={words.guestBought} link={words.signUp} />}
          <ButtonRow>
            {state === 'bought' ? (
              <ButtonLink to="/games">{words.games}</ButtonLink>
            ) : (
              <ButtonLink to={here} reloadDocument>
                {words.checkAgain}
              </ButtonLink>
            )}
            <ButtonLink to="/store" variant="ghost">
              {words.back}
            </ButtonLink>
          </ButtonRow>
        </Sheet>
      </Wrap>
    </Page>
  )
}
