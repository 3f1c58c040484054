// The play field of Math Maze: walls that draw themselves, Glim walking with a dotted thread behind, doors that give way.
// It shows what the session says and decides nothing; without it the page draws the maze itself.
import { type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import {
  type Direction,
  goalOf,
  isSame,
  type Maze,
  type Place,
  placeOf,
} from '#engine/games/math-maze/maze.ts'
import type { MathMazeMove } from '#engine/games/math-maze/moves.ts'
import type { MathMazeRefusal } from '#engine/games/math-maze/rules.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import { hearAfterPaint } from '#engine/phaser/kit/hear-after-paint.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { dotsOf, layOut, type MazeLayout } from './maze-layout.ts'
import { drawWalls } from './maze-walls.ts'

export type MathMazeSession = Session<MathMazeState, MathMazeMove, MathMazeEvent, MathMazeRefusal>

export type Painting = 'player' | 'goal' | 'door'

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  readonly board: Box
  /** The next free place in the row of stars. */
  readonly star: Point
}

/** What the scene finds in its registry. */
export interface MathMazeHandOver {
  readonly session: MathMazeSession
  measure(): PagePlaces
  /** A drawing of the page in the colours of its notebook, this many dots wide, in the middle of its canvas. */
  paint(name: Painting, dots: number): Promise<HTMLCanvasElement>
  /** Asks the stage for frames. */
  wake(): void
}

/** Width of each drawing, in cells. */
const WIDTHS: Readonly<Record<Painting, number>> = { player: 1.2, goal: 0.84, door: 0.82 }
const PAINTINGS = ['player', 'goal', 'door'] as const

const TOWARDS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

export class MathMazeScene extends Scene implements StageScene {
  private hands: MathMazeHandOver | null = null
  private notebook: Notebook | null = null
  private sheet: GameObjects.Container | null = null
  private walls: GameObjects.Graphics | null = null
  private thread: GameObjects.Graphics | null = null
  private player: GameObjects.Image | null = null
  private goal: GameObjects.Image | null = null
  /** As many as any maze so far has needed; those too many are hidden. */
  private readonly doors: GameObjects.Image[] = []
  private layout: MazeLayout | null = null
  private drawn = 0
  private coat = 0

  constructor() {
    super('math-maze')
  }

  create(): void {
    const hands: MathMazeHandOver = this.registry.get('math-maze')
    this.hands = hands
    this.notebook = readNotebook()
    this.walls = this.add.graphics()
    this.thread = this.add.graphics()
    this.goal = this.add.image(0, 0, '__DEFAULT').setVisible(false)
    this.player = this.add.image(0, 0, '__DEFAULT').setVisible(false)
    this.sheet = this.add.container(0, 0, [this.walls, this.thread, this.goal, this.player])
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: MathMazeEvent, before: MathMazeState, state: MathMazeState): void => {
      const { notebook } = this
      if (!notebook) return
      switch (event.type) {
        case 'moved':
          this.walkTo(state.level === before.level ? state.player : goalOf(before.maze))
          break
        case 'bumped':
          this.nudge(event.direction)
          break
        case 'right':
          if (before.door) spark(this.boxOf(before.door), notebook)
          break
        case 'wrong':
          if (before.door) this.shake(before.door, notebook)
          break
        case 'cleared':
          this.placeDoors(state.maze)
          this.walkTo(state.player)
          break
        case 'goal':
          spark(this.boxOf(goalOf(before.maze)), notebook)
          break
        case 'star':
          fly(this.onCanvas(goalOf(before.maze)), hands.measure().star, notebook)
          break
        case 'level-up':
          this.drawMaze()
          break
        case 'opened':
        case 'closed':
        case 'hint':
        case 'over':
          break
      }
    }
    let before = hands.session.getState()
    const endings = [
      hearAfterPaint(hands.session, ({ state, events }) => {
        for (const event of events) react(event, before, state)
        before = state
        if (events.length > 0) hands.wake()
      }),
      watchNotebook(() => {
        this.notebook = readNotebook()
        this.layAllOut()
      }),
    ]
    this.events.once('destroy', () => {
      for (const end of endings) end()
    })
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0
  }

  resized(): void {
    if (this.layout === null) this.drawMaze()
    else this.layAllOut()
  }

  /** Everything where it belongs, at once. */
  private layAllOut(): void {
    this.drawn = 1
    this.tweens.killAll()
    this.layOutMaze()
    void this.paintAll()
  }

  /** A new maze draws itself from the first edge on. */
  private drawMaze(): void {
    this.drawn = 0
    this.layOutMaze()
    void this.paintAll()
    this.tweens.addCounter({
      from: 0,
      to: 1,
      duration: (this.notebook?.slow ?? 1) * 1.4,
      onUpdate: (tween) => this.drawWallsUpTo(tween.getValue() ?? 1),
      onComplete: () => this.drawWallsUpTo(1),
    })
  }

  private drawWallsUpTo(share: number): void {
    this.drawn = share
    if (!this.hands || !this.walls || !this.layout || !this.notebook) return
    drawWalls(this.walls, this.hands.session.getState().maze, this.layout, this.notebook, share)
  }

  private layOutMaze(): void {
    if (!this.hands || !this.sheet) return
    const { maze, player } = this.hands.session.getState()
    const { board } = this.hands.measure()
    this.sheet.setPosition(board.x, board.y)
    this.layout = layOut(maze, board.width)
    this.drawWallsUpTo(this.drawn)
    this.drawThread()
    this.placeDoors(maze)
    const goal = this.layout.centre(goalOf(maze))
    this.goal?.setPosition(goal.x, goal.y)
    const at = this.layout.centre(player)
    if (this.player) this.tweens.killTweensOf(this.player)
    this.player?.setPosition(at.x, at.y)
  }

  private drawThread(): void {
    if (!this.hands || !this.thread || !this.layout || !this.notebook) return
    this.thread.clear().fillStyle(this.notebook.b)
    for (const { x, y } of dotsOf(this.hands.session.getState().trail, this.layout)) {
      this.thread.fillCircle(x, y, Math.max(1.6, this.layout.cell * 0.055))
    }
  }

  private placeDoors(maze: Maze): void {
    const { layout, sheet } = this
    if (!layout || !sheet) return
    const places = maze.cells.flatMap((kind, index) => (kind === 'math' ? [placeOf(maze, index)] : []))
    for (const [index, place] of places.entries()) {
      let door = this.doors[index]
      if (!door) {
        door = this.add.image(0, 0, this.textureOf('door'))
        // Under Glim, over the thread.
        sheet.addAt(door, 2)
        this.doors.push(door)
      }
      const { x, y } = layout.centre(place)
      door
        .setPosition(x, y)
        .setScale(1 / this.cameras.main.zoom)
        .setVisible(this.textures.exists(this.textureOf('door')))
    }
    for (const spare of this.doors.slice(places.length)) spare.setVisible(false)
  }

  /** Paints Glim, flame and door in the size and colours they have now; what was painted before goes. */
  private async paintAll(): Promise<void> {
    const { hands, layout, notebook } = this
    if (!hands || !layout || !notebook) return
    const zoom = this.cameras.main.zoom
    const coat = this.coat + 1
    this.coat = coat
    const canvases = await Promise.all(
      PAINTINGS.map((name) => hands.paint(name, Math.round(WIDTHS[name] * layout.cell * zoom))),
    )
    // Another coat was begun, or the stage closed, while this one dried.
    if (coat !== this.coat || !this.sys.isActive()) return
    for (const [index, name] of PAINTINGS.entries()) {
      const canvas = canvases[index]
      if (canvas) this.textures.addCanvas(this.textureOf(name), canvas)
    }
    this.goal
      ?.setTexture(this.textureOf('goal'))
      .setScale(1 / zoom)
      .setVisible(true)
    this.player
      ?.setTexture(this.textureOf('player'))
      .setScale(1 / zoom)
      .setVisible(true)
    for (const door of this.doors) door.setTexture(this.textureOf('door'))
    this.placeDoors(hands.session.getState().maze)
    for (const key of this.textures.getTextureKeys()) {
      const old = /^maze-\w+-(\d+)$/.exec(key)
      if (old && Number(old[1]) < coat) this.textures.remove(key)
    }
    hands.wake()
  }

  private textureOf(name: Painting): string {
    return `maze-${name}-${this.coat}`
  }

  private walkTo(place: Place): void {
    const { player, layout, notebook } = this
    if (!player || !layout || !notebook) return
    this.drawThread()
    const { x, y } = layout.centre(place)
    this.tweens.killTweensOf(player)
    player.setAngle(0)
    this.tweens.add({ targets: player, x, y, duration: notebook.fast * 0.7, ease: 'Cubic.easeOut' })
  }

  /** Glim's nose against a wall. */
  private nudge(direction: Direction): void {
    const { player, layout, notebook, hands } = this
    if (!player || !layout || !hands || !notebook || notebook.still) return
    const at = layout.centre(hands.session.getState().player)
    const by = layout.cell * 0.13
    this.tweens.killTweensOf(player)
    player.setPosition(at.x, at.y)
    this.tweens.add({
      targets: player,
      x: at.x + TOWARDS[direction].x * by,
      y: at.y + TOWARDS[direction].y * by,
      duration: notebook.fast / 3,
      yoyo: true,
    })
  }

  private shake(place: Place, notebook: Notebook): void {
    const { layout } = this
    if (!layout || notebook.still) return
    const at = layout.centre(place)
    const door = this.doors.find(({ x, y, visible }) => visible && isSame({ x, y }, at))
    if (!door) return
    this.tweens.add({
      targets: door,
      x: { from: at.x - 4, to: at.x + 4 },
      duration: notebook.fast / 3,
      yoyo: true,
      repeat: 2,
      onComplete: () => door.setX(at.x),
    })
  }

  private onCanvas(place: Place): Point {
    const at = this.layout?.centre(place) ?? { x: 0, y: 0 }
    return { x: at.x + (this.sheet?.x ?? 0), y: at.y + (this.sheet?.y ?? 0) }
  }

  private boxOf(place: Place): Box {
    const { x, y } = this.onCanvas(place)
    const side = this.layout?.cell ?? 0
    return { x: x - side / 2, y: y - side / 2, width: side, height: side }
  }
}
