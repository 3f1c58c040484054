import { openStage, type Stage } from '#engine/phaser/kit/open-stage.ts'
import { type WordWorksHandOver, WordWorksScene } from './word-works-scene.ts'

/**
 * Draws a round of Word Works on a canvas inside `parent` until destroyed. Places are measured in CSS pixels from the
 * parent's top left corner.
 * @throws when the browser has no canvas to draw on
 */
export function mountWordWorks(parent: HTMLElement, hands: Omit<WordWorksHandOver, 'wake'>): Stage {
  const handOver: WordWorksHandOver = { ...hands, wake: () => stage.wake() }
  const stage = openStage(parent, new WordWorksScene(), { 'word-works': handOver })
  return stage
}
