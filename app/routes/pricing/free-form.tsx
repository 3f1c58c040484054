import { Form } from '@remix-run/react'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'

export interface FreeFormProps {
  /** The plan there is. */
  kept: Tier
  /** In a dialog: closes it. On a page of its own the way back is a link. */
  onDone?: () => void
}

/** Yes or no to Free. Keeping the plan is the larger button: nobody cancels by accident. */
export function FreeForm({ kept, onDone }: FreeFormProps) {
  const keep = m.plans_keep({ plan: PLAN_NAMES[kept]() })
  return (
    <Form method="post" action="/pricing" {...(onDone && { onSubmit: onDone })}>
      <input type="hidden" name="intent" value="free" />
      <input type="hidden" name="sure" value="yes" />
      <ButtonRow>
        {onDone ? <Button onClick={onDone}>{keep}</Button> : <ButtonLink to="/pricing">{keep}</ButtonLink>}
        <Button type="submit" variant="ghost">
          {m.plans_free_yes()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
