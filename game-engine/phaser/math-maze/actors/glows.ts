// The light around the player, and that of the goal: it answers each step, the more the nearer it is.
import type { GameObjects, Scene } from 'phaser'
import { goalOf, type Place } from '#engine/games/math-maze/maze.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'
import { GLOW } from '../paint-world.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Glows {
  set(play: PlaceOfPlay): void
  follow(player: Point): void
  /** A step to this place. */
  pulse(place: Place): void
}

/** Width of the two in cells. */
const PLAYER = 3.4
const GOAL = 2.6

export function createGlows(scene: Scene, sheet: GameObjects.Container): Glows {
  const [player, goal] = [scene.add.image(0, 0, '__DEFAULT'), scene.add.image(0, 0, '__DEFAULT')]
  sheet.add([player.setVisible(false), goal.setVisible(false)])
  let play: PlaceOfPlay | null = null

  /** Light falls on the board alone. */
  function crop(light: GameObjects.Image): void {
    if (!play) return
    const side = play.layout.line(play.maze.size)
    const inside = (at: number, edge: number) =>
      Math.max(0, Math.min(GLOW, (edge - at) / light.scale + GLOW / 2))
    const [left, top] = [inside(light.x, 0), inside(light.y, 0)]
    light.setCrop(left, top, inside(light.x, side) - left, inside(light.y, side) - top)
  }

  return {
    set(next) {
      play = next
      const { layout, maze } = next
      const { x, y } = layout.centre(goalOf(maze))
      scene.tweens.killTweensOf(goal)
      for (const [light, cells] of [
        [player, PLAYER],
        [goal, GOAL],
      ] as const)
        light
          .setTexture(next.texture('glow'))
          .setScale((cells * layout.cell) / GLOW)
          .setVisible(true)
      crop(goal.setPosition(x, y))
    },
    follow({ x, y }) {
      crop(player.setPosition(x, y))
    },
    pulse(place) {
      if (!play || play.notebook.still) return
      const { maze, layout, notebook } = play
      const at = goalOf(maze)
      const near = 1 - Math.hypot(at.x - place.x, at.y - place.y) / (maze.size * Math.SQRT2)
      const rest = (GOAL * layout.cell) / GLOW
      scene.tweens.killTweensOf(goal)
      goal.setScale(rest)
      scene.tweens.add({
        targets: goal,
        scale: rest * (1.08 + 0.4 * near),
        duration: notebook.slow * 0.45,
        yoyo: true,
        ease: 'Sine.easeInOut',
        onUpdate: () => crop(goal),
      })
    },
  }
}
