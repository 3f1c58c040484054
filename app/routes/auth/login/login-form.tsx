// The Login tab: email and password, a way out for a mail that never came, and the ways in without a password.
import { Form } from '@remix-run/react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { type Destination, withDestination } from '../destination.ts'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import { FormMessage } from '../parts/form-message.tsx'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { loginSchema } from './login-schema.ts'

export interface LoginFormProps {
  reply: FormReply | undefined
  /** Typed on another tab or before. */
  email: string | undefined
  /** An account was just made: its mail has to be opened first. */
  checkMail: boolean
  destination: Destination
}

export function LoginForm({ reply, email, checkMail, destination }: LoginFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'login',
    schema: loginSchema,
    result: reply?.intent === 'login' ? reply.result : undefined,
    defaultValue: { email },
  })
  const focus = focusFirstFault([fields.email, fields.password])
  const resend = reply?.unconfirmed !== undefined && (
    <ResendForm email={reply.unconfirmed} captcha={reply.intent === 'resend' ? reply.captcha : undefined} />
  )
  return (
    <>
      {checkMail && !reply && (
        <Notice>
          <p>{email === undefined ? m.auth_check_mail_plain() : m.auth_check_mail({ email })}</p>
        </Notice>
      )}
      <FormMessage message={reply?.message}>{resend}</FormMessage>
      {!reply?.message && resend}
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="login" />
        <TextInput
          {...fieldProps(fields.email)}
          {...focus(fields.email)}
          label={m.auth_email()}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...fieldProps(fields.password)}
          {...focus(fields.password)}
          label={m.auth_password()}
          autoComplete="current-password"
          revealLabel={m.auth_show_password()}
        />
        <CaptchaField asked={reply?.intent === 'login' ? reply.captcha : undefined} />
        <SubmitButton intent="login">{m.auth_log_in()}</SubmitButton>
      </Form>
      <p className="quiet">
        <Link to={withDestination('/auth/code', destination)}>{m.auth_code_instead()}</Link>
        <Link to={withDestination('/auth/code', destination, { by: 'phone' })}>{m.auth_phone_instead()}</Link>
      </p>
    </>
  )
}

function ResendForm({ email, captcha }: { email: string; captcha: AskedCaptcha | undefined }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <CaptchaField asked={captcha} />
      <Button type="submit" variant="ghost" size="small">
        {m.auth_resend()}
      </Button>
    </Form>
  )
}
