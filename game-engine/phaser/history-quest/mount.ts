import type { Stage } from '#engine/phaser/kit/open-stage.ts'
import { mountQuiz } from '#engine/phaser/quiz/mount-quiz.ts'
import type { QuizHandOver } from '#engine/phaser/quiz/quiz-scene.ts'
import { historyPicture } from './history-picture.ts'

/** A round of its game on a canvas inside `parent`. @throws when the browser has no canvas to draw on */
export function mountHistoryQuest(
  parent: HTMLElement,
  hands: Pick<QuizHandOver, 'session' | 'measure'>,
): Stage {
  return mountQuiz(parent, { ...hands, picture: historyPicture })
}
