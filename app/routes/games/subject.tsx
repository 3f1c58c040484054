// /games/subject/{subject}/{grade}: practice where the subject has exercises for the grade; else what is still to come, and what
// to play until then. `?skill=` is the skill to begin with.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { AdSlot } from '#app/clock/ad-slot.tsx'
import { findCoreSubject } from '#app/domain/catalogue/core-subjects.ts'
import { GAME_CATALOGUE, type GameSubject } from '#app/domain/catalogue/games.ts'
import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { UnfinishedPage } from '#app/ui/shell/unfinished-page.tsx'
import { readAdSlot } from '#app/views/ad-slot.server.ts'
import { COURSE_OF } from '#app/views/course-of.ts'
import { hasPractice, practiceMap } from '#app/views/practice.server.ts'
import { countWaiting } from '#app/views/review.server.ts'
import { CORE_SUBJECT_WORDS } from '#app/words/core-subjects.ts'
import { BAND_NAMES, GAME_CARDS, SUBJECT_NAMES } from '#app/words/games.ts'
import { type Band as Grade, isBand } from '#engine/core/bands.ts'
import { PracticePage } from './subject/practice-page.tsx'
import './subject/subject.css'

/** An unknown subject or grade is no page at all. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const card = findCoreSubject(params['subject'])
  const { grade } = params
  if (!card || !isBand(grade)) throw new Response(null, { status: 404 })
  const { id, subject, status } = card
  const asked = { subject: COURSE_OF[subject], band: grade, language: context.caller.locale }
  if (status === 'available' && hasPractice(asked)) {
    const [map, waiting] = await Promise.all([
      readMap(request, context, asked),
      countWaiting(request, context),
    ])
    return { id, subject, grade, slot: null, map, waiting }
  }
  return { id, subject, grade, slot: await readAdSlot(request, context, grade), map: null, waiting: 0 }
}

async function readMap(request: Request, context: AppContext, asked: Parameters<typeof practiceMap>[0]) {
  const [playerId, viewer] = await Promise.all([readPlayer(request, context), readViewer(request, context)])
  const known = playerId === null ? { states: new Map(), due: [] } : await readSkills(context, playerId)
  const { searchParams } = new URL(request.url)
  const year = searchParams.get('year') ?? viewer?.profile?.gradeLevel ?? null
  const map = practiceMap(asked, known, year)
  const first = map.skills.find(({ id, status }) => id === searchParams.get('skill') && status !== 'none')
  return first ? { ...map, next: [...new Set([first.id, ...map.next])].slice(0, map.next.length) } : map
}

const titleOf = ({ subject, grade }: { subject: GameSubject; grade: Grade }) =>
  m.subjects_page_title({ subject: SUBJECT_NAMES[subject](), grade: BAND_NAMES[grade]() })

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${titleOf(data)} – ${PRODUCT_NAME}` : PRODUCT_NAME },
  { name: 'robots', content: 'noindex' },
]

export default function Subject() {
  const { id, subject, grade, slot, map, waiting } = useLoaderData<typeof loader>()
  const { title, about } = CORE_SUBJECT_WORDS[id]
  if (map)
    return <PracticePage title={titleOf({ subject, grade })} band={grade} map={map} waiting={waiting} />
  return (
    <NoticePage
      className="subject-page"
      title={titleOf({ subject, grade })}
      lead={m.subjects_page_coming()}
      picture={
        <UnfinishedPage>
          <Glim mood="thinking" />
        </UnfinishedPage>
      }
    >
      <p className="more">{m.subjects_page_what({ title: title(), about: about[grade]() })}</p>
      <ButtonRow>
        <ButtonLink to="/games">{m.subjects_page_back()}</ButtonLink>
        {playableIn(subject).map((game) => (
          <ButtonLink key={game.id} to={game.path} variant="ghost">
            {m.subjects_page_meanwhile({ game: GAME_CARDS[game.id].name() })}
          </ButtonLink>
        ))}
      </ButtonRow>
      {slot && <AdSlot {...slot} />}
    </NoticePage>
  )
}

/** The games of a subject that can be played without AR. */
function playableIn(subject: GameSubject) {
  return GAME_CATALOGUE.filter(({ subjects, isAR }) => !isAR && subjects.includes(subject))
}
