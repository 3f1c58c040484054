// One mission of an AR game for whoever wants a look: played on this page alone. No round is opened, nothing is sent, scored or
// kept, and it is the same mission every time.
import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Band } from '#engine/core/bands.ts'
import type { GameMove, GameState, RoundOptions } from '#engine/core/game-rules.ts'
import { BandSwitch } from '../band-switch.tsx'
import type { Game } from '../game.ts'
import { PlayFrame } from '../play-frame.tsx'
import type { ArLesson } from './ar-game.ts'
import { ArOutcome, type ArOutcomeProps } from './ar-outcome.tsx'
import { KeepLesson } from './lesson.ts'
import { ViewsAllowed } from './use-view.ts'

/** The seed of every taste. */
const SEED = 1

export interface TasteFrameProps<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
> {
  game: Game<State, Move, Event, Refusal>
  /** Back to the game's page. */
  onLeave: () => void
  Thing?: ArOutcomeProps['Thing']
}

export function TasteFrame<State extends GameState, Move extends GameMove, Event, Refusal extends string>({
  game,
  onLeave,
  Thing,
}: TasteFrameProps<State, Move, Event, Refusal>) {
  const { rules, words, frames, Play } = game
  const [storedBand] = useSelectedGrade()
  const [band, setBand] = useState<Band>(storedBand ?? 'elementary')
  const language = useLocale()
  const [isDone, setIsDone] = useState(false)
  const [lesson, setLesson] = useState<ArLesson | null>(null)
  const done = useRef<HTMLHeadingElement>(null)
  const round = useMemo(() => {
    const options: RoundOptions = {
      seed: SEED,
      band,
      timed: false,
      language,
      challenge: 'even',
      ratings: {},
      // One level alone.
      extraLevels: 1 - rules.lastLevel({ band, language, extraLevels: 0 }),
    }
    return { roundId: `taste of ${band}`, gameId: rules.id, options }
  }, [rules, band, language])
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])

  if (isDone) {
    return (
      <Wrap>
        <Sheet tape className="taste-done">
          <div className="picture">
            <Art name={game.art} />
          </div>
          <div className="words">
            <h1 ref={done} tabIndex={-1}>
              {m.arplay_taste_done()}
            </h1>
            <ArOutcome lesson={lesson} Thing={Thing} />
            <p>{m.arplay_taste_more()}</p>
            <ButtonRow>
              <Button onClick={onLeave}>{m.arplay_taste_back()}</Button>
              <Button variant="ghost" onClick={() => setIsDone(false)}>
                {m.arplay_taste_again()}
              </Button>
            </ButtonRow>
          </div>
        </Sheet>
      </Wrap>
    )
  }
  return (
    <>
      <Wrap>
        <div className="taste-head">
          <p>{m.arplay_taste()}</p>
          <BandSwitch band={band} onSwitch={setBand} />
          <Button variant="ghost" size="small" onClick={onLeave}>
            {m.arplay_leave()}
          </Button>
        </div>
      </Wrap>
      <ViewsAllowed.Provider value="desk">
        <KeepLesson.Provider value={setLesson}>
          <PlayFrame
            key={round.roundId}
            rules={rules}
            round={round}
            title={words.title()}
            Play={Play}
            frames={frames}
            onOver={() => setIsDone(true)}
          />
        </KeepLesson.Provider>
      </ViewsAllowed.Provider>
    </>
  )
}
