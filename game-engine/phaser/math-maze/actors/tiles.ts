// The maze in full colour, cell by cell over its pencil sketch: walked cells stay, those around the player show through.
import type { GameObjects, Scene, Tweens } from 'phaser'
import { goalOf, type Place, placeOf } from '#engine/games/math-maze/maze.ts'
import { lightAt } from '../light.ts'
import { MARGIN } from '../paint-world.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Tiles {
  /** Another maze, or the same one painted anew. */
  set(play: PlaceOfPlay): void
  /** Lights what the player sees from there. */
  light(player: Place, visited: ReadonlySet<number>, ms: number): void
  /** All the rest comes into colour, from the goal on. */
  flood(ms: number): void
}

/** How far the edge of the flood reaches, in cells. */
const EDGE = 2.5

export function createTiles(scene: Scene, sheet: GameObjects.Container): Tiles {
  const tiles: GameObjects.Image[] = []
  let play: PlaceOfPlay | null = null
  let tween: Tweens.Tween | null = null

  function change(target: (place: Place, share: number, from: number) => number, ms: number): void {
    if (!play) return
    const { maze } = play
    const from = tiles.map(({ alpha }) => alpha)
    const show = (share: number) => {
      for (let index = 0; index < maze.cells.length; index++) {
        const alpha = target(placeOf(maze, index), share, from[index] ?? 0)
        tiles[index]?.setAlpha(alpha).setVisible(alpha > 0)
      }
    }
    tween?.stop()
    if (ms <= 1) {
      show(1)
      return
    }
    tween = scene.tweens.addCounter({
      from: 0,
      to: 1,
      duration: ms,
      onUpdate: (counter) => show(counter.getValue() ?? 1),
      onComplete: () => show(1),
    })
  }

  return {
    set(next) {
      play = next
      const { maze, layout, dots } = next
      const key = next.texture('lit')
      const texture = scene.textures.get(key)
      const edge = (index: number) =>
        index === 0 ? -MARGIN : index === maze.size ? layout.line(index) + MARGIN : layout.line(index)
      for (let index = 0; index < maze.cells.length; index++) {
        const { x, y } = placeOf(maze, index)
        const cut = (at: number) => Math.round((edge(at) + MARGIN) * dots)
        const [left, top, right, bottom] = [cut(x), cut(y), cut(x + 1), cut(y + 1)]
        texture.add(String(index), 0, left, top, right - left, bottom - top)
        let tile = tiles[index]
        if (!tile) {
          tile = scene.add.image(0, 0, key)
          sheet.add(tile)
          tiles.push(tile)
        }
        tile
          .setTexture(key, String(index))
          .setOrigin(0)
          .setScale(1 / dots)
          .setPosition(left / dots - MARGIN, top / dots - MARGIN)
          .setAlpha(0)
          .setVisible(false)
      }
      for (const spare of tiles.slice(maze.cells.length)) spare.setVisible(false)
    },
    light(player, visited, ms) {
      if (!play) return
      const { maze } = play
      change((place, share, from) => from + (lightAt(maze, place, player, visited) - from) * share, ms)
    },
    flood(ms) {
      if (!play) return
      const goal = goalOf(play.maze)
      const reach = Math.hypot(goal.x, goal.y) + EDGE
      change((place, share, from) => {
        const distance = Math.hypot(place.x - goal.x, place.y - goal.y)
        return Math.max(from, Math.min(1, (share * reach - distance) / EDGE))
      }, ms)
    },
  }
}
