import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Interval } from '#app/domain/catalogue/plans.ts'
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { planFeatures } from '#app/words/plan-features.ts'
import { PLAN_NAMES, PLAN_STICKERS } from '#app/words/plans.ts'
import type { CardTier } from './card-action.ts'
import { signInPath } from './sign-in-path.ts'
import type { PlanCardView } from './view-plans.server.ts'
import './plan-card.css'

/** The card that stands out. */
const POPULAR: CardTier = 'premium'

const ABOUT = {
  free: m.pricing_about_free,
  basic: m.pricing_about_basic,
  premium: m.pricing_about_premium,
} as const

const PER = { month: m.pricing_per_month, year: m.pricing_per_year } as const

export interface PlanCardProps {
  card: PlanCardView
  interval: Interval
  checkoutKey: string
  /** For whom a guardian buys; null: for themself. */
  child: { id: string; name: string } | null
  /** Asks whether to go back to Free. */
  onGoFree: () => void
}

export function PlanCard({ card, interval, checkoutKey, child, onGoFree }: PlanCardProps) {
  const { tier, price, isCurrent, isPicked, action, endsAt } = card
  const isPopular = tier === POPULAR
  const plan = PLAN_NAMES[tier]()
  const title = `plan-${tier}`
  return (
    <Sheet
      as="li"
      className={classNames('plan-card', isPopular && 'popular', isPicked && 'picked')}
      aria-labelledby={title}
      data-tier={tier}
    >
      {(isPopular || isCurrent) && (
        <p className="flags">
          {isPopular && <span className="flag">{m.pricing_popular()}</span>}
          {isCurrent && <span className="flag current">{m.pricing_current()}</span>}
        </p>
      )}
      <Sticker badge={PLAN_STICKERS[tier]} />
      <h2 id={title}>{plan}</h2>
      <p className="price">
        {price} <small>{tier === 'free' ? m.plans_forever() : PER[interval]()}</small>
      </p>
      <p className="about">{ABOUT[tier]()}</p>
      <ul className="features">
        {planFeatures(tier).map(({ text, needs }) => (
          <li key={text}>
            <LineIcon name="check" />{' '}
            <span>
              {text} <SoonMark needs={needs} />
            </span>
          </li>
        ))}
      </ul>
      <div className="acts">
        {isPicked && <p className="note">{m.pricing_picked()}</p>}
        {action === 'sign-in' && tier !== 'free' && <p className="note">{m.pricing_try_note()}</p>}
        {endsAt !== null && (
          <p className="note">
            <TimeInText at={endsAt} format="day" say={(date) => m.pricing_ends_note({ date })} />
          </p>
        )}
        {card.offersTrial && (
          <IntentForm intent="try" tier={tier}>
            <Button type="submit" variant="ghost" size="small" full>
              {m.pricing_try({ plan })}
            </Button>
          </IntentForm>
        )}
        <PlanButton
          card={card}
          interval={interval}
          checkoutKey={checkoutKey}
          child={child}
          onGoFree={onGoFree}
        />
      </div>
    </Sheet>
  )
}

function labelOf(
  { tier, action, isOtherInterval }: PlanCardView,
  interval: Interval,
  child: PlanCardProps['child'],
): string {
  const plan = PLAN_NAMES[tier]()
  switch (action) {
    case 'stay-free':
      return m.pricing_stay_free()
    case 'go-free':
      return m.pricing_go_free()
    case 'manage':
      return m.pricing_manage()
    case 'switch':
      if (!isOtherInterval) return m.pricing_switch({ plan })
      return interval === 'year' ? m.pricing_pay_yearly() : m.pricing_pay_monthly()
    case 'none':
      return ''
    case 'sign-in':
    case 'choose':
      if (child !== null) return m.pricing_choose_for({ plan, name: child.name })
      return tier === 'free' ? m.pricing_start_free() : m.pricing_choose({ plan })
  }
}

function PlanButton({ card, interval, checkoutKey, child, onGoFree }: PlanCardProps) {
  const { tier, action } = card
  const label = labelOf(card, interval, child)
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const look = { variant: tier === POPULAR ? 'primary' : 'ghost', full: true } as const
  switch (action) {
    case 'none':
      return null
    case 'sign-in':
      return (
        <ButtonLink to={signInPath(tier, interval)} {...look}>
          {label}
        </ButtonLink>
      )
    case 'manage':
      return (
        <ButtonLink to="/subscription" {...look}>
          {label}
        </ButtonLink>
      )
    case 'switch':
      return (
        <ButtonLink to={ownPath('/subscription/switch', { tier, interval, for: child?.id })} {...look}>
          {label}
        </ButtonLink>
      )
    case 'go-free':
      return (
        <ButtonLink
          to="/pricing/downgrade"
          {...look}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onGoFree()
          }}
        >
          {label}
        </ButtonLink>
      )
    case 'stay-free':
      return (
        <IntentForm intent="free" tier={tier}>
          <Button type="submit" {...look}>
            {label}
          </Button>
        </IntentForm>
      )
    case 'choose':
      return (
        <IntentForm intent="choose" tier={tier}>
          <input type="hidden" name="interval" value={interval} />
          <input type="hidden" name="key" value={checkoutKey} />
          {child !== null && <input type="hidden" name="for" value={child.id} />}
          <Button type="submit" {...look} busy={busy}>
            {label}
          </Button>
        </IntentForm>
      )
  }
}

function IntentForm({ intent, tier, children }: { intent: string; tier: string; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="tier" value={tier} />
      {children}
    </Form>
  )
}
