// The five fields of a profile. With scripts only the changed ones are sent; the save button waits while they are.
import { useForm } from '@conform-to/react'
import { Form, useActionData, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import type { input, output } from 'zod/v4/core'
import type { ProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { PROFILE_FIELD_NAMES, type ProfileField } from '#app/domain/profiles/profile-fields.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { NativeSelect, type NativeSelectItem } from '#app/ui/native-select.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { fieldError } from '../field-error.ts'
import { choicesFor, FIELD_LABELS } from '../profile-words.ts'
import { profileSchema } from '../schemas.ts'
import type { UpdateAnswer, UpdateOutcome } from './update-answer.ts'
import './about-form.css'

const TOASTS: Readonly<Record<UpdateOutcome, { type: 'success' | 'error'; title: () => string }>> = {
  updated: { type: 'success', title: m.profile_updated },
  refused: { type: 'error', title: m.profile_update_failed },
  failed: { type: 'error', title: m.profile_update_error },
}

export interface AboutFormProps {
  profile: ProfileFields
  countries: readonly NativeSelectItem[]
  /** Whether a parent's or teacher's account: others become one on a page of their own. */
  isGrownUp: boolean
}

export function AboutForm({ profile, countries, isGrownUp }: AboutFormProps) {
  const answer = useActionData<UpdateAnswer>()
  const submit = useSubmit()
  const navigation = useNavigation()
  const isUpdating = navigation.state !== 'idle' && navigation.formAction === '/profile'
  /** What was typed, when a server answer repeats the form; else what is stored. */
  const valueFor = (field: ProfileField) => {
    const typed = answer?.result?.initialValue?.[field]
    return typeof typed === 'string' ? typed : (profile[field] ?? '')
  }
  // Whose grades they are is no question for students.
  const mayTeach = profile.role === 'parent' || profile.role === 'teacher'
  const choices = choicesFor(profile, countries)
  const [form, fields] = useForm<input<typeof profileSchema>, output<typeof profileSchema>>({
    id: 'about',
    lastResult: answer?.result ?? null,
    shouldRevalidate: 'onInput',
    defaultValue: Object.fromEntries(PROFILE_FIELD_NAMES.map((field) => [field, profile[field] ?? ''])),
    onValidate: ({ formData }) => parseForm(formData, profileSchema),
    onSubmit(event, { formData }) {
      event.preventDefault()
      for (const field of PROFILE_FIELD_NAMES) {
        if (formData.get(field) === (profile[field] ?? '')) formData.delete(field)
      }
      submit(formData, { method: 'post', action: '/profile', preventScrollReset: true })
    },
  })

  useEffect(() => {
    if (!answer) return
    const { type, title } = TOASTS[answer.outcome]
    showToast({ id: 'profile', type, title: title() })
  }, [answer])

  return (
    <Sheet as="section" className="about-form" aria-labelledby="about-title">
      <h2 id="about-title">{m.profile_about()}</h2>
      {answer && (
        <noscript>
          <p className={TOASTS[answer.outcome].type} role="status">
            {TOASTS[answer.outcome].title()}
          </p>
        </noscript>
      )}
      <Form
        method="post"
        action="/profile"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
      >
        <div className="pairs">
          <TextInput
            key={`name-${profile.displayName}`}
            id="about-displayName"
            name={fields.displayName.name}
            label={FIELD_LABELS.displayName()}
            defaultValue={valueFor('displayName')}
            error={fieldError(fields.displayName.errors)}
            autoComplete="nickname"
            maxLength={60}
            required
          />
          {choiceFields(isGrownUp).map((field) => (
            <NativeSelect
              key={`${field}-${profile[field]}`}
              id={`about-${field}`}
              name={fields[field].name}
              label={FIELD_LABELS[field]()}
              hint={field === 'gradeLevel' && mayTeach ? m.profile_grade_hint() : undefined}
              items={choices[field]}
              defaultValue={valueFor(field)}
              error={fieldError(fields[field].errors)}
            />
          ))}
        </div>
        {!isGrownUp && (
          <p className="role">
            <Link to="/profile/role">{m.profile_role_other()}</Link>
          </p>
        )}
        <Button type="submit" keyAction disabled={isUpdating}>
          {isUpdating ? m.profile_saving() : m.profile_save()}
        </Button>
      </Form>
    </Sheet>
  )
}

function choiceFields(isGrownUp: boolean) {
  const fields = ['gradeLevel', 'language', 'country'] as const
  return isGrownUp ? (['role', ...fields] as const) : fields
}
