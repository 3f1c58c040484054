import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { BoostNote } from '#app/stage/boost-note.tsx'
import { LevelBar } from '#app/stage/level-bar.tsx'
import type { BoostLine } from '#app/stage/owned.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import type { ProgressView } from '#app/views/progress.server.ts'

export interface LevelSheetProps {
  progress: ProgressView
  boost: BoostLine | null
}

/** How far the player has come in all games together. */
export function LevelSheet({ progress, boost }: LevelSheetProps) {
  const { xp, streakDays, rounds, stars } = progress
  const { format } = numberFormat(useLocale())
  return (
    <Sheet tape className="level-sheet" data-testid="level">
      <LevelBar progress={progress} />
      <StatList layout="stack">
        <Stat label={m.progress_xp()} value={format(xp)} />
        <Stat label={m.progress_days_in_row()} value={format(streakDays)} />
        <Stat label={m.progress_stars()} value={format(stars)} />
        <Stat label={m.progress_rounds()} value={format(rounds)} />
      </StatList>
      {boost && <BoostNote {...boost} />}
    </Sheet>
  )
}
