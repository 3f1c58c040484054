// Where the things of a maze stand on the canvas now: what every part of the picture is set up with.
import type { Maze } from '#engine/games/math-maze/maze.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import type { MazeLayout } from '../maze-layout.ts'
import type { World } from '../worlds/world.ts'

export interface PlaceOfPlay {
  readonly maze: Maze
  readonly layout: MazeLayout
  readonly notebook: Notebook
  readonly world: World
  /** Of a texture for each pixel of the page. */
  readonly dots: number
  /** The texture of this name, as last painted. */
  texture(name: string): string
}
