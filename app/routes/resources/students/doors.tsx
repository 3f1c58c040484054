// Four doors in a drawn corridor. The whole door is the link; it opens a little when somebody is about to go through.

import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'

const DOORS = [
  {
    to: '/game/mathmaze',
    picture: 'maze',
    need: m.students_play,
    text: m.students_play_text,
    go: m.students_play_go,
    needs: ['games'],
  },
  {
    to: '/homework-help',
    picture: 'quill',
    need: m.students_homework,
    text: m.students_homework_text,
    go: m.shell_homework_help,
    needs: ['homeworkQuestion'],
  },
  {
    to: '/study-tools',
    picture: 'hourglass',
    need: m.students_test,
    text: m.students_test_text,
    go: m.shell_study_tools,
    needs: ['flashcardStudy', 'testCreate', 'planCreate'],
  },
] as const

const STARS = { picture: 'badge-star', needs: [] } as const
const TO_KEEP_STARS = {
  ...STARS,
  to: '/auth',
  need: m.students_keep,
  text: m.students_keep_text,
  go: m.students_keep_go,
} as const
/** Whoever is signed in keeps them already. */
const TO_SEE_STARS = {
  ...STARS,
  to: '/profile/progress',
  need: m.students_see,
  text: m.students_see_text,
  go: m.profile_progress,
} as const

export function Doors() {
  const viewer = useViewer()
  return (
    <section className="doors" aria-labelledby="doors-title">
      <h2 id="doors-title" className="visually-hidden">
        {m.students_doors()}
      </h2>
      {[...DOORS, viewer ? TO_SEE_STARS : TO_KEEP_STARS].map(({ to, picture, need, text, go, needs }) => (
        <Link key={to} className="door" to={to} prefetch="intent">
          <span className="frame">
            <span className="leaf">
              <Art name={picture} grain />
              <span className="knob" aria-hidden="true" />
            </span>
          </span>
          <h3>{need()}</h3>
          <p>
            {text()} <SoonMark needs={needs} />
          </p>
          <span className="go">
            {go()} <LineIcon name="arrow-right" />
          </span>
        </Link>
      ))}
    </section>
  )
}
