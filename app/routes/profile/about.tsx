// /profile: who a signed-in person is to us. The addresses that were parts of this page lead on to their sections.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, isRouteErrorResponse, useLoaderData } from '@remix-run/react'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { updateProfile } from '#app/domain/profiles/update-profile.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { LimitedNotice } from '#app/ui/shell/limited-notice.tsx'
import { AboutForm } from './about/about-form.tsx'
import { LockedAbout } from './about/locked-about.tsx'
import type { UpdateAnswer } from './about/update-answer.ts'
import { useMovedAnchors } from './about/use-moved-anchors.ts'
import { usePerson } from './person.ts'
import { countryItems } from './profile-words.ts'
import { NOTHING_SAID } from './read-person.server.ts'
import { changedFields, profileSchema } from './schemas.ts'

export { sectionMeta as meta } from './section-list.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const consent = await readConsent(context, account.id)
  return {
    countries: countryItems(),
    /** When a limited account goes if nobody says yes; null: it stays. */
    erasedOn: consent?.erasedOn ?? null,
  }
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

export default function About() {
  const { countries, erasedOn } = useLoaderData<typeof loader>()
  const { profile, limited, isGrownUp } = usePerson()
  useMovedAnchors()
  if (!limited) return <AboutForm profile={profile} countries={countries} isGrownUp={isGrownUp} />
  return (
    <>
      <LimitedNotice erasedOn={erasedOn} />
      <LockedAbout
        profile={profile}
        country={countries.find(({ value }) => value === profile.country)?.label ?? null}
      />
    </>
  )
}
