import { m } from '#app/i18n/generated/messages.ts'
import type { AnalyticsView } from '#app/views/analytics.server.ts'
import { ProfileSection } from '../profile-section.tsx'
import '#app/ui/share-bars.css'

/** Eight weeks as bars of answers, and as a table. */
export function AnalyticsWeeks({ svg, rows }: NonNullable<AnalyticsView['weeks']>) {
  return (
    <ProfileSection id="weeks" title={m.analytics_weeks()}>
      <figure className="share-figure">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on our server from numbers and dates */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
        <figcaption aria-hidden="true">
          <span className="key right" /> {m.analytics_right()}
          <span className="key" /> {m.analytics_not_right()}
        </figcaption>
      </figure>
      <table className="analytics-table">
        <caption className="visually-hidden">{m.analytics_weeks()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.analytics_week()}</th>
            <th scope="col">{m.analytics_minutes_short()}</th>
            <th scope="col">{m.analytics_right()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, minutes, counts, right }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{minutes}</td>
              <td>
                {right ?? '–'}
                {right !== null && <span className="small">{counts}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfileSection>
  )
}
