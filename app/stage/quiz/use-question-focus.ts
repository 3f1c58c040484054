import { useEffect, useRef } from 'react'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { runInNextTask } from '../run-in-next-task.ts'

/**
 * Takes the reader along: to the Next button when the fun fact comes up, to the question when it is asked or when its
 * words arrive and the reader is still where the round began, at the play frame, which then shows as many answers as fit.
 */
export function useQuestionFocus(phase: QuizState['phase'], isThere: boolean): void {
  const before = useRef(phase)
  useEffect(() => {
    const question = document.getElementById('game-question')
    if (!isThere || !document.activeElement?.matches('.play-frame')) return
    question?.focus({ preventScroll: true })
    showAnswers(question)
  }, [isThere])
  useEffect(() => {
    const from = before.current
    before.current = phase
    if (from === phase || (phase !== 'fact' && phase !== 'asking')) return undefined
    return runInNextTask(phase === 'fact' ? moveToNext : moveToQuestion)
  }, [phase])
}

/** The frame was still empty when the round began. Where it is now taller than the screen, scrolls the page's header away. */
function showAnswers(question: HTMLElement | null): void {
  const frame = question?.closest('.play-frame')
  if (frame && frame.getBoundingClientRect().bottom > window.innerHeight)
    frame.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const moveToNext = () => moveTo(document.querySelector<HTMLElement>('.fact-card .next'))
const moveToQuestion = () => moveTo(document.getElementById('game-question'), '.quiz-sheet')

function moveTo(target: HTMLElement | null, frame?: string): void {
  if (!target) return
  target.focus({ preventScroll: true })
  const shown = (frame && target.closest(frame)) || target
  shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
