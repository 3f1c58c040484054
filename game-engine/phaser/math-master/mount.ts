import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import { type MathMasterHandOver, MathMasterScene } from './math-master-scene.ts'

export interface MathMasterStage extends Stage {
  /** The option at this place is being considered, or none. */
  consider(option: number | null): void
}

/**
 * Draws a round of Math Master on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the
 * parent's top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountMathMaster(
  parent: HTMLElement,
  hands: Omit<MathMasterHandOver, 'wake'>,
): MathMasterStage {
  const handOver: MathMasterHandOver = { ...hands, wake: () => stage.wake() }
  const scene = new MathMasterScene()
  const stage = openStage(parent, scene, { 'math-master': handOver })
  return { ...stage, consider: (option) => scene.consider(option) }
}
