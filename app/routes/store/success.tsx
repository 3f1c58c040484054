// /timed-access/success?session_id=...: where the buyer of a pass comes back to. The purchase is verified by its session id,
// whoever asks; the page shows what is open, until when, and counts down.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useClock } from '#app/clock/use-clock.ts'
import { PASS_OPENS } from '#app/domain/access/pass-features.ts'
import { PASS_MS, type PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { readBuyer } from '#app/request/buyer.server.ts'
import { pathOf } from '#app/request/own-path.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Countdown } from '#app/ui/countdown/countdown.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { PASS_NAMES } from '#app/words/passes.ts'
import { featureName } from './feature-names.ts'
import { GuestAdvice } from './guest-advice.tsx'
import { type ReturnView, viewReturn } from './return-view.server.ts'
import { useFailureToast } from './use-failure-toast.ts'
import './success.css'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${titleOf(data.view, data.level)} – ${PRODUCT_NAME}` : PRODUCT_NAME },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const view = await viewReturn(context, await readBuyer(request, context), searchParams.get('session_id'))
  const level = view.product?.kind === 'pass' ? view.product.item : null
  return {
    view,
    level,
    features: level === null ? [] : PASS_OPENS[level],
    lasts: PASS_MS,
    now: context.now(),
    here: pathOf(request),
  }
}

export default function Success() {
  const { view, level, features, lasts, here, ...data } = useLoaderData<typeof loader>()
  const { endsAt, state } = view
  const now = useClock({ now: data.now, ends: endsAt === null ? [] : [endsAt] })
  const locale = useLocale()
  const notVerified = state === 'failed' ? view : null
  useFailureToast(notVerified && { title: notVerified.title }, notVerified?.description)
  return (
    <Page className="pass-success">
      <Wrap>
        <Sheet tape={level !== null}>
          {level !== null && <Art className="pass" name={`pass-${level}`} sticker />}
          <div className="words" role="status">
            <h1>{titleOf(view, level)}</h1>
            <p className="lead">{leadOf(view, level)}</p>
          </div>
          {endsAt !== null && (
            <div className="time">
              <Countdown
                left={endsAt - now}
                lasts={Math.max(lasts, endsAt - data.now)}
                label={m.store_left()}
                locale={locale}
                look="ring"
              />
              <p>
                {m.store_until()}{' '}
                <strong>
                  <LocalTime at={endsAt} />
                </strong>
              </p>
            </div>
          )}
          {endsAt !== null && (
            <section className="opens" aria-labelledby="opens">
              <h2 id="opens">{m.store_success_opens()}</h2>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>
                    <LineIcon name="check" />
                    <span>
                      {featureName(feature)} <SoonMark needs={[feature]} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {view.isGuests && <GuestAdvice text={m.store_guest_bought()} />}
          <ButtonRow>
            {state === 'bought' ? (
              <ButtonLink to="/games">{m.store_success_games()}</ButtonLink>
            ) : (
              <ButtonLink to={here} reloadDocument>
                {m.store_check_again()}
              </ButtonLink>
            )}
            <ButtonLink to="/store" variant="ghost">
              {m.store_success_store()}
            </ButtonLink>
          </ButtonRow>
        </Sheet>
      </Wrap>
    </Page>
  )
}

/** @param level null: no pass was bought */
function titleOf({ title, endsAt, state }: ReturnView, level: PassLevel | null): string {
  if (state === 'failed') return m.store_not_confirmed()
  if (level === null) return title
  return endsAt === null ? m.store_success_ended() : m.store_success_title({ pass: PASS_NAMES[level]() })
}

function leadOf({ description, endsAt, isForChild }: ReturnView, level: PassLevel | null): string {
  if (level === null || isForChild) return description
  return endsAt === null ? m.store_success_ended_text() : m.store_success_lead()
}
