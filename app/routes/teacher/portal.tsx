// /teacher/portal: for whoever stands before the door (a visitor, someone who is no teacher) and for teachers, whose classes
// and codes are still to come (RTE-028).
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { readOwnStanding } from '#app/domain/guardians/read-own-standing.server.ts'
import { askedNotice } from '#app/features/asked-notice.server.ts'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { viewFeatures } from '#app/features/view-features.server.ts'
import { readViewer } from '#app/guards.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { Desk } from './desk.tsx'
import { Door } from './door.tsx'
import { portalWords } from './portal-words.server.ts'
import './portal.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.words.name ?? '')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const features = viewFeatures('/teacher/portal', context.locale)
  const who =
    viewer === null
      ? ('visitor' as const)
      : viewer.profile?.role === 'teacher' &&
          (await readOwnStanding(context, viewer.account.id)).standing === 'grown_up'
        ? ('teacher' as const)
        : ('other' as const)
  return {
    who,
    words: portalWords(context.locale, viewer?.profile?.displayName ?? null),
    features,
    asked: who === 'teacher' ? askedNotice(request, features) : null,
  }
}

export default function TeacherPortal() {
  const { who, words, features, asked } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <Page className="teacher-portal">
      <Wrap>
        {who === 'teacher' ? (
          <>
            <header>
              <h1>
                <InkTitle text={words.title} />
              </h1>
              <p className="lead">
                {words.hello} {words.teacherLead}
              </p>
            </header>
            <AskedNotice text={search.has('notice') ? asked : null} />
            <Desk words={words} features={features} />
          </>
        ) : (
          <Door title={words.title} {...words[who]} />
        )}
      </Wrap>
    </Page>
  )
}
