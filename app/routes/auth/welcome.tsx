// /auth/welcome: asks once what the sign-up form asks and other ways in do not (a provider, a code, the API): who someone is,
// where, and a student's age. Then it leads on to where they wanted to go.
import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { enum as oneOf, safeParse } from 'zod/mini'
import { isAboveStatedAge } from '#app/domain/accounts/is-above-stated-age.server.ts'
import { keepYoungAge } from '#app/domain/accounts/keep-young-age.server.ts'
import { needsWelcome } from '#app/domain/accounts/needs-welcome.ts'
import { isSameMailbox } from '#app/domain/consent/same-mailbox.ts'
import { answerWelcome } from '#app/domain/onboarding/answer-welcome.server.ts'
import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { creditBrowserGuest } from '#app/request/credit-browser-guest.server.ts'
import { acceptInvitation } from '#app/request/invitation.server.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, type Viewer } from '#app/request/viewer.server.ts'
import { afterInvitation, destinationPath, readDestination, withDestination } from './destination.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import type { FormReply } from './parts/form-reply.ts'
import { replyFaults, replyRefusal } from './parts/reply.server.ts'
import { isAboveKeptAge, keepingAge, saidAge } from './sign-up/kept-age.server.ts'
import { defaultCountry } from './sign-up/locale-defaults.ts'
import { namedCountries } from './sign-up/named-countries.ts'
import { WelcomeForm } from './welcome/welcome-form.tsx'
import { welcomeSchema } from './welcome/welcome-schema.ts'

export const meta: MetaFunction = () => [
  { title: `${m.auth_welcome_heading()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

/** Whoever has to be asked here; everybody else is led on. */
async function requireNewcomer({ request, context }: LoaderFunctionArgs): Promise<Viewer> {
  const destination = readDestination(new URL(request.url).searchParams)
  const viewer = await readViewer(request, context)
  if (!viewer) throw redirectTo(withDestination('/auth', destination))
  if (viewer.profile === null || !needsWelcome(viewer.account)) throw redirectTo(destinationPath(destination))
  return viewer
}

export async function loader(args: LoaderFunctionArgs) {
  const { profile } = await requireNewcomer(args)
  const { request } = args
  return json({
    country: profile?.country ?? defaultCountry(request.headers.get('Accept-Language')),
    countries: namedCountries(),
  })
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const viewer = await requireNewcomer(args)
  const { request, context } = args
  const submission = parseForm(await readForm(request), welcomeSchema)
  const age = saidAge(submission.payload)
  if (isAboveKeptAge(request, age) || (await isAboveStatedAge(context, viewer.account.id, age)))
    return replyFaults('welcome', submission, { age: ['age_already_stated'] })
  return keepingAge(request, age, await answer(args, viewer, submission))
}

async function answer(
  { request, context }: ActionFunctionArgs,
  viewer: Viewer,
  submission: ReturnType<typeof parseForm<typeof welcomeSchema>>,
): Promise<Response> {
  const { account } = viewer
  if (submission.status !== 'success') {
    await keepSaidAge(context, account.id, submission.payload)
    return replyFaults('welcome', submission)
  }
  const { guardianEmail = null, ...answers } = submission.value
  if (account.email !== null && guardianEmail !== null && isSameMailbox(account.email, guardianEmail)) {
    await keepSaidAge(context, account.id, submission.payload)
    return replyFaults('welcome', submission, { guardianEmail: ['guardian_email_own'] })
  }
  const answered = await answerWelcome(context, viewer, { ...answers, guardianEmail })
  if (!answered.ok)
    return replyRefusal({
      intent: 'welcome',
      submission,
      refusal: answered,
      title: m.auth_welcome_failed(),
    })
  const { isAccepted, cookies } = await acceptInvitation(request, context, answered.value)
  const headers = new Headers()
  const credited = await creditBrowserGuest(request, context, account.id)
  for (const cookie of [...credited, ...cookies]) headers.append('Set-Cookie', cookie)
  const to = destinationPath(readDestination(new URL(request.url).searchParams))
  return redirectTo(afterInvitation(to, isAccepted), { headers })
}

/** What a refused form says of an age below 18. */
async function keepSaidAge(ctx: AppContext, userId: string, payload: Record<string, unknown>): Promise<void> {
  const age = saidAge(payload)
  const country = safeParse(oneOf(COUNTRIES), payload['country'])
  if (age !== null) await keepYoungAge(ctx, { userId, age, country: country.data ?? '' })
}

export default function Welcome() {
  const { country, countries } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply>()
  return (
    <AuthPage title={m.auth_welcome_title()} lead={m.auth_welcome_lead()} mood="hello">
      <AuthPanel>
        <WelcomeForm reply={reply} country={country} countries={countries} />
      </AuthPanel>
    </AuthPage>
  )
}
