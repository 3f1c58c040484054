// The counters of a picture on the canvas: one small picture each, drawn once for its size and moved about.
import type { GameObjects, Scene } from 'phaser'
import type { Band } from '#engine/core/bands.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import type { Counter } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import { REACH, thing } from './things.ts'

/** A counter as it stands at this moment. */
export interface Placed extends Counter {
  /** 0: not there yet, 1: in full size. */
  readonly grown: number
  /** Over 1: stretched upwards, under 1: squashed. Its volume stays. */
  readonly stretch: number
}

export interface Cast {
  show(counters: readonly Placed[]): void
  /** From the next showing on. */
  take(notebook: Notebook): void
}

export function createCast(scene: Scene, sheet: GameObjects.Container, band: Band, first: Notebook): Cast {
  const images: GameObjects.Image[] = []
  let notebook = first
  let coat = 0
  let names = new Set<string>()

  function textureOf({ kind, radius }: Counter): string {
    const name = `thing-${coat}-${kind}-${Math.round(radius * 2)}`
    if (!names.has(name)) {
      const reach = radius * REACH + notebook.line
      const room = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }
      bake(scene, name, thing(band, kind, radius), room, notebook)
      names.add(name)
    }
    return name
  }

  return {
    show(counters) {
      for (const [index, counter] of counters.entries()) {
        const image = images[index] ?? scene.add.image(0, 0, '__DEFAULT')
        if (images[index] === undefined) {
          images.push(image)
          sheet.add(image)
        }
        const { x, y, radius, grown, stretch } = counter
        const texture = textureOf(counter)
        if (image.texture.key !== texture) image.setTexture(texture)
        const scale = grown / scene.cameras.main.zoom
        // Squashed things keep their feet on the ground.
        image
          .setPosition(x, y + radius * (1 - stretch))
          .setScale(scale / stretch, scale * stretch)
          .setVisible(grown > 0)
      }
      for (const spare of images.slice(counters.length)) spare.setVisible(false)
    },
    take(next) {
      notebook = next
      coat += 1
      for (const image of images) image.setTexture('__DEFAULT').setVisible(false)
      for (const name of names) scene.textures.remove(name)
      names = new Set()
    },
  }
}
