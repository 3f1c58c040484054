// Who travels: hops along the road from stop to stop, crouches while an answer is considered, jumps for joy.
import type { GameObjects, Scene } from 'phaser'
import type { Band } from '#engine/core/bands.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import { LANDS } from './lands/land-of.ts'
import type { Route } from './route.ts'
import { ASIDE } from './still-picture.ts'

/** The sheet around a traveller's drawing, feet at 0, 0. */
const BOX = { x: -34, y: -74, width: 76, height: 84 }
/** Hops on the way from one stop to the next, and how high they are, in px. */
const HOPS: Readonly<Record<Band, { count: number; height: number }>> = {
  elementary: { count: 5, height: 22 },
  middle: { count: 8, height: 6 },
  high: { count: 0, height: 0 },
}
const JOY = 38
/** Of a drawing of the page, from its top: where the feet are. Its height in a traveller's own px. */
const FEET = 0.87
const TALL = 84

export interface Pose {
  /** Which stop it has come to; in between on the way. */
  readonly walk: number
  /** 0 to 1: how far it crouches. */
  readonly poise: number
  /** 0 to 1 through its jumps for joy. */
  readonly joy: number
}

export interface Traveller {
  /** From the next pose on. */
  dress(route: Route, notebook: Notebook, coat: number): void
  /** The page's own drawing takes its place. */
  wear(picture: HTMLCanvasElement): void
  pose(pose: Pose): void
}

export function createTraveller(scene: Scene, world: GameObjects.Container, band: Band): Traveller {
  const image = scene.add.image(0, 0, '__DEFAULT').setVisible(false)
  world.add(image)
  let route: Route | null = null
  let fitted = 1

  function feet(walk: number): Point {
    if (!route) return { x: 0, y: 0 }
    const { x, y } = route.markerAt(walk)
    return { x: x - ASIDE * route.scale, y: y + 4 }
  }

  return {
    dress(next, notebook, coat) {
      route = next
      const name = `history-traveller-${coat}`
      bake(scene, name, LANDS[band].traveller, BOX, notebook)
      fitted = next.size / scene.cameras.main.zoom
      image
        .setTexture(name)
        .setOrigin(-BOX.x / BOX.width, -BOX.y / BOX.height)
        .setVisible(true)
    },
    wear(picture) {
      const name = 'history-traveller-page'
      if (scene.textures.exists(name)) scene.textures.remove(name)
      scene.textures.addCanvas(name, picture)
      image.setTexture(name).setOrigin(0.5, FEET)
      fitted = (TALL * (route?.size ?? 1)) / picture.height
    },
    pose({ walk, poise, joy }) {
      const { x, y } = feet(walk)
      const { count, height } = HOPS[band]
      const hop = Math.abs(Math.sin(walk * Math.PI * count)) * height
      const jump = Math.abs(Math.sin(joy * Math.PI * 2)) * JOY * (1 - joy * 0.4)
      const air = (hop + jump) / 90
      image
        .setPosition(x, y - hop - jump)
        .setScale(fitted * (1 + 0.07 * poise - air * 0.2), fitted * (1 - 0.1 * poise + air * 0.3))
    },
  }
}
