// The frame of /profile and of the addresses below it that are its sections: the list of them, and whose profile it is. It is
// read once, not anew from section to section.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from '@remix-run/react'
import { requireViewer } from '#app/request/viewer.server.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { PersonCard } from './profile/person-card.tsx'
import { readPerson } from './profile/read-person.server.ts'
import { sectionAt } from './profile/section-list.ts'
import { SectionNav } from './profile/section-nav.tsx'
import './profile/profile.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readPerson(context, await requireViewer(request, context))
}

/** Not on the way to another section: only the form of the five fields changes what stands here. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === '/profile'
}

export default function Profile() {
  const person = useLoaderData<typeof loader>()
  const section = sectionAt(useLocation().pathname)
  return (
    <Page className="profile">
      <Wrap>
        <SectionHead level={1} title={section.title()} />
        <div className="columns" data-section={section.id}>
          <div className="side">
            <SectionNav current={section.id} />
            <PersonCard {...person} />
          </div>
          <div className="sheets">
            <Outlet context={person} />
          </div>
        </div>
      </Wrap>
    </Page>
  )
}
