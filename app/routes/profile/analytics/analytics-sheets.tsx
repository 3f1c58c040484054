// What was done in the last four weeks, compared with the four before; with advanced analytics also week by week and skill by skill.
import { m } from '#app/i18n/generated/messages.ts'
import { Stat, StatList } from '#app/ui/stat.tsx'
import type { AnalyticsView } from '#app/views/analytics.server.ts'
import { ProfileSection } from '../profile-section.tsx'
import { AnalyticsSkills } from './analytics-skills.tsx'
import { AnalyticsWeeks } from './analytics-weeks.tsx'
import './analytics.css'

export function AnalyticsSheets({ sums, rows, weeks, skills }: AnalyticsView) {
  return (
    <>
      <ProfileSection id="analytics" title={m.analytics_title()}>
        {rows.length === 0 ? (
          <p>{m.analytics_none()}</p>
        ) : (
          <>
            <StatList layout="stack">
              {sums.map(({ id, label, value, before }) => (
                <Stat
                  key={id}
                  label={label}
                  value={value}
                  suffix={
                    before === null ? undefined : (
                      <span className="analytics-before">{m.analytics_before({ value: before })}</span>
                    )
                  }
                />
              ))}
            </StatList>
            <WhereTable rows={rows} />
          </>
        )}
      </ProfileSection>
      {rows.length > 0 && weeks && <AnalyticsWeeks {...weeks} />}
      {skills && <AnalyticsSkills {...skills} />}
    </>
  )
}

function WhereTable({ rows }: Pick<AnalyticsView, 'rows'>) {
  return (
    <table className="analytics-table">
      <caption className="visually-hidden">{m.analytics_by()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.analytics_what()}</th>
          <th scope="col">{m.analytics_times()}</th>
          <th scope="col">{m.analytics_minutes_short()}</th>
          <th scope="col">{m.analytics_right()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, times, minutes, right, before }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{times}</td>
            <td>{minutes ?? '–'}</td>
            <td>
              {right ?? '–'}
              {before !== null && <span className="small">{m.analytics_before({ value: before })}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
