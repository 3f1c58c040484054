// The sum of the door being tried, on a slip of paper above it.
import type { GameObjects, Scene } from 'phaser'
import type { Place } from '#engine/games/math-maze/maze.ts'
import { paintTag } from '../paint-world.ts'
import { DOOR } from './doors.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Tag {
  /** On the side of the door where the player is not. */
  show(play: PlaceOfPlay, door: Place, player: Place, text: string): void
  /** Takes it away. @param delay ms it stays to be read */
  hide(delay: number): void
}

export function createTag(scene: Scene, sheet: GameObjects.Container): Tag {
  const slip = scene.add.image(0, 0, '__DEFAULT').setVisible(false)
  sheet.add(slip)
  let painted = 0
  return {
    show(play, door, player, text) {
      const { layout, maze, dots, notebook } = play
      const old = slip.texture.key
      const key = `maze-tag-${++painted}`
      scene.textures.addCanvas(key, paintTag(text, notebook, dots))
      slip.setTexture(key)
      if (old.startsWith('maze-tag-')) scene.textures.remove(old)
      const [width, height] = [slip.width / dots, slip.height / dots]
      const { x, y } = layout.centre(door)
      const side = layout.line(maze.size)
      const reach = (layout.cell * DOOR) / 2 + height * 0.36
      const fitsAbove = y - reach - height / 2 > 0
      const fitsBelow = y + reach + height / 2 < side
      const isBelow = fitsBelow && (player.y < door.y || !fitsAbove)
      scene.tweens.killTweensOf(slip)
      slip
        .setPosition(Math.max(width / 2, Math.min(side - width / 2, x)), isBelow ? y + reach : y - reach)
        .setAlpha(1)
        .setScale((notebook.still ? 1 : 0.5) / dots)
        .setVisible(true)
      scene.tweens.add({ targets: slip, scale: 1 / dots, duration: notebook.fast, ease: 'Back.easeOut' })
    },
    hide(delay) {
      if (!slip.visible) return
      scene.tweens.add({
        targets: slip,
        alpha: 0,
        delay,
        duration: 160,
        onComplete: () => slip.setVisible(false),
      })
    },
  }
}
