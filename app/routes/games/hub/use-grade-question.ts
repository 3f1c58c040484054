// The hub's one grade question: who asks it, the game that waits for the answer, and what the answer leads to.

import { useEffect, useState } from 'react'
import type { CatalogueEntry } from '#app/domain/catalogue/games.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { chosenGrade } from '#app/preferences/stored-preferences.ts'
import { useGradeIsFallback, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { noteHubStart } from '#app/stage/ar/hub-start.ts'
import { gradeWasAsked } from '#app/stage/grade-dialog.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { Band } from '#engine/core/bands.ts'
import { pathAfterGrade } from './choose-game.ts'

export interface GradeQuestion {
  /** A person's choice; null while there is only the default. */
  chosen: Band | null
  /** The grade the page is written for. */
  shown: Band
  asking: boolean
  /** Opens the dialog; a game given here opens once a grade is chosen. */
  ask(waiting?: CatalogueEntry): void
  choose(grade: Band): void
  /** Closed without a choice: what waited is forgotten. */
  close(): void
}

/** The grade the page is written for. */
export function shownGrade(grade: Band | null): Band {
  return grade ?? 'elementary'
}

export function useGradeQuestion(): GradeQuestion {
  const [grade, storeGrade] = useSelectedGrade()
  const isFallback = useGradeIsFallback()
  const chosen = isFallback ? null : grade
  const [asking, setAsking] = useState(false)
  const [waiting, setWaiting] = useState<CatalogueEntry | null>(null)
  const navigate = useNavigate()

  useEffect(() => {
    if (chosenGrade() === null && !gradeWasAsked()) setAsking(true)
  }, [])

  function end() {
    setAsking(false)
    setWaiting(null)
  }

  return {
    chosen,
    shown: shownGrade(grade),
    asking,
    ask(game) {
      setWaiting(game ?? null)
      setAsking(true)
    },
    choose(band) {
      storeGrade(band)
      const path = pathAfterGrade(waiting)
      end()
      if (waiting?.isAR) noteHubStart(waiting.id)
      if (path !== null) navigate(path)
    },
    close() {
      end()
      if (chosen === null) showToast({ title: m.grade_required(), type: 'error' })
    },
  }
}
