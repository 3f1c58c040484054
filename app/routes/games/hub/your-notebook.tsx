import type { BestScore, FinishedRound } from '#app/domain/play/play.types.ts'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale, useViewer } from '#app/preferences/use-preferences.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { SkillList } from '#app/ui/skill-list.tsx'
import { BAND_NAMES, gameName } from '#app/words/games.ts'
import { LevelSheet, type LevelSheetProps } from './level-sheet.tsx'

export interface YourNotebookProps {
  /** Null before the first finished round. */
  gathered: LevelSheetProps | null
  best: readonly BestScore[]
  lastRounds: readonly FinishedRound[]
}

/** What whoever is here has played and gathered, from the server's own records. */
export function YourNotebook({ gathered, best, lastRounds }: YourNotebookProps) {
  const locale = useLocale()
  const viewer = useViewer()
  const number = numberFormat(locale)
  return (
    <section className="your-notebook" aria-labelledby="your-notebook">
      <h2 id="your-notebook">{m.games_yours_title()}</h2>
      {lastRounds.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={m.games_yours_empty_title()}
          text={m.games_yours_empty_text()}
          action={<ButtonLink to="/games/math-master">{m.games_play()}</ButtonLink>}
        />
      ) : (
        <div className="pages">
          {gathered && <LevelSheet {...gathered} />}
          <Sheet>
            <h3>{m.games_best_title()}</h3>
            <ul className="best">
              {best.map((entry) => (
                <li key={`${entry.gameId} ${entry.band}`} data-testid="best-score">
                  <span>
                    {gameName(entry.gameId)} <span className="muted">{BAND_NAMES[entry.band]()}</span>
                  </span>
                  <strong>{m.games_best_points({ score: number.format(entry.score) })}</strong>
                </li>
              ))}
            </ul>
          </Sheet>
          {gathered && gathered.progress.skills.length > 0 && (
            <Sheet className="skills">
              <h3>{m.progress_skills()}</h3>
              <SkillList skills={gathered.progress.skills} />
            </Sheet>
          )}
          <Sheet className="rounds">
            <h3 id="last-rounds">{m.games_last_title()}</h3>
            {/* Scrolls by itself on a narrow screen; focusable, so that a keyboard can scroll it too. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable */}
            <section className="scroll" aria-labelledby="last-rounds" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{m.games_column_game()}</th>
                    <th scope="col">{m.games_column_grade()}</th>
                    <th scope="col">{m.games_column_score()}</th>
                    <th scope="col">{m.games_column_stars()}</th>
                    <th scope="col">{m.games_column_right()}</th>
                    <th scope="col">{m.games_column_when()}</th>
                  </tr>
                </thead>
                <tbody>
                  {lastRounds.map((round) => (
                    <tr key={round.roundId} data-testid="last-round">
                      <td>{gameName(round.gameId)}</td>
                      <td>{BAND_NAMES[round.band]()}</td>
                      <td>{number.format(round.score)}</td>
                      <td>{number.format(round.stars)}</td>
                      <td>
                        {m.games_right_of({
                          right: number.format(round.right),
                          answered: number.format(round.answered),
                        })}
                      </td>
                      <td>
                        <LocalTime at={round.finishedAt} format="past" />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </Sheet>
          {!viewer && <p className="muted">{m.games_kept_here()}</p>}
        </div>
      )}
    </section>
  )
}
