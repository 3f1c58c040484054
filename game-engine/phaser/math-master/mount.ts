import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import {
  type MathMasterHandOver,
  MathMasterScene,
  type MathMasterSession,
  type PagePlaces,
} from './math-master-scene.ts'

/**
 * Draws a round of Math Master on a canvas inside `parent` until destroyed.
 * @param measure where things of the page lie now, in CSS pixels from the parent's top left corner
 * @throws when the browser has no canvas to draw on
 */
export function mountMathMaster(
  parent: HTMLElement,
  session: MathMasterSession,
  measure: () => PagePlaces,
): Stage {
  const handOver: MathMasterHandOver = { session, measure, wake: () => stage.wake() }
  const stage = openStage(parent, new MathMasterScene(), { 'math-master': handOver })
  return stage
}
