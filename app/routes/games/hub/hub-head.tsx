import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { chosenGrade } from '#app/preferences/stored-preferences.ts'
import { useGradeIsFallback, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { GradeDialog, gradeWasAsked } from '#app/stage/grade-dialog.tsx'
import { Glim } from '#app/ui/art/glim.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'

const SHOWING = {
  elementary: () => m.games_showing_elementary(),
  middle: () => m.games_showing_middle(),
  high: () => m.games_showing_high(),
}

/** The hub's title with the grade: what is shown, how to change it, and the quickest way to play. */
export function HubHead() {
  const [grade, chooseGrade] = useSelectedGrade()
  const isFallback = useGradeIsFallback()
  const chosen = isFallback ? null : grade
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (chosenGrade() === null && !gradeWasAsked()) setAsking(true)
  }, [])

  return (
    <header className="hub-head">
      <Glim mood="hello" />
      <div>
        <h1>{m.games_title()}</h1>
        <p className="muted">{chosen ? SHOWING[chosen]() : m.games_no_grade()}</p>
      </div>
      <div className="actions">
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {chosen ? m.games_change_grade() : m.games_select_grade()}
        </Button>
        {chosen && (
          <ButtonLink
            to="/games/math-master"
            variant="secondary"
            icon={<Play className="icon" aria-hidden />}
          >
            {m.games_start_now()}
          </ButtonLink>
        )}
      </div>
      <GradeDialog
        open={asking}
        onChoose={(band) => {
          chooseGrade(band)
          setAsking(false)
        }}
        onClose={() => {
          setAsking(false)
          if (chosen === null) showToast({ title: m.games_grade_required(), type: 'error' })
        }}
      />
    </header>
  )
}
