// The player on the board: Glim hops from cell to cell and squashes as it lands; a lantern glides.
import type { GameObjects, Scene } from 'phaser'
import type { Direction, Place } from '#engine/games/math-maze/maze.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Walker {
  /** Where it is on its way. */
  readonly at: Point
  set(play: PlaceOfPlay, place: Place): void
  /** @param delay ms it waits first, for a door to open */
  walkTo(place: Place, delay: number): void
  /** Into a wall and back. */
  bump(from: Place, direction: Direction): void
  /** Up and down on the spot. */
  cheer(): void
}

const TOWARDS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}
/** The feet, as a share of the drawing from its top. */
const FEET = 0.86
/** How high a hop is, in cells. */
const HOP = 0.2

/** @param moved told at every moment of a walk */
export function createWalker(scene: Scene, sheet: GameObjects.Container, moved: () => void): Walker {
  const shadow = scene.add.image(0, 0, '__DEFAULT').setVisible(false)
  const body = scene.add.image(0, 0, '__DEFAULT').setVisible(false)
  const walker = scene.add.container(0, 0, [shadow, body])
  sheet.add(walker)
  let play: PlaceOfPlay | null = null
  let ground = 0

  function rest(): void {
    if (!play) return
    scene.tweens.killTweensOf([walker, body])
    body
      .setY(ground)
      .setScale(1 / play.dots)
      .setAngle(0)
  }

  function hop(height: number, ms: number, delay: number): void {
    if (!play || play.world.player || play.notebook.still) return
    const scale = 1 / play.dots
    const { fast } = play.notebook
    scene.tweens.chain({
      targets: body,
      tweens: [
        {
          y: ground - height,
          scaleX: scale * 0.94,
          scaleY: scale * 1.07,
          duration: ms / 2,
          delay,
          ease: 'Sine.easeOut',
        },
        { y: ground, scaleX: scale, scaleY: scale, duration: ms / 2, ease: 'Sine.easeIn' },
        { scaleX: scale * 1.12, scaleY: scale * 0.84, duration: fast / 5, ease: 'Sine.easeOut' },
        { scaleX: scale, scaleY: scale, duration: fast * 0.6, ease: 'Back.easeOut' },
      ],
    })
  }

  return {
    get at() {
      return { x: walker.x, y: walker.y }
    },
    set(next, place) {
      play = next
      const { x, y } = next.layout.centre(place)
      body.setTexture(next.texture('player')).setVisible(true)
      const flat = next.world.player !== null
      body.setOrigin(0.5, flat ? 0.5 : FEET)
      ground = flat ? 0 : ((FEET - 0.5) * body.height) / next.dots
      shadow
        .setTexture(next.texture('shadow'))
        .setScale(1 / next.dots)
        .setY(ground)
        .setVisible(!flat)
      rest()
      walker.setPosition(x, y)
      moved()
    },
    walkTo(place, delay) {
      if (!play) return
      const { layout, notebook, world } = play
      const { x, y } = layout.centre(place)
      const ms = notebook.fast * (world.player ? 0.6 : 0.8)
      rest()
      if (notebook.still) {
        walker.setPosition(x, y)
        return moved()
      }
      if (!world.player && Math.abs(x - walker.x) > 1) body.setFlipX(x < walker.x)
      hop(layout.cell * HOP, ms, delay)
      scene.tweens.add({
        targets: walker,
        x,
        y,
        delay,
        duration: ms,
        ease: world.player ? 'Cubic.easeOut' : 'Sine.easeInOut',
        onUpdate: moved,
        onComplete: moved,
      })
    },
    bump(from, direction) {
      if (!play || play.notebook.still) return
      const { layout, notebook, dots } = play
      const at = layout.centre(from)
      const by = layout.cell * 0.16
      const towards = TOWARDS[direction]
      rest()
      walker.setPosition(at.x, at.y)
      scene.tweens.add({
        targets: walker,
        x: at.x + towards.x * by,
        y: at.y + towards.y * by,
        duration: notebook.fast / 3,
        ease: 'Quad.easeIn',
        yoyo: true,
      })
      const flat = 1 / dots
      scene.tweens.add({
        targets: body,
        scaleX: flat * (towards.x === 0 ? 1.12 : 0.86),
        scaleY: flat * (towards.x === 0 ? 0.86 : 1.1),
        delay: notebook.fast / 3.5,
        duration: notebook.fast / 4,
        yoyo: true,
      })
    },
    cheer() {
      if (!play) return
      scene.tweens.killTweensOf(body)
      hop(play.layout.cell * HOP * 1.8, play.notebook.slow * 0.7, play.notebook.fast * 0.8)
    },
  }
}
