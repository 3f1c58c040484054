// Before a round: what the game is, for which grade, and Start, which a phone shows without scrolling; then the details.
import { History, Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Band } from '#engine/core/bands.ts'
import { BandSwitch } from './band-switch.tsx'
import { BoostNote } from './boost-note.tsx'
import type { GameWords } from './game.ts'
import type { KeptRound } from './kept-round-store.ts'
import type { Owned } from './owned.ts'
import type { Opening } from './round-flow.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { ReadHere } from './speech/read-here.tsx'
import { StartFailure } from './start-failure.tsx'
import './start-screen.css'

const GRADES = {
  elementary: () => m.grade_elementary(),
  middle: () => m.grade_middle(),
  high: () => m.grade_high(),
}

export interface StartScreenProps {
  words: GameWords
  art: ArtName
  /** Null: nobody has chosen a grade yet, and no round can start. */
  band: Band | null
  facts: readonly string[]
  /** The challenge of the day is to be played. */
  isDaily: boolean
  hasTimer: boolean
  owned: Owned
  /** Of this game alone. */
  settings?: ReactNode
  opening: Opening | null
  /** A round left before its end. */
  kept: KeptRound | null
  onResume: (round: KeptRound) => void
  onChooseGrade: () => void
  /** The game has a grade of its own: another is chosen right here, for this page. */
  onSwitchBand?: ((band: Band) => void) | undefined
  onStart: (band: Band) => void
  onRetry: () => void
}

export function StartScreen(props: StartScreenProps) {
  const {
    words,
    art,
    band,
    facts,
    isDaily,
    hasTimer,
    owned,
    settings,
    opening,
    kept,
    onResume,
    onChooseGrade,
    onSwitchBand,
    onStart,
    onRetry,
  } = props
  const isOpening = opening !== null && opening.failure === null
  const hasTag = band !== null && !onSwitchBand
  const howTo = words.howTo?.()
  const about = useRef<HTMLDivElement>(null)
  return (
    <Wrap>
      <section className="start-screen" data-phase="start" aria-labelledby="game-title">
        <Sheet tape>
          <div className="words" ref={about}>
            <div className="titled">
              <h1 id="game-title">{words.title()}</h1>
              {band === 'elementary' && <ReadHere of={about} />}
            </div>
            {(hasTag || isDaily) && (
              <Tags>
                {hasTag && <Tag>{GRADES[band]()}</Tag>}
                {isDaily && <Tag tone="secondary">{m.play_daily()}</Tag>}
              </Tags>
            )}
            <p className="blurb">
              {band === null ? m.play_choose_grade() : isDaily ? m.play_daily_about() : words.blurb(band)}
            </p>
            <noscript>
              <Notice tone="warn">
                <p>{m.play_needs_scripts()}</p>
              </Notice>
            </noscript>
            {band === null ? (
              <Button keyAction onClick={onChooseGrade}>
                {m.grade_select()}
              </Button>
            ) : (
              <>
                {kept && (
                  <Notice icon={<History aria-hidden />}>
                    <p>{m.play_kept({ level: kept.level })}</p>
                    <Button size="small" onClick={() => onResume(kept)}>
                      {m.play_resume()}
                    </Button>
                  </Notice>
                )}
                {onSwitchBand && <BandSwitch band={band} onSwitch={onSwitchBand} />}
                <ButtonRow>
                  <Button
                    keyAction
                    icon={<Play aria-hidden />}
                    aria-disabled={isOpening}
                    onClick={() => onStart(band)}
                  >
                    {isOpening ? m.play_starting() : words.start()}
                  </Button>
                  {!onSwitchBand && (
                    <Button variant="ghost" onClick={onChooseGrade}>
                      {m.grade_change()}
                    </Button>
                  )}
                </ButtonRow>
                {opening?.failure && <StartFailure failure={opening.failure} onRetry={onRetry} />}
                <ul className="facts">
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                  {words.keys && (
                    <li className="keys" data-unread>
                      {words.keys()}
                    </li>
                  )}
                  {owned.levelsLine !== null && <li data-testid="extra-levels">{owned.levelsLine}</li>}
                </ul>
                {owned.boost && <BoostNote {...owned.boost} />}
                <div className="settings" data-unread>
                  <SettingsPanel band={band} hasTimer={hasTimer} hasChallenge={!isDaily}>
                    {settings}
                  </SettingsPanel>
                </div>
                {howTo && (
                  <div className="how-to">
                    <h2>{howTo.title}</h2>
                    <ol>
                      {howTo.keys !== undefined && (
                        <li className="keys" data-unread>
                          {howTo.keys}
                        </li>
                      )}
                      {howTo.touch !== undefined && <li className="touch">{howTo.touch}</li>}
                      {howTo.steps.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ol>
                  </div>
                )}
              </>
            )}
          </div>
          <Art name={art} grain className="picture" />
        </Sheet>
      </section>
    </Wrap>
  )
}
