// /profile/security: how a person signs in, and where they are signed in.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireViewer } from '#app/request/viewer.server.ts'
import { usePerson } from './person.ts'
import { DevicesSection } from './security/devices-section.tsx'
import { FactorSection } from './security/factor-section.tsx'
import { readFactors } from './security/read-factors.server.ts'
import { readSessions } from './security/read-sessions.server.ts'
import { SignInSection } from './security/sign-in-section.tsx'
import { viewSignIn } from './security/view-sign-in.ts'

export { sectionMeta as meta } from './section-list.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const [factors, sessions] = await Promise.all([
    readFactors(context, viewer.account),
    readSessions(context, viewer),
  ])
  return { ways: viewSignIn(viewer.account, context.config.providers), factors, sessions }
}

export default function Security() {
  const { ways, factors, sessions } = useLoaderData<typeof loader>()
  const { limited } = usePerson()
  return (
    <>
      <SignInSection {...ways} limited={limited} />
      <FactorSection {...factors} limited={limited} />
      <DevicesSection sessions={sessions} />
    </>
  )
}
