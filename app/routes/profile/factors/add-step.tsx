import { Form } from '@remix-run/react'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import type { FormAnswer } from './factor-actions.server.ts'
import { StepHead } from './factor-page.tsx'
import { appSchema, factorFieldText, phoneSchema } from './factor-schemas.ts'

interface AddProps {
  /** One that is free. */
  name: string
  answer: FormAnswer | undefined
}

export interface AddStepProps extends AddProps {
  kind: 'app' | 'phone'
}

export function AddStep({ kind, ...props }: AddStepProps) {
  return kind === 'app' ? <AddApp {...props} /> : <AddPhone {...props} />
}

function AddApp({ name, answer: result }: AddProps) {
  const [form, fields] = useSchemaForm({ id: 'factor', schema: appSchema, result, defaultValue: { name } })
  return (
    <>
      <StepHead title={m.factors_add_app_title()} lead={m.factors_add_app_lead()} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <NameInput name={fields.name.initialValue} errors={fields.name.errors} />
        <Buttons intent="add-app" />
      </Form>
    </>
  )
}

function AddPhone({ name, answer: result }: AddProps) {
  const [form, fields] = useSchemaForm({ id: 'factor', schema: phoneSchema, result, defaultValue: { name } })
  return (
    <>
      <StepHead title={m.factors_add_phone_title()} lead={m.factors_add_phone_lead()} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <TextInput
          id="factor-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          label={m.factors_number()}
          hint={m.factors_number_hint()}
          defaultValue={fields.phone.initialValue}
          error={factorFieldText(fields.phone.errors)}
          required
        />
        <NameInput name={fields.name.initialValue} errors={fields.name.errors} />
        <Buttons intent="add-phone" />
      </Form>
    </>
  )
}

function NameInput({ name, errors }: { name: string | undefined; errors: string[] | undefined }) {
  return (
    <TextInput
      id="factor-name"
      name="name"
      label={m.factors_name()}
      hint={m.factors_name_hint()}
      defaultValue={name}
      error={factorFieldText(errors)}
      autoComplete="off"
      maxLength={60}
      required
    />
  )
}

function Buttons({ intent }: { intent: string }) {
  return (
    <ButtonRow>
      <Button type="submit" name="intent" value={intent} keyAction>
        {m.factors_continue()}
      </Button>
      <ButtonLink to="/profile/security#factors" variant="ghost">
        {m.factors_cancel()}
      </ButtonLink>
    </ButtonRow>
  )
}
