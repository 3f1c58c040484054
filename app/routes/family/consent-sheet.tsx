// Whether a grown-up said yes, what works meanwhile, and whom to ask: in words for a child.

import { Form } from '@remix-run/react'
import type { Consent } from '#app/domain/consent/consent.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { fieldOutcome, type Outcome } from './outcome.ts'
import { useFocusOnError } from './use-focus-on-error.ts'

export type ShownConsent = Consent & { askedOf: string | null }

export interface ConsentSheetProps {
  consent: ShownConsent
  outcome: Outcome | undefined
}

export function ConsentSheet({ consent, outcome }: ConsentSheetProps) {
  const { state, askedOf } = consent
  if (state === 'confirmed') {
    return (
      <section aria-labelledby="consent-title">
        <h2 id="consent-title">{m.family_state_confirmed()}</h2>
        <Sheet>
          <p>{m.family_consent_given()}</p>
        </Sheet>
      </section>
    )
  }
  return (
    <section aria-labelledby="consent-title">
      <h2 id="consent-title">{m.family_consent()}</h2>
      <Sheet className="consent-sheet">
        {state === 'waiting' ? (
          <>
            <p>{m.family_waiting_for({ address: askedOf ?? '' })}</p>
            <Form method="post">
              <Button type="submit" name="intent" value="ask">
                {m.family_send_again()}
              </Button>
            </Form>
            <Fold label={m.family_ask_other()} open={fieldOutcome(outcome, 'email') !== null}>
              <AskForm outcome={outcome} variant="ghost" />
            </Fold>
          </>
        ) : (
          <>
            <p>{state === 'withdrawn' ? m.family_withdrawn_text() : m.family_not_asked_text()}</p>
            <AskForm outcome={outcome} variant="primary" />
          </>
        )}
        {consent.erasedOn !== null && (
          <p className="ends">
            <TimeInText at={consent.erasedOn} format="day" say={(date) => m.shell_erased_on({ date })} />
          </p>
        )}
        <p className="meanwhile">
          {m.family_consent_now()}
          {sentenceGap()}
          <TimeInText at={consent.ofAgeOn} format="day" say={(date) => m.family_consent_until({ date })} />
        </p>
      </Sheet>
    </section>
  )
}

function AskForm({ outcome, variant }: { outcome: Outcome | undefined; variant: 'primary' | 'ghost' }) {
  const wrong = fieldOutcome(outcome, 'email')
  useFocusOnError('email', outcome, wrong)
  return (
    <Form method="post" noValidate>
      <TextInput
        id="email"
        type="email"
        autoComplete="off"
        label={m.family_guardian_email()}
        error={wrong?.error}
        defaultValue={wrong?.typed}
        required
      />
      <Button type="submit" name="intent" value="ask" variant={variant}>
        {m.family_ask_button()}
      </Button>
    </Form>
  )
}
