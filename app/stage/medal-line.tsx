// What the complete screen says about how well it went: a medal for accuracy, and the player's own bests.
import { Medal as MedalIcon } from 'lucide-react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { type Medal, medalOf } from '#engine/learning/medal.ts'
import { type BeatenRecord, beatenBy } from './records.ts'
import type { Records } from './round-requests.ts'
import './medal-line.css'

const MEDALS: Readonly<Record<Medal, () => string>> = {
  bronze: () => m.play_medal_bronze(),
  silver: () => m.play_medal_silver(),
  gold: () => m.play_medal_gold(),
}

export interface MedalLineProps {
  score: RoundScore
  /** Null while unknown, and in the first round. */
  records: Records | null
  timed: boolean
}

export function MedalLine({ score, records, timed }: MedalLineProps) {
  const locale = useLocale()
  const medal = medalOf(score)
  const beaten = records ? beatenBy(score, records, timed) : []
  if (!medal && !records) return null
  return (
    <ul className="medal-line">
      {medal && (
        <li className="medal" data-medal={medal}>
          <MedalIcon aria-hidden />
          {MEDALS[medal]()}
        </li>
      )}
      {beaten.map((record) => (
        <li key={record.kind} data-record={record.kind}>
          {wordsFor(record, locale)}
        </li>
      ))}
      {records && beaten.length === 0 && (
        <li data-record="none">
          {m.play_best_to_beat({ streak: numberFormat(locale).format(records.best.bestStreak) })}
        </li>
      )}
    </ul>
  )
}

function wordsFor({ kind, now, before }: BeatenRecord, locale: string): string {
  const number = numberFormat(locale)
  if (kind === 'score') return m.play_best_score({ before: number.format(before) })
  if (kind === 'streak') return m.play_best_in_a_row({ now, before: number.format(before) })
  const seconds = (ms: number) => number.format(Math.round(ms / 100) / 10)
  return m.play_best_pace({ now: seconds(now), before: seconds(before) })
}
