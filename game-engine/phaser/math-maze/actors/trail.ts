// Footprints along the thread from the start to the player.
import type { GameObjects, Scene } from 'phaser'
import type { Place } from '#engine/games/math-maze/maze.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Trail {
  draw(play: PlaceOfPlay, thread: readonly Place[]): void
}

/** Where between two cells a foot was set. */
const STEPS = [0.22, 0.55, 0.88] as const

export function createTrail(scene: Scene, sheet: GameObjects.Container): Trail {
  const prints: GameObjects.Image[] = []
  return {
    draw(play, thread) {
      const texture = play.texture('footprint')
      let used = 0
      for (const [index, place] of thread.entries()) {
        const next = thread[index + 1]
        if (!next) break
        const [from, to] = [play.layout.centre(place), play.layout.centre(next)]
        for (const share of STEPS) {
          let print = prints[used]
          if (!print) {
            print = scene.add.image(0, 0, texture)
            sheet.add(print)
            prints.push(print)
          }
          used += 1
          print
            .setTexture(texture)
            .setScale(1 / play.dots)
            .setPosition(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
            .setRotation(Math.atan2(to.y - from.y, to.x - from.x))
            .setVisible(true)
        }
      }
      for (const spare of prints.slice(used)) spare.setVisible(false)
    },
  }
}
