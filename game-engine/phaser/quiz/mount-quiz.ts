import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import { type QuizHandOver, QuizScene } from './quiz-scene.ts'

/**
 * Draws a round of a quiz on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the parent's
 * top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountQuiz(parent: HTMLElement, hands: Omit<QuizHandOver, 'wake'>): Stage {
  const handOver: QuizHandOver = { ...hands, wake: () => stage.wake() }
  const stage = openStage(parent, new QuizScene(), { quiz: handOver })
  return stage
}
