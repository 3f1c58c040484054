// The play field of Math Maze: a world that comes into colour as it is walked, doors that give way, things to come across. It
// shows what the session says and decides nothing; without it the page draws the maze itself.
import { type Cameras, type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import { goalOf, indexOf, isSame, type Maze, type Place } from '#engine/games/math-maze/maze.ts'
import type { MathMazeMove } from '#engine/games/math-maze/moves.ts'
import type { MathMazeRefusal } from '#engine/games/math-maze/rules.ts'
import type { MathMazeEvent, MathMazeState } from '#engine/games/math-maze/state.ts'
import { hearAfterPaint } from '#engine/phaser/kit/hear-after-paint.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { createDoors, DOOR, type Doors } from './actors/doors.ts'
import { createGlows, type Glows } from './actors/glows.ts'
import type { PlaceOfPlay } from './actors/place-of-play.ts'
import { createTag, type Tag } from './actors/tag.ts'
import { createThings, type Things } from './actors/things.ts'
import { createTiles, type Tiles } from './actors/tiles.ts'
import { createTrail, type Trail } from './actors/trail.ts'
import { createWalker, type Walker } from './actors/walker.ts'
import { fieldSide, scrollTo } from './camera.ts'
import { type Find, findsIn } from './finds.ts'
import { layOut } from './maze-layout.ts'
import { type Painting, paintTextures } from './paint-textures.ts'
import { MARGIN } from './paint-world.ts'
import { worldOf } from './worlds/world-of.ts'

export type MathMazeSession = Session<MathMazeState, MathMazeMove, MathMazeEvent, MathMazeRefusal>

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
  /** The problem as the page writes it, with its answer or a question mark. */
  sum(solved: boolean): string
  /** The picture stands on the canvas: the page's own may go. */
  drawn(): void
  /** Something was come across. */
  found(): void
  /** Asks the stage for frames. */
  wake(): void
}

/** How long a door's sum can be read once it is solved, in turns of the notebook's slow time. */
const READ = 2.6

export class MathMazeScene extends Scene implements StageScene {
  private hands!: MathMazeHandOver
  private notebook!: Notebook
  private sheet!: GameObjects.Container
  private over!: Cameras.Scene2D.Camera
  private sketch!: GameObjects.Image
  private glows!: Glows
  private goal!: GameObjects.Image
  private tiles!: Tiles
  private trail!: Trail
  private doors!: Doors
  private things!: Things
  private walker!: Walker
  private tag!: Tag
  private spark!: (around: Box, notebook: Notebook) => void
  private fly!: (from: Point, to: Point, notebook: Notebook) => void
  /** What is on show; null until it is painted. */
  private play: PlaceOfPlay | null = null
  private level = 0
  private visited = new Set<number>()
  private opened: Place[] = []
  private finds: Find[] = []
  private found = new Set<Find>()
  private coat = 0
  /** The picture before need not stay any longer. */
  private hurry: () => void = () => {}
  private board: Box = { x: 0, y: 0, width: 0, height: 0 }

  constructor() {
    super('math-maze')
  }

  create(): void {
    this.hands = this.registry.get('math-maze')
    this.notebook = readNotebook()
    const { hands } = this
    const sheet = this.add.container()
    this.sheet = sheet
    this.sketch = this.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
    sheet.add(this.sketch)
    this.tiles = createTiles(this, this.layer())
    this.glows = createGlows(this, this.layer())
    this.trail = createTrail(this, this.layer())
    this.things = createThings(this, this.layer())
    this.doors = createDoors(this, this.layer())
    this.goal = this.add.image(0, 0, '__DEFAULT').setVisible(false)
    sheet.add(this.goal)
    this.walker = createWalker(this, this.layer(), () => this.follow())
    this.tag = createTag(this, this.layer())
    this.fly = createStarStamp(this, 3)
    this.spark = createSparks(this, 2)
    // The maze is cut off at its board; stars and sparks are not.
    this.over = this.cameras.add().setOrigin(0, 0)
    this.over.ignore(sheet)
    this.cameras.main.ignore(this.children.list.filter((child) => child !== sheet))

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
    const dots = this.cameras.main.zoom
    this.over.setViewport(0, 0, width * dots, height * dots).setZoom(dots)
    void this.paintAll()
  }

  private react(event: MathMazeEvent, before: MathMazeState, state: MathMazeState): void {
    const { play, notebook, hands } = this
    // Another maze is being painted: it will be shown as it is by then.
    if (!play || this.level !== before.level) {
      this.hurry()
      return
    }
    const { maze } = play
    switch (event.type) {
      case 'moved':
        this.walkTo(state.level === before.level ? state.player : goalOf(maze), state.trail, 0)
        break
      case 'bumped':
        this.walker.bump(before.player, event.direction)
        break
      case 'opened':
        if (!state.door) break
        this.walker.bump(before.player, event.direction)
        this.doors.press(state.door)
        this.tag.show(play, state.door, state.player, hands.sum(false))
        break
      case 'right':
        if (!before.door) break
        this.doors.press(before.door)
        this.spark(this.boxOf(before.door), notebook)
        break
      case 'wrong':
        if (before.door) this.doors.shake(before.door)
        break
      case 'closed':
        if (before.lastAnswer?.kind !== 'wrong') break
        if (before.door) this.doors.shake(before.door)
        this.tag.hide(notebook.slow)
        break
      case 'cleared':
        if (!before.door) break
        this.opened.push(before.door)
        this.doors.open(before.door)
        this.spark(this.boxOf(before.door), notebook)
        this.tag.show(play, before.door, before.player, hands.sum(true))
        this.tag.hide(notebook.slow * READ)
        this.walkTo(state.player, state.trail, notebook.still ? 0 : notebook.fast * 0.9)
        break
      case 'goal':
        this.spark(this.boxOf(goalOf(maze)), notebook)
        this.walker.cheer()
        this.tiles.flood(notebook.slow)
        break
      case 'star':
        this.fly(this.onCanvas(goalOf(maze)), hands.measure().star, notebook)
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
    const { play, notebook } = this
    if (!play) return
    this.walker.walkTo(place, delay)
    this.trail.draw(play, thread)
    this.visited.add(indexOf(play.maze, place))
    this.tiles.light(place, this.visited, notebook.slow * 0.7)
    this.glows.pulse(place)
    const find = this.finds.find((one) => isSame(one.place, place))
    if (!find || this.found.has(find)) return
    this.found.add(find)
    this.things.wake(find)
    this.spark(this.boxOf(place), notebook)
    this.hands.found()
  }

  /**
   * Paints all that is on show, or the maze of another level, and puts it in place of what was there before.
   * @param atLeast ms the picture before stays
   */
  private async paintAll(atLeast = 0): Promise<void> {
    const { hands, notebook } = this
    const coat = this.coat + 1
    this.coat = coat
    const { board } = hands.measure()
    if (board.width === 0) return
    const state = hands.session.getState()
    const layout = layOut(state.maze, fieldSide(state.maze, board.width))
    const play: PlaceOfPlay = {
      maze: state.maze,
      layout,
      notebook,
      world: worldOf(state.band),
      dots: this.cameras.main.zoom,
      texture: (name) => `maze-${name}-${coat}`,
    }
    const [textures] = await Promise.all([
      paintTextures(play, hands.paint, () => coat === this.coat),
      new Promise<void>((resolve) => {
        this.hurry = resolve
        setTimeout(resolve, atLeast)
      }),
    ])
    // Another coat was begun, or the stage closed, while this one dried.
    if (coat !== this.coat || !this.sys.isActive()) return
    for (const [name, canvas] of textures) this.textures.addCanvas(play.texture(name), canvas)
    this.show(play, board)
    for (const key of this.textures.getTextureKeys()) {
      const old = /^maze-[\w-]+-(\d+)$/.exec(key)
      if (old && !key.startsWith('maze-tag') && Number(old[1]) < coat) this.textures.remove(key)
    }
    hands.drawn()
    hands.wake()
  }

  /** Everything where it belongs, at once. */
  private show(play: PlaceOfPlay, board: Box): void {
    const { dots, layout, notebook } = play
    const state = this.hands.session.getState()
    const isNew = state.level !== this.level
    const isFirst = this.play === null
    if (isNew) this.begin(state, play.world.things.length)
    for (const { x, y } of [state.player, ...state.trail]) this.visited.add(indexOf(play.maze, { x, y }))
    // Doors may have been opened while it was painted.
    const current: PlaceOfPlay = { ...play, maze: state.maze }
    this.play = current
    this.board = board
    this.cameras.main.setViewport(
      (board.x - MARGIN) * dots,
      (board.y - MARGIN) * dots,
      (board.width + 2 * MARGIN) * dots,
      (board.height + 2 * MARGIN) * dots,
    )
    this.sketch
      .setTexture(play.texture('sketch'))
      .setScale(1 / dots)
      .setPosition(-MARGIN, -MARGIN)
      .setVisible(true)
    this.tiles.set(current)
    this.trail.draw(current, state.trail)
    this.things.set(current, this.finds, this.found)
    this.doors.set(current, this.opened)
    const goal = layout.centre(goalOf(state.maze))
    this.goal
      .setTexture(play.texture('goal'))
      .setScale(1 / dots)
      .setPosition(goal.x, goal.y)
      .setVisible(true)
    this.glows.set(current)
    this.walker.set(current, state.player)
    this.tag.hide(0)
    const appears = isNew && !isFirst && !notebook.still
    this.tiles.light(state.player, this.visited, appears ? notebook.slow : 0)
    if (appears) this.walker.cheer()
  }

  private begin({ level, maze }: { level: number; maze: Maze }, kinds: number): void {
    this.level = level
    this.visited = new Set()
    this.opened = []
    this.finds = findsIn(maze, kinds)
    this.found = new Set()
  }

  private layer(): GameObjects.Container {
    const layer = this.add.container()
    this.sheet.add(layer)
    return layer
  }

  /** The camera and the light go along with the player. */
  private follow(): void {
    const { play, board } = this
    if (!play) return
    const { at } = this.walker
    const side = play.layout.line(play.maze.size)
    this.glows.follow(at)
    const { x, y } = scrollTo(at, side, board.width)
    this.cameras.main.setScroll(x - MARGIN, y - MARGIN)
  }

  private onCanvas(place: Place): Point {
    const at = this.play?.layout.centre(place) ?? { x: 0, y: 0 }
    const { scrollX, scrollY } = this.cameras.main
    return { x: this.board.x + at.x - scrollX - MARGIN, y: this.board.y + at.y - scrollY - MARGIN }
  }

  private boxOf(place: Place): Box {
    const { x, y } = this.onCanvas(place)
    const side = (this.play?.layout.cell ?? 0) * DOOR
    return { x: x - side / 2, y: y - side / 2, width: side, height: side }
  }
}
