// One small form: its schema in browser and server, its faults in words, its button waiting while it is sent.
import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormSchema } from '#app/forms/parse-form.ts'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { TextInput, type TextInputProps } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { fieldError } from './field-error.ts'

type Words = Pick<TextInputProps, 'label' | 'hint'> & { name: string }
export type ChangeField = Words &
  (
    | { kind: 'password'; autoComplete: 'current-password' | 'new-password' }
    | { kind: 'code' }
    | { kind: 'text' | 'email' | 'tel'; autoComplete: string }
  )

export interface ChangeFormProps {
  /** Unique on the page; fields are `<id>-<name>`. */
  id: string
  schema: FormSchema
  fields: readonly ChangeField[]
  /** What the server said to the last attempt. */
  result: SubmissionResult | undefined
  /** The button's words. */
  submit: string
  /** What is sent cannot be taken back: the button says so by its look. */
  isDanger?: boolean
  /** Beside the button. */
  children?: ReactNode
}

interface FieldState {
  initialValue?: unknown
  errors?: string[] | undefined
}

export function ChangeForm({ id, schema, fields, result, submit, isDanger, children }: ChangeFormProps) {
  const isWaiting = useNavigation().state !== 'idle'
  const [form, meta] = useSchemaForm({ id, schema, result })
  const states = meta as Readonly<Record<string, FieldState | undefined>>
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate}>
      {fields.map((field) => (
        <ChangeInput key={field.name} form={id} field={field} state={states[field.name]} />
      ))}
      <ButtonRow>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} disabled={isWaiting}>
          {isWaiting ? m.profile_saving() : submit}
        </Button>
        {children}
      </ButtonRow>
    </Form>
  )
}

interface ChangeInputProps {
  form: string
  field: ChangeField
  state: FieldState | undefined
}

function ChangeInput({ form, field, state }: ChangeInputProps) {
  const { name, label, hint, kind } = field
  const words = {
    id: `${form}-${name}`,
    name,
    label,
    hint,
    error: fieldError(state?.errors),
    required: true,
  }
  if (kind === 'password')
    return <PasswordInput {...words} autoComplete={field.autoComplete} revealLabel={m.auth_show_password()} />
  if (kind === 'code') return <CodeInput {...words} />
  const typed = state?.initialValue
  return (
    <TextInput
      {...words}
      type={kind}
      autoComplete={field.autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typeof typed === 'string' ? typed : undefined}
    />
  )
}
