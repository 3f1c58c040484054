// All of the maze on the canvas, each part on the layer of its own.
import type { GameObjects, Scene } from 'phaser'
import { goalOf } from '#engine/games/math-maze/maze.ts'
import type { MathMazeState } from '#engine/games/math-maze/state.ts'
import type { Explored } from '../explored.ts'
import { MARGIN } from '../paint-world.ts'
import { createDoors, type Doors } from './doors.ts'
import { createGlows, type Glows } from './glows.ts'
import type { PlaceOfPlay } from './place-of-play.ts'
import { createTag, type Tag } from './tag.ts'
import { createThings, type Things } from './things.ts'
import { createTiles, type Tiles } from './tiles.ts'
import { createTrail, type Trail } from './trail.ts'
import { createWalker, type Walker } from './walker.ts'

export interface MazePicture {
  /** All of it. */
  readonly sheet: GameObjects.Container
  readonly tiles: Tiles
  readonly glows: Glows
  readonly trail: Trail
  readonly things: Things
  readonly doors: Doors
  readonly walker: Walker
  readonly tag: Tag
  /** Everything where it belongs, at once. */
  set(play: PlaceOfPlay, explored: Explored, state: MathMazeState): void
}

/** @param follow called wherever the player is on its way */
export function createMazePicture(scene: Scene, follow: () => void): MazePicture {
  const sheet = scene.add.container()
  const layer = () => {
    const one = scene.add.container()
    sheet.add(one)
    return one
  }
  const sketch = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
  sheet.add(sketch)
  const tiles = createTiles(scene, layer())
  const glows = createGlows(scene, layer())
  const trail = createTrail(scene, layer())
  const things = createThings(scene, layer())
  const doors = createDoors(scene, layer())
  const goal = scene.add.image(0, 0, '__DEFAULT').setVisible(false)
  sheet.add(goal)
  const walker = createWalker(scene, layer(), follow)
  const tag = createTag(scene, layer())

  return {
    sheet,
    tiles,
    glows,
    trail,
    things,
    doors,
    walker,
    tag,
    set(play, explored, state) {
      const { dots, layout } = play
      sketch
        .setTexture(play.texture('sketch'))
        .setScale(1 / dots)
        .setPosition(-MARGIN, -MARGIN)
        .setVisible(true)
      tiles.set(play)
      trail.draw(play, state.trail)
      things.set(play, explored.finds, explored.found)
      doors.set(play, explored.opened)
      const { x, y } = layout.centre(goalOf(play.maze))
      goal
        .setTexture(play.texture('goal'))
        .setScale(1 / dots)
        .setPosition(x, y)
        .setVisible(true)
      glows.set(play)
      walker.set(play, state.player)
      tag.hide(0)
    },
  }
}
