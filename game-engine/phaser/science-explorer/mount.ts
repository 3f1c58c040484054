import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import { type ExplorerHandOver, ExplorerScene } from './explorer-scene.ts'

export interface ExplorerStage extends Stage {
  /** An answer is being considered, by its place; null: none any more. */
  consider(option: number | null): void
}

/**
 * Draws a round of Science Explorer on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the
 * parent's top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountScienceExplorer(
  parent: HTMLElement,
  hands: Omit<ExplorerHandOver, 'wake'>,
): ExplorerStage {
  const handOver: ExplorerHandOver = { ...hands, wake: () => stage.wake() }
  const scene = new ExplorerScene()
  const stage = openStage(parent, scene, { 'science-explorer': handOver })
  return { ...stage, consider: (option) => scene.consider(option) }
}
