// Second step: the six digits.
import { Form } from '@remix-run/react'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Destination, withDestination } from '../destination.ts'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import { FormMessage } from '../parts/form-message.tsx'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { sixDigitsSchema } from './code-schema.ts'
import './digits-form.css'

export interface DigitsFormProps {
  reply: FormReply | undefined
  /** Where the code went. */
  by: 'email' | 'phone'
  destination: Destination
}

export function DigitsForm({ reply, by, destination }: DigitsFormProps) {
  const [form, fields] = useSchemaForm({ id: 'digits', schema: sixDigitsSchema, result: reply?.result })
  const focus = focusFirstFault([fields.code])
  const again = by === 'phone' ? { by } : {}
  return (
    <>
      <FormMessage message={reply?.message} />
      <Form method="post" id={form.id} className="digits-form" onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="check" />
        <TextInput
          {...fieldProps(fields.code)}
          {...focus(fields.code)}
          label={m.auth_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <SubmitButton intent="check">{m.auth_log_in()}</SubmitButton>
      </Form>
      <p className="quiet">
        <Link to={withDestination('/auth/code', destination, again)}>{m.auth_code_again()}</Link>
        <Link to={withDestination('/auth', destination)}>{m.auth_back_to_login()}</Link>
      </p>
    </>
  )
}
