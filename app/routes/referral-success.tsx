// /referral/success: thanks whoever came by a friend's code, and says what both get.
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './referral-success/referral-success.css'

export const meta: MetaFunction = () => [
  { title: `${m.referral_success_title().replaceAll('*', '')} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const GIFTS = [
  { title: m.referral_success_you, text: m.referral_success_you_text },
  { title: m.referral_success_friend, text: m.referral_success_friend_text },
] as const

export default function ReferralSuccess() {
  return (
    <Page className="referral-success">
      <Wrap>
        <div className="thanks">
          <h1>
            <InkTitle text={m.referral_success_title()} />
          </h1>
          <p className="lead">{m.referral_success_lead()}</p>
          <ButtonRow>
            <ButtonLink to="/games" keyAction>
              {m.referral_success_play()}
            </ButtonLink>
            <ButtonLink to="/profile/invite" variant="ghost">
              {m.referral_success_profile()}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div className="gifts">
          {GIFTS.map(({ title, text }) => (
            <Sheet key={title()}>
              <h2>{title()}</h2>
              <p>{text()}</p>
            </Sheet>
          ))}
        </div>
        <Glim mood="cheering" />
      </Wrap>
    </Page>
  )
}
