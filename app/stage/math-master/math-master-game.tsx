// Math Master from the grade question to the result. Which screen shows follows from the round's flow alone.
import { useNavigate } from '@remix-run/react'
import { useState, useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { useLocale, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import { GradeDialog } from '../grade-dialog.tsx'
import { useQuestionTimer } from '../question-timer.ts'
import { useRound } from '../use-round.ts'
import { CompleteScreen } from './complete-screen.tsx'
import { PlayScreen } from './play-screen.tsx'
import type { AnswerRecord } from './round-record.ts'
import { StartScreen } from './start-screen.tsx'
import './math-master-game.css'

const never = () => () => {}

/** False in the server's markup and while it is taken over, true from then on. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

export function MathMasterGame() {
  const [band, chooseGrade] = useSelectedGrade()
  const [timed, setTimed] = useQuestionTimer()
  const { flow, delivery, start, retryStart, finish, retryHandIn } = useRound(mathMasterRules)
  const [records, setRecords] = useState<readonly AnswerRecord[]>([])
  const [changing, setChanging] = useState(false)
  const inBrowser = useInBrowser()
  const navigate = useNavigate()
  const language = useLocale()
  const { place, opening } = flow

  function closeGradeDialog() {
    setChanging(false)
    if (band !== null) return
    showToast({ title: m.games_grade_required(), type: 'error' })
    navigate('/games')
  }

  return (
    <div className="math-master-game">
      {place.screen === 'start' && (
        <StartScreen
          band={band}
          timed={timed}
          opening={opening}
          onTimed={setTimed}
          onChooseGrade={() => setChanging(true)}
          onStart={(chosen) => start({ band: chosen, timed, language, challenge: 'even' })}
          onRetry={retryStart}
        />
      )}
      {place.screen === 'play' && (
        <PlayScreen
          key={place.round.roundId}
          round={place.round}
          onOver={({ score, moves, records: played }) => {
            setRecords(played)
            finish(place.round.roundId, score, moves)
          }}
        />
      )}
      {place.screen === 'complete' && (
        <CompleteScreen
          round={place.round}
          score={delivery?.kind === 'saved' ? delivery.score : place.score}
          records={records}
          delivery={delivery}
          opening={opening}
          onHandIn={retryHandIn}
          onAgain={() => start({ ...place.round.options, timed, language })}
          onRetry={retryStart}
        />
      )}
      <GradeDialog
        open={inBrowser && (changing || band === null)}
        onChoose={(chosen) => {
          chooseGrade(chosen)
          setChanging(false)
        }}
        onClose={closeGradeDialog}
      />
    </div>
  )
}
