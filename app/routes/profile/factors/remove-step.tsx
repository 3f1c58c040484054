import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { factorName, type ListedFactor } from '../security/factor-section.tsx'
import { StepHead } from './factor-page.tsx'

export interface RemoveStepProps {
  factor: Pick<ListedFactor, 'id' | 'type' | 'name'>
  /** Without it the account has no second factor. */
  last: boolean
}

export function RemoveStep({ factor, last }: RemoveStepProps) {
  return (
    <>
      <StepHead
        title={m.factors_remove_title({ name: factorName(factor) })}
        lead={last ? m.factors_remove_last() : m.factors_remove_other()}
      />
      <Form method="post">
        <input type="hidden" name="factor" value={factor.id} />
        <ButtonRow>
          <Button type="submit" name="intent" value="remove">
            {m.factors_remove()}
          </Button>
          <ButtonLink to="/profile/security#factors" variant="ghost">
            {m.factors_keep()}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </>
  )
}
