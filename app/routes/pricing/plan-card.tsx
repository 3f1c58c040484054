import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Interval } from '#app/domain/billing/catalogue.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { PlanCardWords } from './pricing-words.server.ts'
import { signInPath } from './sign-in-path.ts'
import './plan-card.css'

const STICKERS = { free: 'star', basic: 'perfect', premium: 'level' } as const

export interface PlanCardProps {
  card: PlanCardWords
  interval: Interval
  checkoutKey: string
  /** Asks whether to go back to Free. */
  onGoFree: () => void
}

export function PlanCard({ card, interval, checkoutKey, onGoFree }: PlanCardProps) {
  const { tier, name, price, billing, about, features, popular, current, picked, trial, note } = card
  const title = `plan-${tier}`
  return (
    <Sheet
      as="li"
      className={classNames('plan-card', popular !== null && 'popular', picked !== null && 'picked')}
      aria-labelledby={title}
      data-tier={tier}
    >
      {(popular ?? current) !== null && (
        <p className="flags">
          {popular !== null && <span className="flag">{popular}</span>}
          {current !== null && <span className="flag current">{current}</span>}
        </p>
      )}
      <Sticker badge={STICKERS[tier]} />
      <h2 id={title}>{name}</h2>
      <p className="price">
        {price} <small>{billing}</small>
      </p>
      <p className="about">{about}</p>
      <ul className="features">
        {features.map((feature) => (
          <li key={feature}>
            <LineIcon name="check" /> {feature}
          </li>
        ))}
      </ul>
      <div className="acts">
        {picked !== null && <p className="note">{picked}</p>}
        {note !== null && <p className="note">{note}</p>}
        {trial !== null && (
          <IntentForm intent="try" tier={tier}>
            <Button type="submit" variant="ghost" size="small" full>
              {trial}
            </Button>
          </IntentForm>
        )}
        <PlanButton card={card} interval={interval} checkoutKey={checkoutKey} onGoFree={onGoFree} />
      </div>
    </Sheet>
  )
}

function PlanButton({ card, interval, checkoutKey, onGoFree }: PlanCardProps) {
  const { tier, action, label, popular } = card
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const look = { variant: popular === null ? 'ghost' : 'primary', full: true } as const
  switch (action) {
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
        <ButtonLink to={ownPath('/subscription/switch', { tier, interval })} {...look}>
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
          <Button
            type="submit"
            {...look}
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (busy) event.preventDefault()
            }}
          >
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
