// Practice of a subject: the next three skills, the map by strand, and the session that was begun from them.
import { useRevalidator } from '@remix-run/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { createSetting, useSetting } from '#app/stage/game-settings.ts'
import { LazyPracticeRoom } from '#app/stage/practice/lazy-practice-room.tsx'
import type { SkillAttempt } from '#app/stage/practice/practice-requests.ts'
import { useUnsentSessions } from '#app/stage/practice/use-unsent-sessions.ts'
import { ReadAround } from '#app/stage/speech/read-around.tsx'
import { ReadToYoungest } from '#app/stage/speech/read-to-youngest.tsx'
import { ReadingSetting } from '#app/stage/speech/reading-setting.tsx'
import { StrandArt } from '#app/ui/art/strand-art.tsx'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Link } from '#app/ui/link.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { MapSkill, PracticeMap } from '#app/views/practice.server.ts'
import type { Band } from '#engine/core/bands.ts'
import { SkillMap } from './skill-map.tsx'
import './practice-page.css'

/** How long a session is: questions or minutes. */
const practiceLength = createSetting('practiceLength', ['q10', 'q5', 'q20', 'm5', 'm10'])
const LENGTHS = ['q5', 'q10', 'q20', 'm5', 'm10'] as const

function lengthWords(length: string): string {
  const count = Number(length.slice(1))
  return length.startsWith('q') ? m.practice_questions({ count }) : m.practice_minutes({ count })
}

export interface PracticePageProps {
  /** Questions that wait to be looked at again, of whatever subject. */
  waiting: number
  title: string
  band: Band
  map: PracticeMap
}

export function PracticePage({ title, band, map, waiting }: PracticePageProps) {
  const [attempt, setAttempt] = useState<SkillAttempt | null>(null)
  const [length, setLength] = useSetting(practiceLength)
  const language = useLocale()
  const { revalidate } = useRevalidator()
  const about = useRef<HTMLDivElement>(null)

  // What is stored is known in the browser alone; after that the radio buttons keep their own state, and the focus.
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(true), [])

  useUnsentSessions()

  function start(skill: string) {
    const amount = Number(length.slice(1))
    const end = length.startsWith('q') ? { questions: amount } : { minutes: amount }
    setAttempt({ attemptId: crypto.randomUUID(), skill, language, end })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  function toMap() {
    setAttempt(null)
    revalidate()
  }

  if (attempt) {
    return (
      <Page className="practice-page">
        <Wrap>
          <Suspense fallback={<p role="status">{m.practice_opening()}</p>}>
            <LazyPracticeRoom
              key={attempt.attemptId}
              attempt={attempt}
              band={band}
              onAgain={() => start(attempt.skill)}
              onMap={toMap}
            />
          </Suspense>
        </Wrap>
      </Page>
    )
  }
  const next = map.next.flatMap((id) => map.skills.find((skill) => skill.id === id) ?? [])
  return (
    <Page className="practice-page">
      <Wrap>
        <div className="about" ref={about}>
          <div className="titled">
            {/* Its dash is no minus sign. */}
            <h1 data-spoken={title.replace(' - ', ', ')}>{title}</h1>
            <ReadToYoungest of={about} />
          </div>
          {band !== 'elementary' && <p className="lead">{m.practice_lead()}</p>}
          <nav className="years" aria-label={m.practice_year()}>
            {map.years.map(({ grade, name }) => (
              <Link
                key={grade}
                to={`?year=${grade}`}
                data-spoken={`${name}. `}
                aria-current={grade === map.grade || undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
          <h2>{m.practice_next_skills()}</h2>
        </div>
        <ol className="next-skills grid">
          {next.map((skill, place) => (
            <NextSkill
              key={skill.id}
              skill={skill}
              isOfYear={skill.grade === map.grade}
              isFirst={place === 0}
              onStart={() => start(skill.id)}
            />
          ))}
        </ol>
        <div className="length">
          <Fold label={`${m.practice_length()} ${lengthWords(length)}`}>
            <Segments
              key={String(isRead)}
              name="practice-length"
              label={m.practice_length()}
              defaultValue={length}
              onPick={(value) => setLength(value as typeof length)}
              items={LENGTHS.map((value) => ({ value, label: lengthWords(value) }))}
            />
          </Fold>
          <ReadingSetting band={band} />
          {waiting > 0 && (
            <p className="review">
              <Link to="/games/review">{m.review_title()}</Link> {m.review_waiting({ count: waiting })}
            </p>
          )}
          <ReadAround part=".length" />
        </div>
        <SkillMap skills={map.skills} grade={map.grade} next={map.next} onStart={start} />
        <p className="back">
          <Link to="/games">{m.subjects_page_back()}</Link>
        </p>
      </Wrap>
    </Page>
  )
}

interface NextSkillProps {
  skill: MapSkill
  /** It is of the year that was chosen above. */
  isOfYear: boolean
  isFirst: boolean
  onStart: () => void
}

function NextSkill({ skill, isOfYear, isFirst, onStart }: NextSkillProps) {
  return (
    <Sheet as="li" pick={isFirst}>
      <StrandArt strand={skill.strand} />
      {!isOfYear && <p className="year">{skill.year}</p>}
      <h3>{skill.name}</h3>
      <p className="goal">{skill.goal}</p>
      <ReadAround part="li" />
      <Button variant={isFirst ? 'primary' : 'ghost'} onClick={onStart}>
        {skill.status === 'begun' ? m.practice_continue() : m.practice_start()}
        <span className="visually-hidden"> {skill.name}</span>
      </Button>
    </Sheet>
  )
}
