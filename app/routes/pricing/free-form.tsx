import { Form } from '@remix-run/react'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import type { FreeQuestion } from './free-question.server.ts'

export interface FreeFormProps {
  question: FreeQuestion
  /** In a dialog: closes it. On a page of its own the way back is a link. */
  onDone?: () => void
}

/** Yes or no to Free. Keeping the plan is the larger button: nobody cancels by accident. */
export function FreeForm({ question, onDone }: FreeFormProps) {
  return (
    <Form method="post" action="/pricing" {...(onDone && { onSubmit: onDone })}>
      <input type="hidden" name="intent" value="free" />
      <input type="hidden" name="sure" value="yes" />
      <ButtonRow>
        {onDone ? (
          <Button onClick={onDone}>{question.keep}</Button>
        ) : (
          <ButtonLink to="/pricing">{question.keep}</ButtonLink>
        )}
        <Button type="submit" variant="ghost">
          {question.yes}
        </Button>
      </ButtonRow>
    </Form>
  )
}
