// The map: a card for each strand with its picture, and in it a road of stops. Nothing on it is locked. A strand is open
// where one of the next skills has been begun; strands with skills of the learner's year come first, and what other school years
// learn is folded away once more.
import { Circle, CircleDashed, CircleDot, Star } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { ReadAround } from '#app/stage/speech/read-around.tsx'
import { StrandArt } from '#app/ui/art/strand-art.tsx'
import { Fold } from '#app/ui/fold.tsx'
import type { MapSkill, PracticeMap } from '#app/views/practice.server.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'
import './skill-map.css'

export interface SkillMapProps {
  skills: readonly MapSkill[]
  /** The learner's: its stops are in sight. */
  grade: PracticeMap['grade']
  /** The next ones, in order. */
  next: readonly string[]
  onStart: (skill: string) => void
}

export function SkillMap({ skills, grade, next, onStart }: SkillMapProps) {
  const names = [...new Set(skills.map(({ strand }) => strand))]
  const isOfYear = (strand: MapSkill['strand']) =>
    skills.some((skill) => skill.strand === strand && skill.grade === grade)
  const strands = [...names.filter(isOfYear), ...names.filter((strand) => !isOfYear(strand))]
  const open = skills.find(({ id, status }) => status === 'begun' && next.includes(id))?.strand
  return (
    <section className="skill-map" aria-labelledby="skill-map-title">
      <h2 id="skill-map-title">{m.practice_map()}</h2>
      <div className="strands">
        {strands.map((strand) => (
          <Strand
            key={strand}
            strand={strand}
            stops={skills.filter((skill) => skill.strand === strand)}
            grade={grade}
            isOpen={strand === open}
            next={next}
            onStart={onStart}
          />
        ))}
      </div>
    </section>
  )
}

interface RoadProps extends Pick<SkillMapProps, 'grade' | 'next' | 'onStart'> {
  strand: MapSkill['strand']
  stops: readonly MapSkill[]
}

function Strand({ isOpen, ...road }: RoadProps & { isOpen: boolean }) {
  const { strand, stops, grade } = road
  const mastered = stops.filter(({ status }) => status === 'mastered').length
  return (
    <section aria-labelledby={`strand-${strand}`}>
      <details open={isOpen}>
        <summary>
          <StrandArt strand={strand} />
          <h3 id={`strand-${strand}`}>{STRAND_NAMES[strand]()}</h3>
          <span className="count">{m.practice_mastered_count({ mastered, total: stops.length })}</span>
        </summary>
        <OtherYears
          {...road}
          label={m.practice_earlier_years}
          stops={stops.filter((skill) => skill.grade < grade)}
        />
        <Road {...road} stops={stops.filter((skill) => skill.grade === grade)} />
        <OtherYears
          {...road}
          label={m.practice_later_years}
          stops={stops.filter((skill) => skill.grade > grade)}
        />
      </details>
      <ReadAround part="section" />
    </section>
  )
}

function Road({ stops, grade, next, onStart }: RoadProps) {
  if (stops.length === 0) return null
  return (
    <ol>
      {stops.map((skill) => (
        <Stop
          key={skill.id}
          skill={skill}
          place={next.indexOf(skill.id)}
          isOfYear={skill.grade === grade}
          onStart={onStart}
        />
      ))}
    </ol>
  )
}

/** Open where one of the next skills is in it. */
function OtherYears({ label, ...road }: RoadProps & { label: (given: { count: number }) => string }) {
  const { strand, stops, next } = road
  if (stops.length === 0) return null
  return (
    <Fold
      label={label({ count: stops.length })}
      about={STRAND_NAMES[strand]()}
      open={stops.some(({ id }) => next.includes(id))}
    >
      <Road {...road} />
    </Fold>
  )
}

interface StopProps {
  skill: MapSkill
  /** Among the next skills, from 0; -1 for the others. */
  place: number
  /** It is of the year that was chosen, which is said once, above. */
  isOfYear: boolean
  onStart: (skill: string) => void
}

function Stop({ skill, place, isOfYear, onStart }: StopProps) {
  const { id, name, year, status } = skill
  const note = noteOf(skill)
  return (
    <li data-status={status} data-next={place >= 0 || undefined}>
      <span className="mark" aria-hidden="true" data-unread>
        {status === 'mastered' && <Star />}
        {status === 'begun' && <CircleDot />}
        {status === 'new' && (place >= 0 ? <b>{place + 1}</b> : <Circle />)}
        {status === 'none' && <CircleDashed />}
      </span>
      <span className="words">
        {status === 'none' ? (
          <span className="name">{name}</span>
        ) : (
          <button type="button" className="name" data-read onClick={() => onStart(id)}>
            {name}
          </button>
        )}{' '}
        {isOfYear ? (
          // An empty circle says it as well.
          <span className={status === 'new' ? 'visually-hidden' : 'note'}>{note}</span>
        ) : (
          <span className="note">
            {year} · {note}
          </span>
        )}
      </span>
    </li>
  )
}

function noteOf({ status, due, right, tries }: MapSkill): string {
  if (status === 'none') return m.practice_status_none()
  if (due) return m.practice_status_due()
  if (status === 'mastered') return m.practice_status_mastered()
  return status === 'new' ? m.practice_status_new() : m.practice_evidence({ right, tries })
}
