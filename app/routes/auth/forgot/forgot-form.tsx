// Asks for the mail that lets someone choose a new password: the Forgot Password tab, and /password-reset.
import { Form } from '@remix-run/react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { TextInput } from '#app/ui/field.tsx'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import { FormMessage } from '../parts/form-message.tsx'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { forgotSchema } from './forgot-schema.ts'

export interface ForgotFormProps {
  reply: FormReply | undefined
  /** Typed on another tab or before. */
  email: string | undefined
}

export function ForgotForm({ reply, email }: ForgotFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'forgot',
    schema: forgotSchema,
    result: reply?.result,
    defaultValue: { email },
  })
  const focus = focusFirstFault([fields.email])
  return (
    <>
      <FormMessage message={reply?.message} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="forgot" />
        <TextInput
          {...fieldProps(fields.email)}
          {...focus(fields.email)}
          label={m.auth_email()}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CaptchaField asked={reply?.captcha} />
        <SubmitButton intent="forgot">{m.auth_send_reset()}</SubmitButton>
      </Form>
    </>
  )
}
