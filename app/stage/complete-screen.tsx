import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale, useThemeLevel } from '#app/preferences/use-preferences.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Sticker } from '#app/ui/art/sticker.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Band } from '#engine/core/bands.ts'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { FreshStickers } from './fresh-stickers.tsx'
import { GainLine } from './gain-line.tsx'
import type { GameWords } from './game.ts'
import { MedalLine } from './medal-line.tsx'
import type { Opening } from './round-flow.ts'
import type { Delivery } from './round-outbox.ts'
import { SavedLine } from './saved-line.tsx'
import { ReadHere } from './speech/read-here.tsx'
import { StartFailure } from './start-failure.tsx'
import './complete-screen.css'

/** Each notebook has its own voice. */
const TITLES = {
  default: () => m.play_done_default(),
  elementary: () => m.play_done_elementary(),
  'middle-school': () => m.play_done_middle_school(),
  high: () => m.play_done_high(),
}

export interface CompleteScreenProps {
  band: Band
  words: Pick<GameWords, 'title' | 'stopped'>
  lastLevel: number
  mostStars: number
  score: RoundScore
  /** Before its end, by "Finish now" or a move of the game that ends it: what was done counts. */
  stopped: boolean
  /** Whether the round was played with a timer, in games that have one. */
  timed: boolean
  delivery: Delivery | undefined
  /** In place of the mascot. */
  picture?: ReactNode
  /** What the game itself has to say of the round. */
  outcome?: ReactNode
  /** The next round, when it was asked for. */
  opening: Opening | null
  onHandIn: () => void
  onAgain: () => void
  onRetry: () => void
}

export function CompleteScreen(props: CompleteScreenProps) {
  const {
    band,
    words,
    lastLevel,
    mostStars,
    score,
    stopped,
    timed,
    delivery,
    picture,
    outcome,
    opening,
    onHandIn,
    onAgain,
    onRetry,
  } = props
  const [themeLevel] = useThemeLevel()
  const number = numberFormat(useLocale())
  const result = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpening = opening !== null && opening.failure === null
  const isPerfect = !stopped && score.asked > 0 && score.right === score.asked

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Not as the effect's value: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  return (
    <Wrap>
      <section className="complete-screen" data-phase="complete" aria-labelledby="game-done">
        <Sheet tape="both">
          <div className="words" ref={result}>
            <div className="titled">
              <h1 id="game-done" ref={heading} tabIndex={-1}>
                {stopped ? m.play_done_default() : TITLES[themeLevel]()}
              </h1>
              {band === 'elementary' && <ReadHere of={result} arriving={{ band, key: 'complete' }} />}
            </div>
            <p className="muted">
              {stopped
                ? (words.stopped?.({ score, lastLevel }) ?? m.play_done_stopped({ level: score.level }))
                : m.play_done_levels({ game: words.title(), levels: lastLevel })}
            </p>
            <StarRow
              stamped
              earned={score.stars}
              total={mostStars}
              label={m.play_stars_of({ earned: score.stars, total: mostStars })}
            />
            <p className="final">
              <span className="muted">{m.play_final_score()} </span>
              <span className="number" data-testid="final-score">
                {number.format(score.score)}
              </span>
            </p>
            <StatList layout="stack">
              <Stat
                label={m.play_right_answers()}
                value={m.play_right_of({
                  right: number.format(score.right),
                  answered: number.format(score.answered),
                })}
              />
              <Stat label={m.play_best_streak()} value={number.format(score.bestStreak)} />
              <Stat label={m.play_level()} value={number.format(score.level)} />
            </StatList>
            {outcome}
            <MedalLine
              score={score}
              records={delivery?.kind === 'saved' ? delivery.records : null}
              timed={timed}
            />
            {delivery?.kind === 'saved' && <GainLine gain={delivery.gain} />}
            {delivery?.kind === 'saved' && <FreshStickers stickers={delivery.stickers} />}
            <SavedLine delivery={delivery} onRetry={onHandIn} />
            <ButtonRow>
              <Button keyAction icon={<RotateCcw aria-hidden />} aria-disabled={isOpening} onClick={onAgain}>
                {isOpening ? m.play_starting() : m.play_again()}
              </Button>
              <ButtonLink to="/games" variant="ghost">
                {m.play_to_games()}
              </ButtonLink>
            </ButtonRow>
            {opening?.failure && <StartFailure failure={opening.failure} onRetry={onRetry} />}
          </div>
          <div className="prize">
            {picture ? <div className="picture">{picture}</div> : <Glim mood="cheering" />}
            {score.stars > 0 && (
              <Sticker
                badge={isPerfect ? 'perfect' : 'level'}
                title={isPerfect ? m.play_sticker_perfect() : m.play_sticker()}
              />
            )}
          </div>
        </Sheet>
      </section>
    </Wrap>
  )
}
