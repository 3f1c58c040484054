// First step: where the code goes, a mailbox or a phone.
import { Form } from '@remix-run/react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Destination, withDestination } from '../destination.ts'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import { FormMessage } from '../parts/form-message.tsx'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { emailAddressSchema, phoneAddressSchema } from './code-schema.ts'

export interface AddressFormProps {
  reply: FormReply | undefined
  /** Typed on another screen before. */
  address: string | undefined
  destination: Destination
}

export function EmailForm({ reply, address, destination }: AddressFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'code-email',
    schema: emailAddressSchema,
    result: reply?.result,
    defaultValue: { email: address },
  })
  const focus = focusFirstFault([fields.email])
  return (
    <>
      <FormMessage message={reply?.message} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="send" />
        <TextInput
          {...fieldProps(fields.email)}
          {...focus(fields.email)}
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CaptchaField asked={reply?.captcha} />
        <SubmitButton intent="send">{m.auth_send_code()}</SubmitButton>
      </Form>
      <p className="quiet">
        <Link to={withDestination('/auth/code', destination, { by: 'phone' })}>{m.auth_phone_instead()}</Link>
        <Link to={withDestination('/auth', destination)}>{m.auth_back_to_login()}</Link>
      </p>
    </>
  )
}

export function PhoneForm({ reply, address, destination }: AddressFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'code-phone',
    schema: phoneAddressSchema,
    result: reply?.result,
    defaultValue: { phone: address },
  })
  const focus = focusFirstFault([fields.phone])
  return (
    <>
      <FormMessage message={reply?.message} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="send" />
        <TextInput
          {...fieldProps(fields.phone)}
          {...focus(fields.phone)}
          label={m.auth_phone()}
          hint={m.auth_phone_hint()}
          type="tel"
          autoComplete="tel"
        />
        <CaptchaField asked={reply?.captcha} />
        <SubmitButton intent="send">{m.auth_send_code()}</SubmitButton>
      </Form>
      <p className="quiet">
        <Link to={withDestination('/auth/code', destination)}>{m.auth_email_instead()}</Link>
        <Link to={withDestination('/auth', destination)}>{m.auth_back_to_login()}</Link>
      </p>
    </>
  )
}
