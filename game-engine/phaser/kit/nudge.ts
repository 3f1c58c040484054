import type { GameObjects, Scene } from 'phaser'
import type { Point } from './marks.ts'
import type { Notebook } from './notebook.ts'

/** How far the sheet goes to either side after a mistake, in CSS pixels. */
const SHAKE = 5

/** Moves a sheet for a moment; not at all where the person asked for less motion. */
export interface Nudge {
  /** It gives way under a weight, by `depth` CSS pixels. */
  bump(notebook: Notebook, depth: number): void
  /** It is shaken after a mistake. */
  shake(notebook: Notebook): void
}

/** `home` tells where the sheet lies at rest: asked again at the end, for the page may have been laid out anew meanwhile. */
export function createNudge(scene: Scene, sheet: GameObjects.Container, home: () => Point): Nudge {
  return {
    bump({ fast, still }, depth) {
      if (still) return
      const { y } = home()
      scene.tweens.add({
        targets: sheet,
        y: { from: y + depth, to: y },
        duration: fast,
        ease: 'Back.easeOut',
        onComplete: () => sheet.setY(home().y),
      })
    },
    shake({ fast, still }) {
      if (still) return
      const { x } = home()
      scene.tweens.add({
        targets: sheet,
        x: { from: x - SHAKE, to: x + SHAKE },
        duration: fast / 3,
        yoyo: true,
        repeat: 2,
        onComplete: () => sheet.setX(home().x),
      })
    },
  }
}
