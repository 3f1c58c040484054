import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { ChangeField } from './change-form.tsx'

/** Offers to send the code that a page needs from someone who signed in a while ago. */
export function AskForCode() {
  return (
    <Form method="post">
      <p>{m.profile_password_code_lead()}</p>
      <Button type="submit" name="intent" value="send-code" variant="ghost">
        {m.profile_password_code_send()}
      </Button>
    </Form>
  )
}

/** The field that code goes into. */
export function codeField(): ChangeField {
  return { name: 'nonce', label: m.profile_password_code(), kind: 'code' }
}
