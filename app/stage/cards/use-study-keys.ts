import { useLayoutEffect, useRef } from 'react'
import type { Grade } from '#engine/cards/schedule.ts'
import { digitOfKey } from '../digit-of-key.ts'

export interface StudyKeys {
  /** In the order of their digits. */
  grades: readonly Grade[]
  shown: boolean
  onShow: () => void
  onGrade: (grade: Grade) => void
  onUndo: () => void
}

/** Space shows the answer, then means "knew it"; 1 to 4 answer; Z goes back. Keys that a control of the page needs stay its own. */
export function useStudyKeys(keys: StudyKeys): void {
  const current = useRef(keys)
  current.current = keys
  // In the commit that shows the card: a key pressed at once would scroll the page.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const { grades, shown, onShow, onGrade, onUndo } = current.current
      const isFree = !document.activeElement?.closest('button, a, input, select, textarea, [role="dialog"]')
      const grade = grades[(digitOfKey(event) ?? 0) - 1]
      if (event.key === ' ' && isFree) shown ? onGrade(3) : onShow()
      else if (event.key.toLowerCase() === 'z' && !document.activeElement?.closest('input, textarea'))
        onUndo()
      else if (grade !== undefined && shown) onGrade(grade)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
