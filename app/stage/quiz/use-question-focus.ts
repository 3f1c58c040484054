import { useEffect, useRef } from 'react'
import type { QuizState } from '#engine/learning/quiz/state.ts'

/**
 * Takes the reader along: to the Next button when the fun fact comes up, to the question when the next one is asked.
 * The round's beginning is the play frame's business.
 */
export function useQuestionFocus(phase: QuizState['phase']): void {
  const before = useRef(phase)
  useEffect(() => {
    const from = before.current
    before.current = phase
    if (from === phase || phase === 'over') return
    if (phase === 'fact') moveTo(document.querySelector<HTMLElement>('.fact-card .next'))
    if (phase === 'asking') moveTo(document.getElementById('game-question'), '.quiz-sheet')
  }, [phase])
}

function moveTo(target: HTMLElement | null, frame?: string): void {
  if (!target) return
  target.focus({ preventScroll: true })
  const shown = (frame && target.closest(frame)) || target
  shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
