// Spark ticks: a handful of short strokes that leave a point where something went well. No confetti.
import type { Scene } from 'phaser'
import type { Point } from './marks.ts'
import type { Notebook } from './notebook.ts'
import { easeOut } from './tempo.ts'

const TICKS = 6

/** Returns what lets sparks fly from a point of the canvas; all bursts share one drawing. Nothing flies when still. */
export function createSparks(scene: Scene, depth: number): (from: Point, notebook: Notebook) => void {
  const graphics = scene.add.graphics().setDepth(depth)
  return (from, notebook) => {
    if (notebook.still) return
    scene.tweens.addCounter({
      from: 0,
      to: 1,
      duration: notebook.slow,
      onUpdate: (tween) => drawTicks(tween.getValue() ?? 1),
      onComplete: () => graphics.clear(),
    })

    function drawTicks(share: number): void {
      graphics.clear()
      const reach = easeOut(share)
      for (let tick = 0; tick < TICKS; tick++) {
        // Upwards in a fan, as from Glim's flame.
        const angle = -Math.PI * (0.08 + (0.84 * tick) / (TICKS - 1))
        const near = 26 + reach * 26
        const far = near + 16 * (1 - share) + 2
        const inks = [notebook.a, notebook.ink, notebook.b]
        graphics.lineStyle(Math.max(2, notebook.line * 0.8), inks[tick % 3] ?? notebook.ink, 1 - share ** 3)
        graphics.lineBetween(
          from.x + Math.cos(angle) * near,
          from.y + Math.sin(angle) * near,
          from.x + Math.cos(angle) * far,
          from.y + Math.sin(angle) * far,
        )
      }
    }
  }
}
