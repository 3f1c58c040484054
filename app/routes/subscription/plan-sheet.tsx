import { Form } from '@remix-run/react'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { SubscriptionWords } from './subscription-words.server.ts'
import './plan-sheet.css'

const STICKERS = { free: 'star', basic: 'perfect', premium: 'level', enterprise: 'streak' } as const

/** The plan that is there: its facts in a ruled table, and what can be done about it. */
export function PlanSheet({ words }: { words: SubscriptionWords }) {
  const { label, tier, name, facts, cancel, keep, manage, plans } = words
  const isUrgent = manage?.isUrgent ?? false
  return (
    <Sheet as="section" className="plan-sheet" aria-labelledby="plan">
      <div className="plan">
        <Sticker badge={STICKERS[tier]} />
        <h2 id="plan">
          <span className="label">{label}</span> {name}
        </h2>
      </div>
      <dl className="facts">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonRow>
        {manage !== null && isUrgent && <ManageForm manage={manage} />}
        {keep !== null && (
          <ButtonLink to={keep.to} keyAction>
            {keep.label}
          </ButtonLink>
        )}
        <ButtonLink
          to="/pricing"
          variant={keep !== null || isUrgent || cancel !== null ? 'ghost' : 'primary'}
        >
          {plans}
        </ButtonLink>
        {manage !== null && !isUrgent && <ManageForm manage={manage} />}
      </ButtonRow>
      {manage !== null && <p className="small">{manage.text}</p>}
      {cancel !== null && (
        <div className="cancel">
          <ButtonLink to="/subscription/cancel" variant="ghost" size="small">
            {cancel.label}
          </ButtonLink>
          <p className="small">{cancel.text}</p>
        </div>
      )}
    </Sheet>
  )
}

/** On to the card provider's own page. */
function ManageForm({ manage }: { manage: NonNullable<SubscriptionWords['manage']> }) {
  return (
    <Form method="post" action="/subscription">
      <input type="hidden" name="intent" value="manage" />
      <Button type="submit" variant={manage.isUrgent ? 'primary' : 'ghost'} keyAction={manage.isUrgent}>
        {manage.label}
      </Button>
    </Form>
  )
}
