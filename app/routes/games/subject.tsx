// /games/subject/{subject}/{grade}: a core subject whose game is still to come, and what to play until then.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { AdSlot } from '#app/clock/ad-slot.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { UnfinishedPage } from '#app/ui/shell/unfinished-page.tsx'
import { readAdSlot } from '#app/views/ad-slot.server.ts'
import { isBand } from '#engine/core/bands.ts'
import { findCoreSubject } from '#engine/games/core-subjects.ts'
import { subjectWords } from './subject/subject-words.server.ts'
import './subject/subject.css'

/** An unknown subject or grade is no page at all. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const card = findCoreSubject(params['subject'])
  const { grade } = params
  if (!card || !isBand(grade)) throw new Response(null, { status: 404 })
  const slot = await readAdSlot(request, context)
  return { ...subjectWords(card, grade, context.locale), slot }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.title} – ${PRODUCT_NAME}` : PRODUCT_NAME },
  { name: 'robots', content: 'noindex' },
]

export default function Subject() {
  const { title, about, back, meanwhile, slot } = useLoaderData<typeof loader>()
  return (
    <NoticePage
      className="subject-page"
      title={title}
      lead={m.games_subject_page_coming()}
      picture={
        <UnfinishedPage>
          <Glim mood="thinking" />
        </UnfinishedPage>
      }
    >
      <p className="more">{about}</p>
      <ButtonRow>
        <ButtonLink to="/games">{back}</ButtonLink>
        {meanwhile.map(({ path, label }) => (
          <ButtonLink key={path} to={path} variant="ghost">
            {label}
          </ButtonLink>
        ))}
      </ButtonRow>
      <AdSlot {...slot} />
    </NoticePage>
  )
}
