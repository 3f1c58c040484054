// /profile: who a signed-in person is to us, how they sign in, where they are signed in, and what happens to their data.

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react'
import { updateProfile } from '#app/domain/profiles/update-profile.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { LimitedNotice } from '#app/ui/shell/limited-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AboutForm } from './profile/about-form.tsx'
import { Contents } from './profile/contents.tsx'
import { DataSection } from './profile/data-section.tsx'
import { DevicesSection } from './profile/devices-section.tsx'
import { FactorSection } from './profile/factor-section.tsx'
import { readInviteSection } from './profile/invite/read-invite-section.server.ts'
import { InviteSection } from './profile/invite-section.tsx'
import { LockedAbout } from './profile/locked-about.tsx'
import { NotebookSection } from './profile/notebook-section.tsx'
import { PersonCard } from './profile/person-card.tsx'
import { readProgressSection } from './profile/progress/read-progress-section.server.ts'
import { ProgressSection } from './profile/progress-section.tsx'
import { readFactorSection } from './profile/read-factor-section.server.ts'
import { NOTHING_SAID, readProfilePage } from './profile/read-profile-page.server.ts'
import { changedFields, profileSchema } from './profile/schemas.ts'
import { SignInSection } from './profile/sign-in-section.tsx'
import type { UpdateAnswer } from './profile/update-answer.ts'
import './profile/profile.css'

export const meta: MetaFunction = () => [
  { title: `${m.shell_profile()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const [page, factors, progress, invite] = await Promise.all([
    readProfilePage(context, viewer),
    readFactorSection(context, viewer),
    readProgressSection(context, viewer.account.id),
    readInviteSection(context, viewer.account),
  ])
  return { ...page, factors, progress, invite }
}

/** A reward that was claimed is shown so at once; nothing else has changed. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === 'claim' ? false : defaultShouldRevalidate
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await readViewer(request, context)
  if (viewer === null)
    return redirectTo(ownPath('/auth', { returnTo: '/profile' }), {
      headers: { 'Set-Cookie': flash('profile_signed_out') },
    })
  const submission = parseForm(await readForm(request), profileSchema)
  if (submission.status !== 'success') return answer('refused', 400, submission.reply())
  try {
    const { account, profile } = viewer
    const changes = changedFields(profile ?? NOTHING_SAID, submission.value)
    const updated = await updateProfile(context, account.id, changes)
    return updated.ok ? answer('updated', 200) : answer('refused', 400)
  } catch (error) {
    context.log.error('profile update failed', errorFields(error))
    return answer('failed', 500)
  }
}

function answer(outcome: UpdateAnswer['outcome'], status: number, result: UpdateAnswer['result'] = null) {
  return data<UpdateAnswer>({ outcome, result }, { status })
}

/** A server that does not answer, or not as it should, is a failed update and not a broken page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error
    const isRefused = isRouteErrorResponse(error) && error.status < 500
    return { outcome: isRefused ? 'refused' : 'failed', result: null } satisfies UpdateAnswer
  }
}

export default function Profile() {
  const page = useLoaderData<typeof loader>()
  return (
    <Page className="profile">
      <Wrap>
        <h1 className="visually-hidden">{m.shell_profile()}</h1>
        <div className="columns">
          <div className="side">
            <PersonCard profile={page.profile} avatar={page.avatar} limited={page.limited} />
            <Contents />
          </div>
          <div className="sheets">
            {page.limited && <LimitedNotice erasedOn={page.erasedOn} />}
            <ProgressSection view={page.progress} />
            {page.limited ? (
              <LockedAbout
                profile={page.profile}
                country={page.countries.find(({ value }) => value === page.profile.country)?.label ?? null}
              />
            ) : (
              <AboutForm profile={page.profile} countries={page.countries} isGrownUp={page.isGrownUp} />
            )}
            <SignInSection
              signIn={page.signIn}
              identities={page.identities}
              providers={page.providers}
              mayUnlink={page.mayUnlink}
              limited={page.limited}
            />
            <FactorSection {...page.factors} limited={page.limited} />
            <DevicesSection sessions={page.sessions} />
            <NotebookSection />
            <InviteSection view={page.invite} />
            <DataSection />
          </div>
        </div>
      </Wrap>
    </Page>
  )
}
