import { useLocale } from '#app/preferences/use-preferences.ts'
import { BoostNote } from '#app/stage/boost-note.tsx'
import type { BoostLine } from '#app/stage/owned.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import type { ProgressView } from '#app/views/progress.server.ts'
import type { NotebookWords } from './notebook-words.server.ts'

export interface LevelSheetProps {
  progress: ProgressView
  words: NotebookWords
  boost: BoostLine | null
}

/** How far the player has come in all games together. */
export function LevelSheet({ progress, words, boost }: LevelSheetProps) {
  const { xp, levelFrom, levelTo, streakDays, playedToday, rounds, stars } = progress
  const { format } = new Intl.NumberFormat(useLocale())
  return (
    <Sheet tape className="level-sheet" data-testid="level">
      <ProgressBar label={words.level} value={xp - levelFrom} max={levelTo - levelFrom} text={words.toNext} />
      <StatList layout="stack">
        <Stat label={words.xp} value={format(xp)} />
        <Stat label={words.daysInRow} value={format(streakDays)} />
        <Stat label={words.stars} value={format(stars)} />
        <Stat label={words.rounds} value={format(rounds)} />
      </StatList>
      {boost && <BoostNote {...boost} />}
      {streakDays > 0 && !playedToday && <p className="muted">{words.keepGoing}</p>}
    </Sheet>
  )
}
