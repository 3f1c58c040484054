// What a saved round was worth beyond its score: XP, a new level, days in a row.

import { useEffect } from 'react'
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { tellStanding } from '#app/ui/shell/told-standing.ts'
import './gain-line.css'

export function GainLine({ gain }: { gain: RoundGain }) {
  useEffect(() => tellStanding({ level: gain.levelAfter, streakDays: gain.streakDays }), [gain])
  const number = numberFormat(useLocale())
  const xp = number.format(gain.xp)
  return (
    <p className="gain-line" data-testid="gain">
      <strong>{gain.boosted ? m.play_xp_boosted({ xp }) : m.play_xp({ xp })}</strong>
      {gain.levelAfter > gain.levelBefore && (
        <span>{m.play_level_up({ level: number.format(gain.levelAfter) })}</span>
      )}
      {gain.streakDays > 1 && <span>{m.play_streak_days({ days: number.format(gain.streakDays) })}</span>}
    </p>
  )
}
