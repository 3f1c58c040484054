import { Play } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.js'
import { Art } from '#app/ui/art/art.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Band } from '#engine/core/bands.ts'
import { LEVEL_CAPS, QUESTION_MS } from '#engine/games/math-master/constants.ts'
import type { Opening } from '../round-flow.ts'
import { StartFailure } from '../start-failure.tsx'
import { TimerSwitch } from '../timer-switch.tsx'
import './start-screen.css'

const BLURBS = {
  elementary: () => m.math_blurb_elementary(),
  middle: () => m.math_blurb_middle(),
  high: () => m.math_blurb_high(),
}
const GRADES = {
  elementary: () => m.games_grade_elementary(),
  middle: () => m.games_grade_middle(),
  high: () => m.games_grade_high(),
}

export interface StartScreenProps {
  /** Null: nobody has chosen a grade yet, and no round can start. */
  band: Band | null
  timed: boolean
  opening: Opening | null
  onTimed: (timed: boolean) => void
  onChooseGrade: () => void
  onStart: (band: Band) => void
  onRetry: () => void
}

export function StartScreen(props: StartScreenProps) {
  const { band, timed, opening, onTimed, onChooseGrade, onStart, onRetry } = props
  const isOpening = opening !== null && opening.failure === null
  return (
    <Wrap>
      <section className="start-screen" data-phase="start" aria-labelledby="math-master-title">
        <Sheet tape>
          <div className="words">
            <h1 id="math-master-title">{m.games_name_mathMaster()}</h1>
            {band !== null && <Tag>{GRADES[band]()}</Tag>}
            <p className="blurb">{band ? BLURBS[band]() : m.math_choose_grade()}</p>
            {band === null ? (
              <Button keyAction onClick={onChooseGrade}>
                {m.games_select_grade()}
              </Button>
            ) : (
              <>
                <ul className="facts">
                  <li>{m.math_fact_levels({ levels: LEVEL_CAPS[band] })}</li>
                  <li>
                    {timed ? m.math_fact_seconds({ seconds: QUESTION_MS / 1000 }) : m.math_fact_untimed()}
                  </li>
                  <li>{m.math_fact_stars()}</li>
                  <li className="keys">{m.math_fact_keys()}</li>
                </ul>
                <TimerSwitch on={timed} onChange={onTimed} />
                <ButtonRow>
                  <Button
                    keyAction
                    icon={<Play aria-hidden />}
                    aria-disabled={isOpening}
                    onClick={() => onStart(band)}
                  >
                    {isOpening ? m.math_starting() : m.math_start()}
                  </Button>
                  <Button variant="ghost" onClick={onChooseGrade}>
                    {m.games_change_grade()}
                  </Button>
                </ButtonRow>
              </>
            )}
            {opening?.failure && <StartFailure failure={opening.failure} onRetry={onRetry} />}
          </div>
          <Art name="math" grain className="picture" />
        </Sheet>
      </section>
    </Wrap>
  )
}
