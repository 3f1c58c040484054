import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import type { MathMazeHandOver } from './hand-over.ts'
import { MathMazeScene } from './math-maze-scene.ts'

/**
 * Draws a round of Math Maze on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the
 * parent's top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountMathMaze(parent: HTMLElement, hands: Omit<MathMazeHandOver, 'wake'>): Stage {
  const handOver: MathMazeHandOver = { ...hands, wake: () => stage.wake() }
  const stage = openStage(parent, new MathMazeScene(), { 'math-maze': handOver })
  return stage
}
