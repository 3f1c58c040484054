// What an AR game is about to cost: for which grades it is, how much there is of it, how long a session lasts and what it loads.
import { Download, GraduationCap, ListChecks, Timer } from 'lucide-react'
import { AR_SESSION_MS } from '#app/domain/ar/ar.types.ts'
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { DRAWING_KILOBYTES, SCENE_KILOBYTES } from '#app/stage/ar/download-sizes.ts'
import './game-facts.css'

export interface GameFactsProps {
  game: ArGameId
  /** The lowest; undefined where it could not be read. */
  minGrade: number | undefined
  missions: number
  /** The missions are those of a grade somebody chose. */
  isOfGrade: boolean
}

export function GameFacts({ game, minGrade, missions: count, isOfGrade }: GameFactsProps) {
  return (
    <ul className="game-facts">
      {minGrade !== undefined && (
        <li>
          <GraduationCap aria-hidden /> {m.ar_grades({ from: minGrade })}
        </li>
      )}
      <li>
        <ListChecks aria-hidden /> {isOfGrade ? m.ar_missions_grade({ count }) : m.ar_missions({ count })}
      </li>
      <li>
        <Timer aria-hidden /> {m.ar_minutes({ minutes: AR_SESSION_MS / 60_000 })}
      </li>
      <li>
        <Download aria-hidden /> {m.ar_size({ kilobytes: DRAWING_KILOBYTES + SCENE_KILOBYTES[game] })}
      </li>
    </ul>
  )
}
