// The Sign Up tab. Only a student is asked for a grade: CSS hides it, with or without scripts, and the schema drops it.
import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { TextInput } from '#app/ui/field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { fieldText } from '../field-words.ts'
import { fieldProps, focusFirstFault } from '../parts/field-props.ts'
import { FormMessage } from '../parts/form-message.tsx'
import type { FormReply } from '../parts/form-reply.ts'
import { SubmitButton } from '../parts/submit-button.tsx'
import { AgeQuestion } from './age-question.tsx'
import { ConsentLine } from './consent-line.tsx'
import { signUpSchema } from './sign-up-schema.ts'
import './sign-up-form.css'

export interface SignUpFormProps {
  reply: FormReply | undefined
  /** Typed on another tab or before. */
  email: string | undefined
  /** Chosen by the link that led here; else nobody is taken for anything. */
  role: string | undefined
  language: Locale
  /** By the browser's region; null: the person must choose. */
  country: string | null
  /** In the page's language and its order. */
  countries: readonly { code: string; name: string }[]
}

export function SignUpForm({ reply, email, role, language, country, countries }: SignUpFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'signup',
    schema: signUpSchema,
    result: reply?.result,
    defaultValue: { email, role, language, country: country ?? '' },
  })
  const focus = focusFirstFault([
    fields.displayName,
    fields.gradeLevel,
    fields.email,
    fields.password,
    fields.language,
    fields.country,
    fields.age,
    fields.guardianEmail,
  ])
  const gradeFault = fieldText(fields.gradeLevel.errors)
  useEffect(() => {
    if (gradeFault !== undefined) showToast({ id: 'grade-level', type: 'error', title: gradeFault })
  }, [gradeFault])

  return (
    <>
      <FormMessage message={reply?.message} />
      <Form method="post" id={form.id} className="sign-up-form" onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="intent" value="signup" />
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
        <div className="two">
          <TextInput
            {...fieldProps(fields.displayName)}
            {...focus(fields.displayName)}
            label={m.auth_display_name()}
            hint={m.auth_display_name_hint()}
            autoComplete="nickname"
          />
          <div className="student-only">
            <NativeSelect
              {...fieldProps(fields.gradeLevel)}
              {...focus(fields.gradeLevel)}
              label={m.auth_grade()}
              items={[
                { value: '', label: m.auth_grade_choose() },
                { value: 'elementary', label: m.auth_grade_elementary() },
                { value: 'middle', label: m.auth_grade_middle() },
                { value: 'high', label: m.auth_grade_high() },
              ]}
            />
          </div>
        </div>
        <TextInput
          {...fieldProps(fields.email)}
          {...focus(fields.email)}
          label={m.auth_email()}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...fieldProps(fields.password)}
          {...focus(fields.password)}
          label={m.auth_password()}
          hint={m.auth_password_hint()}
          autoComplete="new-password"
          revealLabel={m.auth_show_password()}
        />
        <div className="two">
          <NativeSelect
            {...fieldProps(fields.language)}
            {...focus(fields.language)}
            label={m.auth_language()}
            items={[
              { value: '', label: m.auth_language_choose() },
              ...LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] })),
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
        </div>
        <AgeQuestion
          country={fields.country.value ?? ''}
          defaultAge={fields.age.initialValue}
          defaultGuardianEmail={fields.guardianEmail.initialValue}
          ageError={fieldText(fields.age.errors)}
          guardianEmailError={fieldText(fields.guardianEmail.errors)}
        />
        <ConsentLine />
        <CaptchaField asked={reply?.captcha} />
        <SubmitButton intent="signup">{m.auth_create_account()}</SubmitButton>
      </Form>
    </>
  )
}
