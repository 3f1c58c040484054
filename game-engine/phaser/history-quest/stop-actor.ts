// One stop on the canvas: its place as a pale sketch, the same in colour that rises over it, and what stirs there.
import type { GameObjects, Scene } from 'phaser'
import type { Band } from '#engine/core/bands.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import { placed, SHEET } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import { createPen, type Pen } from '#engine/phaser/kit/pen.ts'
import type { BakeQueue } from './bake-queue.ts'
import type { Stop } from './journey.ts'
import { LANDS } from './lands/land-of.ts'
import { drawingOf } from './places/drawings.ts'
import { inPencil } from './places/place.ts'
import type { Route } from './route.ts'

/** What a land adds around a place, as a share of the place's width. */
const AROUND = 0.1

type Coat = 'sketch' | 'colour' | 'done' | 'told'

export interface StopActor {
  /** Paints what will be needed next, one picture a frame. */
  prepare(): void
  /** How much of its colour has risen, 0 to 1. */
  colour(share: number): void
  /** How far what stirs there has come, 0 to 1. */
  stir(life: number): void
  /** How far it leans towards the eye while an answer is considered, 0 to 1. */
  rise(poise: number): void
  /** As it stays, once it is answered: one picture instead of three. */
  settle(outcome: Stop['outcome']): void
  destroy(): void
}

export function createStopActor(
  scene: Scene,
  world: GameObjects.Container,
  queue: BakeQueue,
  place: { band: Band; route: Route; stop: Stop; index: number; coat: number; notebook: Notebook },
): StopActor {
  const { band, route, stop, index, coat, notebook } = place
  const { scale } = route
  const origin = route.placeAt(index)
  const [width, height] = [SHEET.width * scale, SHEET.height * scale]
  const around = width * AROUND
  const drawing = drawingOf(stop.place)
  const back = scene.add
    .image(origin.x - around, origin.y - around, '__DEFAULT')
    .setOrigin(0)
    .setVisible(false)
  const front = scene.add.image(back.x, back.y, '__DEFAULT').setOrigin(0).setVisible(false)
  const stirring = scene.add.container(origin.x, origin.y)
  const pen: Pen = createPen(scene, stirring, notebook)
  world.add([back, front, stirring])
  const names: string[] = []

  function marksOf(kind: Coat): Mark[] {
    const still = kind === 'sketch' || kind === 'told' ? inPencil(drawing.still) : drawing.still
    const end = kind === 'done' || kind === 'told' ? drawing.stirring(1) : []
    const base = LANDS[band].base({ x: 0, y: 0, width, height }, index)
    return [...(kind === 'colour' ? [] : base), ...placed([...still, ...end], { x: 0, y: 0 }, scale)]
  }

  function wear(image: GameObjects.Image, kind: Coat): void {
    const name = `history-${coat}-${index}-${kind}`
    if (!scene.textures.exists(name)) {
      bake(
        scene,
        name,
        marksOf(kind),
        { x: -around, y: -around, width: width + 2 * around, height: height + 2 * around },
        notebook,
      )
      names.push(name)
    }
    image.setTexture(name).setScale(1 / scene.cameras.main.zoom)
  }

  return {
    prepare() {
      if (stop.outcome !== null) return
      queue.add(() => wear(front, 'colour'))
    },
    colour(share) {
      if (share > 0 && front.texture.key === '__DEFAULT') wear(front, 'colour')
      const { width: wide, height: tall } = front.frame
      front.setVisible(share > 0).setCrop(0, tall * (1 - share), wide, tall * share)
    },
    stir(life) {
      pen.draw(placed(drawing.stirring(life), { x: 0, y: 0 }, scale), 1)
    },
    rise(poise) {
      const up = origin.y - around - poise * 5
      back.setY(up)
      front.setY(up)
    },
    settle(outcome) {
      queue.add(() => {
        wear(back, outcome === null ? 'sketch' : outcome === 'right' ? 'done' : 'told')
        back.setVisible(true)
        if (outcome === null) return
        front.setVisible(false)
        pen.draw([], 1)
      })
    },
    destroy() {
      for (const thing of [back, front, stirring]) thing.destroy()
      for (const name of names) scene.textures.remove(name)
    },
  }
}
