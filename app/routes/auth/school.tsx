// /auth/school: signs in at a school's own provider. The address comes first: its domain says which school it is.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readTypedAddress } from '#app/request/typed-address.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { TextInput } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { destinationPath, readDestination, withDestination } from './destination.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { fieldProps, focusFirstFault } from './parts/field-props.ts'
import { FormMessage } from './parts/form-message.tsx'
import { type FormReply, useReplyToast } from './parts/form-reply.ts'
import { SubmitButton } from './parts/submit-button.tsx'
import { schoolSchema } from './school/school-schema.ts'
import { startSchoolSignIn } from './school/start-school-sign-in.server.ts'

export const meta = pageMeta(() => m.auth_school())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const destination = readDestination(new URL(request.url).searchParams)
  if (await readViewer(request, context)) throw redirectTo(destinationPath(destination))
  return json({ typedAddress: readTypedAddress(request) })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const destination = readDestination(new URL(request.url).searchParams)
  return startSchoolSignIn(context, await readForm(request), destination)
}

export default function SchoolSignIn() {
  const { typedAddress } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply>()
  useReplyToast(reply?.message)
  const [params] = useSearchParams()
  const [form, fields] = useSchemaForm({
    id: 'school',
    schema: schoolSchema,
    result: reply?.result,
    defaultValue: { email: typedAddress ?? undefined },
  })
  const focus = focusFirstFault([fields.email])
  return (
    <AuthPage title={m.auth_school_title()} lead={m.auth_school_lead()} mood="hello">
      <AuthPanel>
        <FormMessage message={reply?.message} />
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
          <input type="hidden" name="intent" value="school" />
          <TextInput
            {...fieldProps(fields.email)}
            {...focus(fields.email)}
            label={m.auth_school_email()}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <CaptchaField asked={reply?.captcha} />
          <SubmitButton intent="school">{m.auth_school_go()}</SubmitButton>
        </Form>
        <p className="quiet">
          <Link to={withDestination('/auth', readDestination(params))}>{m.auth_back_to_login()}</Link>
        </p>
      </AuthPanel>
    </AuthPage>
  )
}
