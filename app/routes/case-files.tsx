// /case-files: true stories of finding something out. The reader's own band comes first, the farthest one last.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { listCases } from '#app/views/case-files.server.ts'
import { BAND_NAMES } from '#app/words/games.ts'
import { bandsFrom } from './case-files/bands-from.ts'
import { CaseCard } from './case-files/case-card.tsx'
import { useCasesSolved } from './case-files/cases-solved.ts'
import { hasCaseFiles } from './case-files/has-case-files.server.ts'
import { PlansLine } from './case-files/plans-line.tsx'
import './case-files/case-list.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { cases: listCases(context.caller.locale), hasAll: await hasCaseFiles(request, context) }
}

export const meta = pageMeta(() => m.cases_name())

export default function CaseFiles() {
  const { cases, hasAll } = useLoaderData<typeof loader>()
  const [grade] = useSelectedGrade()
  const [solved] = useCasesSolved()
  return (
    <Page className="case-list">
      <Wrap>
        <h1>
          <InkTitle text={m.cases_title()} />
        </h1>
        <p className="lead">{m.cases_lead()}</p>
        {!hasAll && <PlansLine text={m.cases_terms()} />}
        {bandsFrom(grade).map((band) => (
          <section key={band} aria-labelledby={band}>
            <h2 id={band}>{BAND_NAMES[band]()}</h2>
            <ul>
              {cases[band].map((cover) => (
                <CaseCard key={cover.id} {...{ cover, hasAll }} isSolved={solved.includes(cover.id)} />
              ))}
            </ul>
          </section>
        ))}
      </Wrap>
    </Page>
  )
}
