// Score, level and stars of a round being played.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'
import { useSessionState } from './use-session.ts'
import './hud.css'

const levelOf = ({ level }: GameState) => level
const scoreOf = ({ score }: GameState) => score
const starsOf = ({ stars }: GameState) => stars

export interface HudProps<State extends GameState, Move extends GameMove, Event, Refusal extends string> {
  session: Session<State, Move, Event, Refusal>
  /** null where the level stands elsewhere on the screen. */
  lastLevel: number | null
  mostStars: number
}

export function Hud<State extends GameState, Move extends GameMove, Event, Refusal extends string>({
  session,
  lastLevel,
  mostStars,
}: HudProps<State, Move, Event, Refusal>) {
  const level = useSessionState(session, levelOf)
  const score = useSessionState(session, scoreOf)
  const stars = useSessionState(session, starsOf)
  const number = numberFormat(useLocale())
  return (
    <div className="hud">
      <StatList>
        <Stat label={m.play_score()} value={<span key={score}>{number.format(score)}</span>} />
        {lastLevel !== null && (
          <Stat
            label={m.play_level()}
            value={<span key={level}>{number.format(level)}</span>}
            suffix={m.play_of_cap({ cap: number.format(lastLevel) })}
          />
        )}
      </StatList>
      <StarRow
        earned={stars}
        total={mostStars}
        label={m.play_stars_of({ earned: stars, total: mostStars })}
      />
    </div>
  )
}
