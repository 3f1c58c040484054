// Things to come across: pale at first, wide awake once the player has been there.
import type { GameObjects, Scene } from 'phaser'
import { isSame, type Place } from '#engine/games/math-maze/maze.ts'
import type { Find } from '../finds.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Things {
  set(play: PlaceOfPlay, finds: readonly Find[], found: ReadonlySet<Find>): void
  /** The thing that lies there wakes. */
  wake(find: Find): void
}

const ASLEEP = { alpha: 0.5, size: 0.78 }

export function createThings(scene: Scene, sheet: GameObjects.Container): Things {
  const images: GameObjects.Image[] = []
  let shown: readonly Find[] = []
  let play: PlaceOfPlay | null = null
  const at = (place: Place) => images[shown.findIndex((find) => isSame(find.place, place))]

  return {
    set(next, finds, found) {
      play = next
      shown = finds
      for (const [index, find] of finds.entries()) {
        const { x, y } = next.layout.centre(find.place)
        const texture = next.texture(`thing-${find.kind}`)
        let image = images[index]
        if (!image) {
          image = scene.add.image(0, 0, texture)
          sheet.add(image)
          images.push(image)
        }
        const awake = found.has(find)
        scene.tweens.killTweensOf(image)
        image
          .setTexture(texture)
          .setPosition(x, y)
          .setAngle(0)
          .setScale((awake ? 1 : ASLEEP.size) / next.dots)
          .setAlpha(awake ? 1 : ASLEEP.alpha)
          .setVisible(true)
      }
      for (const spare of images.slice(finds.length)) spare.setVisible(false)
    },
    wake({ place }) {
      const image = at(place)
      if (!image || !play) return
      const { notebook, dots } = play
      if (notebook.still) return void image.setAlpha(1).setScale(1 / dots)
      image
        .setAlpha(1)
        .setScale(0.4 / dots)
        .setAngle(-14)
      scene.tweens.add({
        targets: image,
        scale: 1 / dots,
        angle: 0,
        duration: notebook.slow,
        ease: 'Back.easeOut',
      })
    },
  }
}
