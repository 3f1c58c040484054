// The direct notice to a parent (16 CFR 312.4(c)(1)): who asks, what is kept, what a yes changes, how to take it back.
import { Form } from '@remix-run/react'
import type { LinkedGuardian } from '#app/domain/guardians/guardians.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Operator } from '#app/platform/config.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { CardConsent, type CardConsentProps } from './card-consent.tsx'
import { EraseFold } from './erase-fold.tsx'
import { LinkedGuardians } from './linked-guardians.tsx'

export interface ConsentQuestionProps {
  childName: string | null
  /** Who is linked already, by a code of the child's. */
  guardians: readonly LinkedGuardian[]
  card: CardConsentProps
  /** Who answers for what is kept: 16 CFR 312.4(c)(1) wants their contact. */
  operator: Operator
}

export function ConsentQuestion({ childName, guardians, card, operator }: ConsentQuestionProps) {
  return (
    <>
      <h1>{childName === null ? m.family_ask_title_nameless() : m.family_ask_title({ name: childName })}</h1>
      <p className="lead">{m.family_ask_lead()}</p>
      <p>{m.family_ask_what()}</p>
      <Sheet>
        <h2>{m.family_ask_keep()}</h2>
        <ul>
          <li>{m.family_ask_keep_profile()}</li>
          <li>{m.family_ask_keep_sign_in()}</li>
          <li>{m.family_ask_keep_devices()}</li>
          <li>{m.family_ask_keep_rounds()}</li>
          <li>{m.family_ask_keep_questions()}</li>
          <li>{m.family_ask_keep_bought()}</li>
          <li>{m.family_ask_keep_written()}</li>
          <li>{m.family_ask_keep_yes()}</li>
        </ul>
        <p>{m.family_ask_never()}</p>
        <h2>{m.family_ask_changes()}</h2>
        <p>{m.family_ask_changes_text()}</p>
        <ul>
          <li>{m.family_ask_changes_profile()}</li>
          <li>{m.family_ask_changes_buy()}</li>
          <li>{m.family_ask_changes_invite()}</li>
          <li>{m.family_ask_changes_write()}</li>
        </ul>
        <p>{m.family_ask_rights()}</p>
        <p>{m.family_ask_operator({ ...operator })}</p>
      </Sheet>
      <LinkedGuardians
        title={m.family_linked_guardians()}
        level={2}
        text={m.family_linked_before()}
        guardians={guardians}
        mayRemove={false}
      />
      <p>{m.family_ask_yes_text()}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="confirm" keyAction>
          {m.family_ask_yes()}
        </Button>
      </Form>
      <CardConsent {...card} />
      <EraseFold label={m.family_ask_no()} />
      <p className="fine-print">{m.family_ask_ignore()}</p>
    </>
  )
}
