// Level and days in a row in the header, for who is signed in and learns; the way to all of it.
import { useSyncExternalStore } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ShownStanding } from '#app/views/viewer.ts'
import { standingTold, subscribeToStanding } from './told-standing.ts'
import './level-chip.css'

export function LevelChip({ standing }: { standing: ShownStanding }) {
  const { format } = numberFormat(useLocale())
  const { level, streakDays } =
    useSyncExternalStore(subscribeToStanding, standingTold, () => null) ?? standing
  return (
    <Link
      className="level-chip"
      to="/profile/progress"
      aria-label={m.shell_level_and_days({ level: format(level), days: streakDays })}
    >
      <span className="level">{m.shell_level({ level: format(level) })}</span>
      {streakDays > 0 && (
        <span className="days">
          <Art name="badge-streak-small" sticker />
          {format(streakDays)}
        </span>
      )}
    </Link>
  )
}
