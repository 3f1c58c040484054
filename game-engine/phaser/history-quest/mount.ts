import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import { type HistoryHandOver, HistoryScene } from './history-scene.ts'

export interface HistoryStage extends Stage {
  /** The answer under the pointer or the keyboard's focus, or null. */
  consider(option: number | null): void
}

/**
 * Draws a round of History Quest on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the
 * parent's top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountHistoryQuest(parent: HTMLElement, hands: Omit<HistoryHandOver, 'wake'>): HistoryStage {
  const scene = new HistoryScene()
  const handOver: HistoryHandOver = { ...hands, wake: () => stage.wake() }
  const stage = openStage(parent, scene, { 'history-quest': handOver })
  return { ...stage, consider: (option) => scene.consider(option) }
}
