// The play field of Math Master: a picture of the problem that draws itself, sparks for a right answer, a star that flies
// for a level. It shows what the session says and decides nothing; without it the game is whole.
import { type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import type { MathMasterRefusal } from '#engine/games/math-master/rules.ts'
import type { MathMasterEvent, MathMasterState } from '#engine/games/math-master/state.ts'
import { hearAfterPaint } from '#engine/phaser/kit/hear-after-paint.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createPen, type Pen } from '#engine/phaser/kit/pen.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { type Model, marksOf } from './models/model.ts'
import { modelOf } from './models/model-of.ts'

export type MathMasterSession = Session<MathMasterState, MathMasterMove, MathMasterEvent, MathMasterRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  /** Where the picture goes. */
  readonly model: Box
  /** The question mark of the question. */
  readonly question: Box
  /** The next free place in the row of stars. */
  readonly star: Point
}

/** What the scene finds in its registry. */
export interface MathMasterHandOver {
  readonly session: MathMasterSession
  /** Where things lie now. */
  measure(): PagePlaces
  /** A number as the page writes it. */
  format(value: number): string
  /** The picture stands on the canvas: the page's own may go. */
  drawn(): void
  /** Asks the stage for frames. */
  wake(): void
}

/** A drawing takes a little longer than any other movement. */
const DRAWING_TIME = 1.6
const SHAKE = 5

export class MathMasterScene extends Scene implements StageScene {
  private hands: MathMasterHandOver | null = null
  private notebook: Notebook | null = null
  private sheet: GameObjects.Container | null = null
  private pen: Pen | null = null
  private model: Model | null = null
  private drawn = 0

  constructor() {
    super('math-master')
  }

  create(): void {
    const hands: MathMasterHandOver = this.registry.get('math-master')
    const sheet = this.add.container()
    this.hands = hands
    this.sheet = sheet
    this.notebook = readNotebook()
    this.pen = createPen(this, sheet, this.notebook)
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: MathMasterEvent): void => {
      const { notebook } = this
      if (!notebook) return
      switch (event.type) {
        case 'right':
          spark(hands.measure().question, notebook)
          this.draw()
          break
        case 'wrong':
        case 'timeout':
          this.smudge(notebook)
          this.draw()
          break
        case 'star':
          fly(this.middleOfModel(), hands.measure().star, notebook)
          break
        case 'next':
          this.layOut()
          this.draw()
          break
        case 'hint':
        case 'level-up':
        case 'over':
          break
      }
    }
    const endings = [
      hearAfterPaint(hands.session, ({ events }) => {
        for (const event of events) react(event)
        if (events.length > 0) hands.wake()
      }),
      watchNotebook(() => this.takeNotebook()),
    ]
    this.events.once('destroy', () => {
      for (const end of endings) end()
      // The face may come later than this: there is nothing to draw with any more.
      this.model = null
    })
    void document.fonts
      .load(`${this.notebook.fontStyle} 20px ${this.notebook.font}`)
      .then(() => this.takeNotebook())
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0
  }

  /** Until the canvas is there the page shows the picture whole: it stays whole. */
  resized(): void {
    const isFirst = this.model === null
    this.layOut()
    if (isFirst) this.drawn = 1
    this.redraw()
    if (isFirst) this.hands?.drawn()
  }

  private takeNotebook(): void {
    this.notebook = readNotebook()
    this.pen?.take(this.notebook)
    // Before the stage has its size there is nothing to lay out: the first `resized` does it.
    if (this.model === null) return
    this.layOut()
    this.redraw()
  }

  private layOut(): void {
    if (!this.hands) return
    const { model: room } = this.hands.measure()
    const { problem, band } = this.hands.session.getState()
    this.sheet?.setPosition(room.x, room.y)
    this.model = modelOf(problem, band, room, this.hands.format)
  }

  /** Draws what is new from the first stroke on: the problem being asked, or why its answer is right. */
  private draw(): void {
    this.drawn = 0
    this.tweens.addCounter({
      from: 0,
      to: 1,
      duration: (this.notebook?.slow ?? 1) * DRAWING_TIME,
      onUpdate: (tween) => {
        this.drawn = tween.getValue() ?? 1
        this.redraw()
      },
      onComplete: () => {
        this.drawn = 1
        this.redraw()
      },
    })
  }

  private redraw(): void {
    if (!this.model || !this.hands || !this.pen) return
    const { session, format, wake } = this.hands
    const { phase, problem } = session.getState()
    const known = phase === 'asking' ? null : format(problem.answer)
    this.pen.draw(marksOf(this.model, known), this.drawn)
    wake()
  }

  /** A nudge of the paper after a mistake. */
  private smudge(notebook: Notebook): void {
    const { sheet } = this
    if (!sheet || notebook.still) return
    const { x } = sheet
    this.tweens.add({
      targets: sheet,
      x: { from: x - SHAKE, to: x + SHAKE },
      duration: notebook.fast / 3,
      yoyo: true,
      repeat: 2,
      onComplete: () => sheet.setX(x),
    })
  }

  private middleOfModel(): Point {
    const room = this.hands?.measure().model ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  }
}
