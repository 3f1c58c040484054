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
    const { width, height } = around
    const from = { x: around.x + width / 2, y: around.y + height / 2 }
    const length = Math.max(16, height * 0.26)
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
        // Around the thing, not on it: figures are taller than wide.
        const tickAt = (out: number) => ({
          x: from.x + Math.cos(angle) * (width / 2 + out),
          y: from.y + Math.sin(angle) * (height * 0.4 + out),
        })
        const near = tickAt(length * (0.4 + reach * 0.8))
        const far = tickAt(length * (0.4 + reach * 0.8 + 1 - share))
        const inks = [notebook.a, notebook.ink, notebook.b]
        graphics.lineStyle(Math.max(2.5, notebook.line), inks[tick % 3] ?? notebook.ink, 1 - share ** 3)
        graphics.lineBetween(near.x, near.y, far.x, far.y)
      }
    }
  }
}
