// The frame around every game, from the grade question to the result. Which screen shows follows from the round's flow.

import { useSearchParams } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { useNavigate } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import { CompleteScreen, type CompleteScreenProps } from './complete-screen.tsx'
import type { Game } from './game.ts'
import { challenge, questionTimer, useSetting } from './game-settings.ts'
import { GradeDialog } from './grade-dialog.tsx'
import { type Owned, OwnedContext } from './owned.ts'
import { PlayFrame } from './play-frame.tsx'
import type { Place } from './round-flow.ts'
import { StartScreen } from './start-screen.tsx'
import { useKeptRound } from './use-kept-round.ts'
import { useRound } from './use-round.ts'
import './game-frame.css'

const never = () => () => {}

/** False in the server's markup and while it is taken over, true from then on. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

export interface GameFrameProps<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
> {
  game: Game<State, Move, Event, Refusal>
  owned: Owned
  /** The grade to play for until another is chosen on this page; without it the grade dialog asks. */
  ownBand?: Band | undefined
  /** Told which screen is on show, now and whenever that changes. */
  onScreen?: ((screen: Place['screen']) => void) | undefined
  /** For the screen that follows a round (CompleteScreen). */
  result?: Pick<CompleteScreenProps, 'picture' | 'outcome'> | undefined
  /** Where no further round can be opened: called in place of Start and of Play Again. */
  onClosed?: (() => void) | undefined
}

export function GameFrame<State extends GameState, Move extends GameMove, Event, Refusal extends string>({
  game,
  owned: everywhere,
  ownBand,
  onScreen,
  result,
  onClosed,
}: GameFrameProps<State, Move, Event, Refusal>) {
  const { rules, words, art, hasTimer, frames, Settings, Play } = game
  // ?daily: the challenge of the day, for which nothing counts that was bought or played before.
  const isDaily = useSearchParams()[0].has('daily')
  const owned = isDaily ? { ...everywhere, extraLevels: 0, levelsLine: null } : everywhere
  const [storedBand, storeGrade] = useSelectedGrade()
  const [switchedBand, setSwitchedBand] = useState<Band | null>(null)
  const band = ownBand ? (switchedBand ?? ownBand) : storedBand
  const [timer] = useSetting(questionTimer)
  const [wanted] = useSetting(challenge)
  const language = useLocale()
  const timed = !hasTimer || timer === 'on'
  const { flow, delivery, start, retryStart, resume, finish, retryHandIn } = useRound(rules)
  const [changing, setChanging] = useState(false)
  const inBrowser = useInBrowser()
  const navigate = useNavigate()
  const { place, opening } = flow
  const { screen } = place
  const [kept, forgetKept] = useKeptRound(rules, screen === 'start')
  useEffect(() => onScreen?.(screen), [onScreen, screen])

  function open(chosen: Band, daily = false) {
    if (onClosed) return onClosed()
    start({ band: chosen, timed, language, challenge: wanted, ...(daily && { daily }) })
  }

  function chooseGrade(chosen: Band) {
    storeGrade(chosen)
    setChanging(false)
  }

  function closeGradeDialog() {
    setChanging(false)
    if (band !== null) return
    showToast({ title: m.grade_required(), type: 'error' })
    navigate('/games')
  }

  return (
    <OwnedContext.Provider value={owned}>
      <div className="game-frame">
        {place.screen === 'start' && (
          <StartScreen
            words={words}
            art={art}
            band={band}
            facts={
              band
                ? words.facts({
                    band,
                    timed,
                    lastLevel: rules.lastLevel({ band, language, extraLevels: owned.extraLevels }),
                  })
                : []
            }
            isDaily={isDaily}
            hasTimer={hasTimer}
            owned={owned}
            settings={Settings && <Settings band={band} />}
            opening={opening}
            kept={kept}
            onResume={resume}
            onChooseGrade={() => setChanging(true)}
            onSwitchBand={ownBand && setSwitchedBand}
            onStart={(chosen) => {
              forgetKept()
              open(chosen, isDaily)
            }}
            onRetry={retryStart}
          />
        )}
        {place.screen === 'play' && (
          <PlayFrame
            key={place.round.roundId}
            rules={rules}
            round={place.round}
            title={words.title()}
            Play={Play}
            frames={frames}
            kept
            onOver={(played) => finish(place.round.roundId, played)}
          />
        )}
        {place.screen === 'complete' && (
          <CompleteScreen
            band={place.round.options.band}
            words={words}
            lastLevel={rules.lastLevel(place.round.options)}
            mostStars={rules.mostStars(place.round.options)}
            score={delivery?.kind === 'saved' ? delivery.score : place.score}
            stopped={place.stopped}
            timed={hasTimer && place.round.options.timed}
            delivery={delivery}
            {...result}
            opening={opening}
            onHandIn={retryHandIn}
            onAgain={() => open(place.round.options.band)}
            onRetry={retryStart}
          />
        )}
        <GradeDialog
          open={inBrowser && (changing || band === null)}
          onChoose={chooseGrade}
          onClose={closeGradeDialog}
        />
      </div>
    </OwnedContext.Provider>
  )
}
