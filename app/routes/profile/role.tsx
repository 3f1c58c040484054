// /profile/role: a student's account becomes a parent's or a teacher's. Asks for the age; the sign-in has to be fresh.
import type { SubmissionResult } from '@conform-to/react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { becomeGrownUp } from '#app/domain/onboarding/become-grown-up.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { refusalText } from '#app/words/account-refusals.ts'
import { fieldError } from './field-error.ts'
import { roleSchema } from './schemas.ts'
import { SecurityPage } from './security-page.tsx'

export const meta: MetaFunction = () => [{ title: `${m.profile_role_change()} – ${PRODUCT_NAME}` }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const { standing, isMinor } = await readOwnStanding(context, viewer.account.id)
  if (standing === 'grown_up') throw redirectTo(ownPath('/profile'))
  if (!isMinor) await requireFreshViewer(request, context)
  return { isTooYoung: isMinor }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireFreshViewer(request, context)
  const form = await readForm(request)
  const submission = parseForm(form, roleSchema)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const changed = await becomeGrownUp(context, viewer, submission.value)
  if (changed.ok) return redirectTo(ownPath('/profile'))
  const words = refusalText(changed)
  return data(submission.reply({ fieldErrors: { age: [words] } }), { status: 400 })
}

export default function ChangeRole() {
  const { isTooYoung } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const [form, fields] = useSchemaForm({ id: 'role', schema: roleSchema, result })
  if (isTooYoung)
    return (
      <SecurityPage back="/profile" title={m.profile_role_change()} lead={m.profile_role_too_young()}>
        {null}
      </SecurityPage>
    )
  return (
    <SecurityPage back="/profile" title={m.profile_role_change()} lead={m.profile_role_lead()}>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate}>
        <Segments
          name={fields.role.name}
          label={m.auth_role()}
          defaultValue={fields.role.initialValue}
          error={fieldError(fields.role.errors)}
          items={[
            { value: 'parent', label: m.auth_role_parent() },
            { value: 'teacher', label: m.auth_role_teacher() },
          ]}
        />
        <TextInput
          id="role-age"
          name={fields.age.name}
          label={m.profile_role_age()}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={fields.age.initialValue}
          error={fieldError(fields.age.errors)}
          required
        />
        <Button type="submit">{m.profile_role_save()}</Button>
      </Form>
    </SecurityPage>
  )
}
