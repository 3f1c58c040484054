// Where the maze is seen: cut off at its board, which follows the player, while stars and sparks fly over the whole canvas.
import type { Cameras, GameObjects, Scene } from 'phaser'
import type { Place } from '#engine/games/math-maze/maze.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { DOOR } from './actors/doors.ts'
import type { PlaceOfPlay } from './actors/place-of-play.ts'
import { scrollTo } from './camera.ts'
import { MARGIN } from './paint-world.ts'

export class MazeView {
  private readonly maze: Cameras.Scene2D.Camera
  private readonly over: Cameras.Scene2D.Camera
  private play: PlaceOfPlay | null = null
  private board: Box = { x: 0, y: 0, width: 0, height: 0 }

  /** @param sheet all of the maze; everything else in the scene is seen over it */
  constructor(scene: Scene, sheet: GameObjects.Container) {
    this.maze = scene.cameras.main
    this.over = scene.cameras.add().setOrigin(0, 0)
    this.over.ignore(sheet)
    this.maze.ignore(scene.children.list.filter((child) => child !== sheet))
  }

  /** Of a texture for each pixel of the page. */
  get dots(): number {
    return this.maze.zoom
  }

  /** The canvas has this size now, in CSS pixels. */
  resize(width: number, height: number): void {
    this.over.setViewport(0, 0, width * this.dots, height * this.dots).setZoom(this.dots)
  }

  set(play: PlaceOfPlay, board: Box): void {
    const { dots } = play
    this.play = play
    this.board = board
    this.maze.setViewport(
      (board.x - MARGIN) * dots,
      (board.y - MARGIN) * dots,
      (board.width + 2 * MARGIN) * dots,
      (board.height + 2 * MARGIN) * dots,
    )
  }

  /** @param player in the picture of the maze */
  follow(player: Point): void {
    if (!this.play) return
    const side = this.play.layout.line(this.play.maze.size)
    const { x, y } = scrollTo(player, side, this.board.width)
    this.maze.setScroll(x - MARGIN, y - MARGIN)
  }

  /** The middle of a cell on the canvas, in CSS pixels. */
  onCanvas(place: Place): Point {
    const at = this.play?.layout.centre(place) ?? { x: 0, y: 0 }
    const { scrollX, scrollY } = this.maze
    return { x: this.board.x + at.x - scrollX - MARGIN, y: this.board.y + at.y - scrollY - MARGIN }
  }

  /** A cell on the canvas. */
  boxOf(place: Place): Box {
    const { x, y } = this.onCanvas(place)
    const side = (this.play?.layout.cell ?? 0) * DOOR
    return { x: x - side / 2, y: y - side / 2, width: side, height: side }
  }
}
