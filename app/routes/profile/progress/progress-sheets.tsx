// What playing has added up to: level and days in a row, experience of the last four weeks, skills.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { BoostNote } from '#app/stage/boost-note.tsx'
import { LevelBar } from '#app/stage/level-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { SkillList } from '#app/ui/skill-list.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { ProfileSection } from '../profile-section.tsx'
import type { ProgressView } from './read-progress.server.ts'
import '#app/ui/week-chart.css'
import './progress-sheets.css'

export function NothingYet() {
  return (
    <Sheet className="profile-section">
      <p>{m.progress_empty()}</p>
      <p>
        <ButtonLink to="/games" variant="secondary">
          {m.progress_to_games()}
        </ButtonLink>
      </p>
    </Sheet>
  )
}

export function ProgressSheets({ progress, weeks, played, best, boost }: ProgressView) {
  const { xp, streakDays, bestStreakDays, rounds, stars, skills } = progress
  const { format } = numberFormat(useLocale())
  return (
    <>
      <Sheet className="progress-sum">
        <LevelBar progress={progress} />
        <StatList layout="stack">
          <Stat label={m.progress_xp()} value={format(xp)} />
          <Stat label={m.progress_days_in_row()} value={format(streakDays)} />
          <Stat label={m.progress_longest_run()} value={format(bestStreakDays)} />
          <Stat label={m.progress_stars()} value={format(stars)} />
          <Stat label={m.progress_rounds()} value={format(rounds)} />
        </StatList>
        {boost && <BoostNote {...boost} />}
      </Sheet>
      <ProfileSection id="days" title={m.progress_days_title()}>
        {best && <p className="muted">{m.progress_best_day({ day: best.name, xp: format(best.xp) })}</p>}
        <div className="progress-weeks" aria-hidden="true">
          {weeks.map(({ from, title, svg }) => (
            <figure key={from}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers and weekdays */}
              <div dangerouslySetInnerHTML={{ __html: svg }} />
              <figcaption>{title}</figcaption>
            </figure>
          ))}
        </div>
        {/* Around the table: a table is as wide as its words, however it is told to hide. */}
        <div className="visually-hidden">
          <table>
            <caption>{m.progress_days_title()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.progress_day()}</th>
                <th scope="col">{m.progress_xp()}</th>
              </tr>
            </thead>
            <tbody>
              {played.map(({ day, name, xp: ofDay }) => (
                <tr key={day}>
                  <th scope="row">{name}</th>
                  <td>{format(ofDay)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ProfileSection>
      {skills.length > 0 && (
        <ProfileSection id="skills" title={m.progress_skills()}>
          <div className="progress-skills">
            <SkillList skills={skills} />
          </div>
        </ProfileSection>
      )}
    </>
  )
}
