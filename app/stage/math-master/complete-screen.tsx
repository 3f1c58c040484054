import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useLocale, useThemeLevel } from '#app/preferences/use-preferences.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { LEVEL_CAPS } from '#engine/games/math-master/constants.ts'
import type { Opening } from '../round-flow.ts'
import type { Delivery } from '../round-outbox.ts'
import type { OpenedRound } from '../round-requests.ts'
import { SavedLine } from '../saved-line.tsx'
import { StartFailure } from '../start-failure.tsx'
import { type AnswerRecord, bestStreak } from './round-record.ts'
import './complete-screen.css'

/** Each notebook has its own voice. */
const TITLES = {
  default: () => m.math_done_default(),
  elementary: () => m.math_done_elementary(),
  'middle-school': () => m.math_done_middle_school(),
  high: () => m.math_done_high(),
}

export interface CompleteScreenProps {
  round: OpenedRound
  score: RoundScore
  records: readonly AnswerRecord[]
  delivery: Delivery | undefined
  /** The next round, when it was asked for. */
  opening: Opening | null
  onHandIn: () => void
  onAgain: () => void
  onRetry: () => void
}

export function CompleteScreen(props: CompleteScreenProps) {
  const { round, score, records, delivery, opening, onHandIn, onAgain, onRetry } = props
  const [themeLevel] = useThemeLevel()
  const number = new Intl.NumberFormat(useLocale())
  const title = useRef<HTMLHeadingElement>(null)
  const cap = LEVEL_CAPS[round.options.band]
  const isOpening = opening !== null && opening.failure === null
  const isPerfect = records.length > 0 && records.every(({ kind }) => kind === 'right')

  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // Not as the effect's value: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  return (
    <Wrap>
      <section className="complete-screen" data-phase="complete" aria-labelledby="math-master-done">
        <Sheet tape="both">
          <div className="words">
            <h1 id="math-master-done" ref={title} tabIndex={-1}>
              {TITLES[themeLevel]()}
            </h1>
            <p className="muted">{m.math_done_levels({ levels: number.format(cap) })}</p>
            <StarRow
              stamped
              earned={score.stars}
              total={cap}
              label={m.math_stars_of({ earned: number.format(score.stars), total: number.format(cap) })}
            />
            <p className="final">
              <span className="muted">{m.math_final_score()} </span>
              <span className="number" data-testid="final-score">
                {number.format(score.score)}
              </span>
            </p>
            <StatList layout="stack">
              <Stat
                label={m.math_right_answers()}
                value={m.math_right_of({
                  right: number.format(score.right),
                  answered: number.format(score.answered),
                })}
              />
              <Stat label={m.math_best_streak()} value={number.format(bestStreak(records))} />
              <Stat label={m.math_level()} value={number.format(score.level)} />
            </StatList>
            <SavedLine delivery={delivery} onRetry={onHandIn} />
            <ButtonRow>
              <Button keyAction icon={<RotateCcw aria-hidden />} aria-disabled={isOpening} onClick={onAgain}>
                {isOpening ? m.math_starting() : m.math_play_again()}
              </Button>
              <ButtonLink to="/games" variant="ghost">
                {m.math_to_games()}
              </ButtonLink>
            </ButtonRow>
            {opening?.failure && <StartFailure failure={opening.failure} onRetry={onRetry} />}
          </div>
          <div className="earned">
            <Glim mood="cheering" />
            <Sticker
              badge={isPerfect ? 'perfect' : 'level'}
              title={isPerfect ? m.math_sticker_perfect() : m.math_sticker()}
            />
          </div>
        </Sheet>
      </section>
    </Wrap>
  )
}
