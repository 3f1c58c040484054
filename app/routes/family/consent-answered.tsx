// The page behind a mailed link once there is nothing to answer: what is so now, and what can still be done about it.
import { Form } from '@remix-run/react'
import type { LinkedGuardian } from '#app/domain/guardians/guardians.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Link } from '#app/ui/link.tsx'
import { CardConsent, type CardConsentProps } from './card-consent.tsx'
import { EraseFold } from './erase-fold.tsx'
import { LinkedGuardians } from './linked-guardians.tsx'

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
                {m.family_form_why()}
                {sentenceGap()}
                <Link to={ownPath('/family/consent/form', { token: proof.formToken })}>
                  {m.family_form_title()}
                </Link>
              </p>
            </>
          )}
          <LinkedGuardians
            title={m.family_linked_guardians()}
            level={2}
            text={m.family_linked_guardians_text()}
            guardians={guardians}
            mayRemove
          />
          <Fold label={m.family_withdraw()}>
            <Form method="post">
              <p>
                {m.family_withdraw_text()}
                {sentenceGap()}
                {m.family_withdraw_bought()}
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
