// /games/subject/{subject}/{grade}: a core subject whose game is still to come, and what to play until then.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.js'
import { PRODUCT_NAME } from '#app/product.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { UnfinishedPage } from '#app/ui/shell/unfinished-page.tsx'
import { isBand } from '#engine/core/bands.ts'
import { GAME_CATALOGUE } from '#engine/games/catalogue.ts'
import { findCoreSubject } from '#engine/games/core-subjects.ts'
import { BAND_NAMES, CORE_ABOUT, CORE_NAMES, GAME_NAMES, SUBJECT_NAMES } from './hub/game-words.ts'

/** An unknown subject or grade is no page at all. */
export function loader({ params }: LoaderFunctionArgs) {
  const card = findCoreSubject(params['subject'])
  const { grade } = params
  if (!card || !isBand(grade)) throw new Response(null, { status: 404 })
  return { id: card.id, subject: card.subject, grade }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? SUBJECT_NAMES[data.subject]() : m.pages_not_found_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export default function Subject() {
  const { id, subject, grade } = useLoaderData<typeof loader>()
  const meanwhile = GAME_CATALOGUE.filter(({ subjects, isAR }) => !isAR && subjects.includes(subject))
  return (
    <NoticePage
      title={m.games_subject_page_title({ subject: SUBJECT_NAMES[subject](), grade: BAND_NAMES[grade]() })}
      lead={m.games_subject_page_coming()}
      picture={
        <UnfinishedPage>
          <Glim mood="thinking" />
        </UnfinishedPage>
      }
    >
      <p className="more">
        {m.games_subject_page_what({ title: CORE_NAMES[id](), about: CORE_ABOUT[id][grade]() })}
      </p>
      <ButtonRow>
        <ButtonLink to="/games">{m.games_subject_page_back()}</ButtonLink>
        {meanwhile.map((game) => (
          <ButtonLink key={game.id} to={game.path} variant="ghost">
            {m.games_subject_page_meanwhile({ game: GAME_NAMES[game.id]() })}
          </ButtonLink>
        ))}
      </ButtonRow>
    </NoticePage>
  )
}
