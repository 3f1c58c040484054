// Spark ticks: a handful of short strokes that leave a point where something went well. No confetti.
import type { Scene } from 'phaser'
import type { Box } from './marks.ts'
import type { Notebook } from './notebook.ts'
import { easeOut } from './tempo.ts'

const TICKS = 6

/** Returns what lets sparks fly from around a thing; all bursts share one drawing. Nothing flies when motion is off. */
export function createSparks(scene: Scene, depth: number): (around: Box, notebook: Notebook) => void {
  const graphics = scene.add.graphics().setDepth(depth)
  return (around, notebook) => {
    if (notebook.still) return
    const from = { x: around.x + around.width / 2, y: around.y + around.height / 2 }
    const edge = Math.max(22, Math.min(around.width, around.height) / 2)
    const length = edge * 0.5
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
        const near = edge * (0.95 + reach * 0.6)
        const far = near + length * (1 - share) + 2
        const inks = [notebook.a, notebook.ink, notebook.b]
        graphics.lineStyle(Math.max(2.5, notebook.line), inks[tick % 3] ?? notebook.ink, 1 - share ** 3)
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
