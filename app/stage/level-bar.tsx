import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'

export interface LevelBarProps {
  /** Points gathered in all games, the level they give, and the points at which it began and at which the next begins. */
  progress: { xp: number; level: number; levelFrom: number; levelTo: number }
}

/** The player's level, and how far the next one is. */
export function LevelBar({ progress: { xp, level, levelFrom, levelTo } }: LevelBarProps) {
  const { format } = numberFormat(useLocale())
  return (
    <ProgressBar
      label={m.shell_level({ level: format(level) })}
      value={xp - levelFrom}
      max={levelTo - levelFrom}
      text={m.progress_to_next({ xp: format(levelTo - xp), level: format(level + 1) })}
    />
  )
}
