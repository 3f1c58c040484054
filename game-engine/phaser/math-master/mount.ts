import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import { type MathMasterHandOver, MathMasterScene } from './math-master-scene.ts'

/**
 * Draws a round of Math Master on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the
 * parent's top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountMathMaster(parent: HTMLElement, hands: Omit<MathMasterHandOver, 'wake'>): Stage {
  const handOver: MathMasterHandOver = { ...hands, wake: () => stage.wake() }
  const stage = openStage(parent, new MathMasterScene(), { 'math-master': handOver })
  return stage
}
