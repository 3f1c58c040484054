// A child's last seven days at a glance: how long, on which days, and what was learned.
import { CircleCheck, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { ChildWeekView } from '#app/views/child-week.server.tsx'
import '#app/ui/week-chart.css'
import './child-week.css'

export function ChildWeek({ week }: { week: ChildWeekView }) {
  const { done, svg, days, mastered, begun } = week
  return (
    <section className="child-week">
      <h4>{m.family_week()}</h4>
      {done === null ? (
        <p>{m.family_week_none()}</p>
      ) : (
        <>
          <p className="done">{done}</p>
          <figure>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, of numbers and weekdays */}
            <div dangerouslySetInnerHTML={{ __html: svg }} />
            <figcaption>{m.family_week_minutes()}</figcaption>
          </figure>
          <ul className="visually-hidden">
            {days.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ul>
        </>
      )}
      {mastered.length + begun.length > 0 && (
        <div className="skills">
          <Skills icon={<CircleCheck aria-hidden />} title={m.family_week_mastered()} skills={mastered} />
          <Skills icon={<Pencil aria-hidden />} title={m.family_week_begun()} skills={begun} />
        </div>
      )}
    </section>
  )
}

interface SkillsProps {
  icon: ReactNode
  title: string
  skills: ChildWeekView['mastered']
}

function Skills({ icon, title, skills }: SkillsProps) {
  if (skills.length === 0) return null
  return (
    <div>
      <h5>
        {icon} {title}
      </h5>
      <ul>
        {skills.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
