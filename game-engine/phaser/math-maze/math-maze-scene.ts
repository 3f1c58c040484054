// The play field of Math Maze: a world that comes into colour as it is walked, doors that give way, things to come across. It
// shows what the session says and decides nothing; without it the page draws the maze itself.
import { Scene } from 'phaser'
import { goalOf, type Place } from '#engine/games/math-maze/maze.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import { hearAfterPaint } from '#engine/phaser/kit/hear-after-paint.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { createMazePicture, type MazePicture } from './actors/maze-picture.ts'
import type { PlaceOfPlay } from './actors/place-of-play.ts'
import { Explored } from './explored.ts'
import type { MathMazeHandOver } from './hand-over.ts'
import { createMazeTextures, type MazeTextures } from './maze-textures.ts'
import { MazeView } from './maze-view.ts'

/** How long a door's sum can be read once it is solved, in turns of the notebook's slow time. */
const READ = 2.6

export class MathMazeScene extends Scene implements StageScene {
  private hands!: MathMazeHandOver
  private notebook!: Notebook
  private picture!: MazePicture
  private view!: MazeView
  private mazeTextures!: MazeTextures
  private spark!: (around: Box, notebook: Notebook) => void
  private fly!: (from: Point, to: Point, notebook: Notebook) => void
  /** What is on show; null until it is painted. */
  private play: PlaceOfPlay | null = null
  private explored: Explored | null = null

  constructor() {
    super('math-maze')
  }

  create(): void {
    this.hands = this.registry.get('math-maze')
    this.notebook = readNotebook()
    const { hands } = this
    this.picture = createMazePicture(this, () => this.follow())
    this.fly = createStarStamp(this, 3)
    this.spark = createSparks(this, 2)
    this.view = new MazeView(this, this.picture.sheet)
    this.mazeTextures = createMazeTextures(this, hands)

    let before = hands.session.getState()
    const endings = [
      hearAfterPaint(hands.session, ({ state, events }) => {
        for (const event of events) this.react(event, before, state)
        before = state
        if (events.length > 0) hands.wake()
      }),
      watchNotebook(() => {
        this.notebook = readNotebook()
        void this.paintAll()
      }),
    ]
    this.events.once('destroy', () => {
      for (const end of endings) end()
    })
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0
  }

  resized(width: number, height: number): void {
    this.view.resize(width, height)
    void this.paintAll()
  }

  private react(event: MathMazeEvent, before: MathMazeState, state: MathMazeState): void {
    const { play, explored, notebook, hands, view } = this
    // Another maze is being painted: it will be shown as it is by then.
    if (!play || explored?.level !== before.level) {
      this.mazeTextures.hurry()
      return
    }
    const { maze } = play
    switch (event.type) {
      case 'moved':
        this.walkTo(state.level === before.level ? state.player : goalOf(maze), state.trail, 0)
        break
      case 'bumped':
        this.picture.walker.bump(before.player, event.direction)
        break
      case 'opened':
        if (!state.door) break
        this.picture.walker.bump(before.player, event.direction)
        this.picture.doors.press(state.door)
        this.picture.tag.show(play, state.door, state.player, hands.sum(false))
        break
      case 'right':
        if (!before.door) break
        this.picture.doors.press(before.door)
        this.spark(view.boxOf(before.door), notebook)
        break
      case 'wrong':
        if (before.door) this.picture.doors.shake(before.door)
        break
      case 'closed':
        if (before.lastAnswer?.kind !== 'wrong') break
        if (before.door) this.picture.doors.shake(before.door)
        this.picture.tag.hide(notebook.slow)
        break
      case 'cleared':
        if (!before.door) break
        explored.opened.push(before.door)
        this.picture.doors.open(before.door)
        this.spark(view.boxOf(before.door), notebook)
        this.picture.tag.show(play, before.door, before.player, hands.sum(true))
        this.picture.tag.hide(notebook.slow * READ)
        this.walkTo(state.player, state.trail, notebook.still ? 0 : notebook.fast * 0.9)
        break
      case 'goal':
        this.spark(view.boxOf(goalOf(maze)), notebook)
        this.picture.walker.cheer()
        this.picture.tiles.flood(notebook.slow)
        break
      case 'star':
        this.fly(view.onCanvas(goalOf(maze)), hands.measure().star, notebook)
        break
      case 'level-up':
        void this.paintAll(notebook.still ? 0 : notebook.slow * 1.5)
        break
      case 'hint':
      case 'over':
        break
    }
  }

  private walkTo(place: Place, thread: readonly Place[], delay: number): void {
    const { play, explored, notebook } = this
    if (!play || !explored) return
    this.picture.walker.walkTo(place, delay)
    this.picture.trail.draw(play, thread)
    explored.visit(play.maze, place)
    this.picture.tiles.light(place, explored.visited, notebook.slow * 0.7)
    this.picture.glows.pulse(place)
    const find = explored.comeAcross(place)
    if (!find) return
    this.picture.things.wake(find)
    this.spark(this.view.boxOf(place), notebook)
    this.hands.found()
  }

  /**
   * Paints all that is on show, or the maze of another level, and puts it in place of what was there before.
   * @param atLeast ms the picture before stays
   */
  private async paintAll(atLeast = 0): Promise<void> {
    const { hands, notebook, mazeTextures, view } = this
    const { board } = hands.measure()
    const play = await mazeTextures.paint(board.width, notebook, view.dots, atLeast)
    if (!play) return
    this.show(play, board)
    mazeTextures.removeOld()
    hands.drawn()
    hands.wake()
  }

  /** Everything where it belongs, at once. */
  private show(painted: PlaceOfPlay, board: Box): void {
    const { notebook } = painted
    const state = this.hands.session.getState()
    const isNew = state.level !== this.explored?.level
    const isFirst = this.play === null
    const explored =
      this.explored && !isNew
        ? this.explored
        : new Explored(state.level, state.maze, painted.world.things.length)
    this.explored = explored
    for (const place of [state.player, ...state.trail]) explored.visit(painted.maze, place)
    // Doors may have been opened while it was painted.
    const play: PlaceOfPlay = { ...painted, maze: state.maze }
    this.play = play
    this.view.set(play, board)
    this.picture.set(play, explored, state)
    const appears = isNew && !isFirst && !notebook.still
    this.picture.tiles.light(state.player, explored.visited, appears ? notebook.slow : 0)
    if (appears) this.picture.walker.cheer()
  }

  /** The camera and the light go along with the player. */
  private follow(): void {
    if (!this.play) return
    this.picture.glows.follow(this.picture.walker.at)
    this.view.follow(this.picture.walker.at)
  }
}
