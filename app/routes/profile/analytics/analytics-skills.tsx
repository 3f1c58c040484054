import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import type { AnalyticsView } from '#app/views/analytics.server.ts'
import { ProfileSection } from '../profile-section.tsx'

const WHY_NEXT = { again: m.analytics_next_again, more: m.analytics_next_more } as const

/** Which skills grow, which need time, what to practise next, and where missed questions wait. */
export function AnalyticsSkills({ growing, needTime, next, missed }: NonNullable<AnalyticsView['skills']>) {
  return (
    <ProfileSection id="analytics-skills" title={m.analytics_skills()}>
      <div className="analytics-skills">
        <SkillGroup title={m.analytics_next()} none={m.analytics_next_none()}>
          {next.map(({ id, name, why, to }) => (
            <li key={id}>
              {to === null ? name : <Link to={to}>{name}</Link>}
              <span className="about">{WHY_NEXT[why]()}</span>
            </li>
          ))}
        </SkillGroup>
        <SkillGroup title={m.analytics_growing()} none={m.analytics_growing_none()}>
          {growing.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </SkillGroup>
        <SkillGroup title={m.analytics_need_time()} none={m.analytics_need_time_none()}>
          {needTime.map(({ id, name, counts }) => (
            <li key={id}>
              {name}
              <span className="about">{counts}</span>
            </li>
          ))}
        </SkillGroup>
        <SkillGroup title={m.analytics_missed()} none={m.analytics_missed_none()}>
          {missed.map(({ id, name, questions }) => (
            <li key={id}>
              {name}
              <span className="about">{m.analytics_missed_count({ count: questions })}</span>
            </li>
          ))}
        </SkillGroup>
      </div>
    </ProfileSection>
  )
}

/** A list under its title; with nothing in it, a sentence that says so. */
function SkillGroup({
  title,
  none,
  children,
}: {
  title: string
  none: string
  children: readonly ReactNode[]
}) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 ? <p className="muted">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}
