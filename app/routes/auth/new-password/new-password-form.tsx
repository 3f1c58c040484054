import { Form } from '@remix-run/react'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import { FormMessage } from '../parts/form-message.tsx'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { newPasswordSchema } from './new-password-schema.ts'

export interface NewPasswordFormProps {
  reply: FormReply | undefined
  /** Of a link of ours: proves whose password it is. null where a session does. */
  token: string | null
}

/** One field with an eye, not two: what was typed can be looked at. */
export function NewPasswordForm({ reply, token }: NewPasswordFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'new-password',
    schema: newPasswordSchema,
    result: reply?.result,
  })
  const focus = focusFirstFault([fields.password])
  return (
    <>
      <FormMessage message={reply?.message} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="new-password" />
        {token !== null && <input type="hidden" name="token" value={token} />}
        <PasswordInput
          {...fieldProps(fields.password)}
          {...focus(fields.password)}
          label={m.auth_new_password()}
          hint={m.auth_password_hint()}
          autoComplete="new-password"
          revealLabel={m.auth_show_password()}
        />
        <SubmitButton intent="new-password">{m.auth_save_password()}</SubmitButton>
      </Form>
    </>
  )
}
