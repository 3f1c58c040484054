// Fetches the canvas part of Science Explorer. Not in the server's bundle.
import type { QuizSession } from '#engine/phaser/quiz/quiz-page.ts'
import type { OpenStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'
import { watchHoveredAnswer } from '../watch-hovered-answer.ts'
import type { StagePage } from './quiz-kind.ts'

export async function openScienceStage(
  parent: HTMLElement,
  session: QuizSession,
  { measure, table, onCanvas }: StagePage,
): Promise<OpenStage> {
  if (import.meta.env.SSR) throw new Error('a stage needs a browser')
  const { mountScienceExplorer } = await import('#engine/phaser/science-explorer/mount.ts')
  const stage = mountScienceExplorer(parent, {
    session,
    measure,
    drawn: () => onCanvas(true),
    landed: () => playSound('thud'),
  })
  const unwatch = watchHoveredAnswer(table, stage.consider)
  return {
    destroy() {
      unwatch()
      onCanvas(false)
      stage.destroy()
    },
  }
}
