import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.js'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import type { FormAnswer } from './factor-actions.server.ts'
import { StepHead } from './factor-page.tsx'
import { appSchema, factorFieldText, phoneSchema } from './factor-schemas.ts'

export interface AddStepProps {
  kind: 'app' | 'phone'
  /** A name that is free. */
  name: string
  answer: FormAnswer | null
}

export function AddStep({ kind, name, answer }: AddStepProps) {
  const schema = kind === 'app' ? appSchema : phoneSchema
  const [form, fields] = useForm<{ name: string; phone?: string }>({
    id: 'factor',
    lastResult: answer,
    defaultValue: { name },
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  const initial = (field: 'name' | 'phone') => {
    const { initialValue } = fields[field]
    return typeof initialValue === 'string' ? initialValue : ''
  }
  return (
    <>
      {kind === 'app' ? (
        <StepHead title={m.factors_add_app_title()} lead={m.factors_add_app_lead()} />
      ) : (
        <StepHead title={m.factors_add_phone_title()} lead={m.factors_add_phone_lead()} />
      )}
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate}>
        {kind === 'phone' && (
          <TextInput
            id="factor-phone"
            name={fields.phone.name}
            type="tel"
            autoComplete="tel"
            label={m.factors_number()}
            hint={m.factors_number_hint()}
            defaultValue={initial('phone')}
            error={factorFieldText(fields.phone.errors)}
            required
          />
        )}
        <TextInput
          id="factor-name"
          name={fields.name.name}
          label={m.factors_name()}
          hint={m.factors_name_hint()}
          defaultValue={initial('name')}
          error={factorFieldText(fields.name.errors)}
          autoComplete="off"
          required
        />
        <ButtonRow>
          <Button type="submit" name="intent" value={`add-${kind}`} keyAction>
            {m.factors_continue()}
          </Button>
          <ButtonLink to="/profile#factors" variant="ghost">
            {m.factors_cancel()}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </>
  )
}
