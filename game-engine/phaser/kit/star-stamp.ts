// A star won: it springs up where the work was done and flies to the row of stars on the page.
import type { Scene } from 'phaser'
import type { Point } from './marks.ts'
import type { Notebook } from './notebook.ts'
import { starPoints } from './star.ts'
import { trace } from './trace.ts'

const WIDTH = 96

/** Returns what sends one star on its way. With motion off nothing flies: the page itself shows the new star. */
export function createStarStamp(scene: Scene, depth: number) {
  const graphics = scene.add.graphics().setDepth(depth).setVisible(false)
  return (from: Point, to: Point, notebook: Notebook): void => {
    if (notebook.still) return
    draw(notebook)
    scene.tweens.killTweensOf(graphics)
    graphics.setVisible(true).setPosition(from.x, from.y).setScale(0.2).setAngle(-40).setAlpha(1)
    scene.tweens.chain({
      targets: graphics,
      tweens: [
        { scale: 1, angle: 8, duration: notebook.slow, ease: 'Back.easeOut' },
        {
          x: to.x,
          y: to.y,
          scale: 0.24,
          angle: 360,
          delay: notebook.fast,
          duration: notebook.slow * 1.2,
          ease: 'Cubic.easeInOut',
        },
        { alpha: 0, duration: notebook.fast },
      ],
      onComplete: () => graphics.setVisible(false),
    })
  }

  function draw(notebook: Notebook): void {
    const outline = starPoints(WIDTH)
    const fill = outline.map(({ x, y }) => ({ x: x + notebook.shift.x, y: y + notebook.shift.y }))
    graphics.clear()
    trace(graphics.lineStyle(notebook.line + 10, notebook.paper), outline, true).strokePath()
    trace(graphics.fillStyle(notebook.paper), outline, true).fillPath()
    trace(graphics.fillStyle(notebook.star), fill, true).fillPath()
    trace(graphics.lineStyle(notebook.line, notebook.ink), outline, true).strokePath()
    // Its face, as on the sticker.
    graphics.fillStyle(notebook.ink)
    graphics.fillEllipse(-7, 0, 6, 9).fillEllipse(8, 0, 6, 9)
    graphics.lineStyle(notebook.thin, notebook.ink)
    graphics
      .beginPath()
      .arc(0.5, 7, 6.5, 0.15 * Math.PI, 0.85 * Math.PI)
      .strokePath()
  }
}
