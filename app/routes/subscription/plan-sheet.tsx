import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { INTERVAL_NAMES, PLAN_NAMES, PLAN_STICKERS } from '#app/words/plans.ts'
import type { PlanState, SubscriptionView } from './view-subscription.server.ts'
import './plan-sheet.css'

const STATES: Readonly<Record<PlanState, () => string>> = {
  past_due: m.subscription_status_past_due,
  paid_back: m.subscription_status_paid_back,
  trial: m.subscription_status_trial,
  reward: m.subscription_status_reward,
  cancelled: m.subscription_status_cancelled,
  free: m.subscription_status_free,
  active: m.subscription_status_active,
}

export interface PlanSheetProps {
  plan: SubscriptionView
  /** Whose it is, where a guardian pays; null: the reader's own. */
  child?: { id: string; name: string } | null
}

/** The plan that is there: its facts in a ruled table, and what can be done about it. */
export function PlanSheet({ plan, child = null }: PlanSheetProps) {
  const { tier, canCancel, kept, hasPaid, isPastDue, isPaidBack } = plan
  const titleId = child === null ? 'plan' : `plan-${child.id}`
  const Heading = child === null ? 'h2' : 'h3'
  return (
    <Sheet as="section" className="plan-sheet" aria-labelledby={titleId}>
      <div className="plan">
        <Sticker badge={PLAN_STICKERS[tier]} />
        <Heading id={titleId}>
          <span className="label">
            {child === null ? m.subscription_plan() : m.subscription_plan_of({ name: child.name })}
          </span>{' '}
          {PLAN_NAMES[tier]()}
        </Heading>
      </div>
      <Facts plan={plan} />
      <ButtonRow>
        {hasPaid && isPastDue && <ManageForm isUrgent childId={child?.id} />}
        {kept !== null && (
          <ButtonLink to={ownPath('/subscription/switch', { ...kept, for: child?.id })} keyAction>
            {m.subscription_keep()}
          </ButtonLink>
        )}
        <ButtonLink
          to={ownPath('/pricing', { for: child?.id })}
          variant={kept !== null || (hasPaid && isPastDue) || canCancel ? 'ghost' : 'primary'}
        >
          {m.subscription_see_plans()}
        </ButtonLink>
        {hasPaid && !isPastDue && <ManageForm isUrgent={false} childId={child?.id} />}
      </ButtonRow>
      {hasPaid && <p className="small">{m.subscription_manage_text()}</p>}
      {canCancel && (
        <div className="cancel">
          <ButtonLink to={ownPath('/subscription/cancel', { for: child?.id })} variant="ghost" size="small">
            {m.subscription_cancel()}
          </ButtonLink>
          <p className="small">
            {isPaidBack ? m.subscription_cancel_paid_back() : m.subscription_cancel_text()}
          </p>
        </div>
      )}
    </Sheet>
  )
}

function Facts({ plan: { tier, state, facts } }: { plan: SubscriptionView }) {
  const { price, interval, renewsOn, endsOn, isByHour } = facts
  return (
    <dl className="facts">
      <Fact term={m.subscription_status()} value={STATES[state]()} />
      {price !== null && (
        <Fact
          term={m.subscription_price()}
          value={tier === 'free' ? `${price} ${m.plans_forever()}` : price}
        />
      )}
      {interval !== null && <Fact term={m.plans_billing()} value={INTERVAL_NAMES[interval]()} />}
      {renewsOn !== null && (
        <Fact term={m.subscription_renews()} value={<LocalTime at={renewsOn} format="day" />} />
      )}
      {endsOn !== null && (
        <Fact
          term={m.subscription_ends()}
          value={<LocalTime at={endsOn} format={isByHour ? 'moment' : 'day'} />}
        />
      )}
    </dl>
  )
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** On to the card provider's own page. */
function ManageForm({ isUrgent, childId }: { isUrgent: boolean; childId: string | undefined }) {
  return (
    <Form method="post" action="/subscription">
      <input type="hidden" name="intent" value="manage" />
      {childId !== undefined && <input type="hidden" name="for" value={childId} />}
      <Button type="submit" variant={isUrgent ? 'primary' : 'ghost'} keyAction={isUrgent}>
        {m.subscription_manage()}
      </Button>
    </Form>
  )
}
