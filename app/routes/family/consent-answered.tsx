// The page behind a mailed link once there is nothing to answer: what is so now, and what can still be done about it.
import { Form } from '@remix-run/react'
import type { LinkedGuardian } from '#app/domain/guardians/guardians.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { CardConsent, type CardConsentProps } from './card-consent.tsx'
import { EraseFold } from './erase-fold.tsx'
import { Fold } from './fold.tsx'

export interface ConsentAnsweredProps {
  state: 'confirmed' | 'withdrawn' | 'erased' | 'unknown'
  /** Who is linked while the yes stands. */
  guardians: readonly LinkedGuardian[]
  /** What proves a yes that came by mail alone; null: nothing is to be proved. */
  proof: { card: CardConsentProps; formToken: string } | null
}

const WORDS = {
  confirmed: [m.family_yes_title, m.family_yes_lead],
  withdrawn: [m.family_gone_title, m.family_gone_lead],
  erased: [m.family_erased_title, m.family_erased_lead],
  unknown: [m.family_link_title, m.family_link_lead],
} as const

export function ConsentAnswered({ state, guardians, proof }: ConsentAnsweredProps) {
  const [title, lead] = WORDS[state]
  return (
    <>
      <h1>{title()}</h1>
      <p className="lead">{lead()}</p>
      {state === 'confirmed' && (
        <>
          <p>{m.family_yes_more()}</p>
          <ButtonLink to="/auth?tab=signup&role=parent&returnTo=/family">{m.family_yes_account()}</ButtonLink>
          {proof !== null && (
            <>
              <CardConsent {...proof.card} />
              <p>
                {m.family_form_why()}{' '}
                <Link to={ownPath('/family/consent/form', { token: proof.formToken })}>
                  {m.family_form_title()}
                </Link>
              </p>
            </>
          )}
          <LinkedGuardians guardians={guardians} />
          <Fold label={m.family_withdraw()}>
            <Form method="post">
              <p>
                {m.family_withdraw_text()} {m.family_withdraw_bought()}
              </p>
              <Button type="submit" name="intent" value="withdraw" variant="ghost">
                {m.family_withdraw()}
              </Button>
            </Form>
          </Fold>
        </>
      )}
      {state === 'withdrawn' && <p>{m.family_gone_bought()}</p>}
      {(state === 'confirmed' || state === 'withdrawn') && <EraseFold label={m.family_erase()} />}
      {(state === 'erased' || state === 'unknown') && <ButtonLink to="/">{m.family_home()}</ButtonLink>}
    </>
  )
}

function LinkedGuardians({ guardians }: { guardians: readonly LinkedGuardian[] }) {
  if (guardians.length === 0) return null
  return (
    <section aria-labelledby="linked-title">
      <h2 id="linked-title">{m.family_linked_guardians()}</h2>
      <p>{m.family_linked_guardians_text()}</p>
      <ul>
        {guardians.map(({ id, displayName, address }) => {
          const name = displayName ?? m.family_nameless_guardian()
          return (
            <li key={id}>
              <b>{name}</b> {address}
              <Form method="post">
                <input type="hidden" name="guardianId" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove"
                  variant="ghost"
                  size="small"
                  aria-label={`${m.family_remove_guardian()}: ${name}`}
                >
                  {m.family_remove_guardian()}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
