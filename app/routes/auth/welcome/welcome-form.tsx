import { Form } from '@remix-run/react'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { fieldText } from '../field-words.ts'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { AgeQuestion } from '../sign-up/age-question.tsx'
import { ConsentLine } from '../sign-up/consent-line.tsx'
import { welcomeSchema } from './welcome-schema.ts'
// What only students are asked is hidden there too.
import '../sign-up/sign-up-form.css'

export interface WelcomeFormProps {
  reply: FormReply | undefined
  /** Said before, or by the browser's region; null: the person must choose. */
  country: string | null
  /** In the page's language and its order. */
  countries: readonly { code: string; name: string }[]
}

export function WelcomeForm({ reply, country, countries }: WelcomeFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'welcome',
    schema: welcomeSchema,
    result: reply?.result,
    defaultValue: { country: country ?? '' },
  })
  const focus = focusFirstFault([fields.country, fields.age, fields.guardianEmail])
  return (
    <Form method="post" id={form.id} className="sign-up-form" onSubmit={form.onSubmit} noValidate>
      <input type="hidden" name="intent" value="welcome" />
      <Segments
        name={fields.role.name}
        label={m.auth_role()}
        defaultValue={fields.role.initialValue}
        error={fieldText(fields.role.errors)}
        items={[
          { value: 'student', label: m.auth_role_student() },
          { value: 'parent', label: m.auth_role_parent() },
          { value: 'teacher', label: m.auth_role_teacher() },
        ]}
      />
      <NativeSelect
        {...fieldProps(fields.country)}
        {...focus(fields.country)}
        label={m.auth_country()}
        autoComplete="country"
        items={[
          { value: '', label: m.auth_country_choose() },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <AgeQuestion
        country={fields.country.value ?? ''}
        defaultAge={fields.age.initialValue}
        defaultGuardianEmail={fields.guardianEmail.initialValue}
        ageError={fieldText(fields.age.errors)}
        guardianEmailError={fieldText(fields.guardianEmail.errors)}
      />
      <ConsentLine />
      <SubmitButton intent="welcome">{m.auth_welcome_go_on()}</SubmitButton>
    </Form>
  )
}
