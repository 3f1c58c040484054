// The play field of a quiz: a picture that draws itself with its question, comes alive with a right answer, at the latest
// with the fun fact, and shakes with a wrong one. It shows what the session says and decides nothing.
import { type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizRefusal } from '#engine/learning/quiz/rules.ts'
import type { QuizEvent, QuizState } from '#engine/learning/quiz/state.ts'
import { hearAfterPaint } from '#engine/phaser/kit/hear-after-paint.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createPen, type Pen } from '#engine/phaser/kit/pen.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'

export type QuizSession = Session<QuizState, QuizMove, QuizEvent, QuizRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  readonly picture: Box
  /** The next free place in the row of stars. */
  readonly star: Point
}

/** Where a picture stands in its movements. */
export interface Moment {
  /** 0 as the question is asked, 1 when it has come alive. */
  readonly life: number
  /** Questions answered in this level, plus one; in between while somebody walks from one to the next. */
  readonly walk: number
}

export interface Picture {
  /** Another name means another picture, which is drawn from its first stroke. */
  nameOf(state: QuizState): string
  marks(state: QuizState, room: Pick<Box, 'width' | 'height'>, moment: Moment): readonly Mark[]
}

/** What the scene finds in its registry. */
export interface QuizHandOver {
  readonly session: QuizSession
  readonly picture: Picture
  /** Where things lie now. */
  measure(): PagePlaces
  /** Asks the stage for frames. */
  wake(): void
}

/** How long it takes, in the notebook's slow times. */
const DRAWING_TIME = 2
const LIVING_TIME = 3
const SHAKE = 5

export class QuizScene extends Scene implements StageScene {
  private hands: QuizHandOver | null = null
  private notebook: Notebook | null = null
  private sheet: GameObjects.Container | null = null
  private pen: Pen | null = null
  private room: Box | null = null
  private name = ''
  private readonly now = { drawn: 0, life: 0, walk: 1 }

  constructor() {
    super('quiz')
  }

  create(): void {
    const hands: QuizHandOver = this.registry.get('quiz')
    this.hands = hands
    this.sheet = this.add.container()
    this.notebook = readNotebook()
    this.pen = createPen(this, this.sheet, this.notebook)
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: QuizEvent): void => {
      const { notebook, room } = this
      if (!notebook || !room) return
      switch (event.type) {
        case 'right':
          spark(room, notebook)
          this.comeAlive()
          break
        case 'wrong':
          this.smudge(notebook, room)
          this.walkOn()
          break
        case 'fact':
          this.comeAlive()
          break
        case 'star':
          fly({ x: room.x + room.width / 2, y: room.y + room.height / 2 }, hands.measure().star, notebook)
          break
        case 'next':
          this.nextPicture()
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
      watchNotebook(() => {
        this.notebook = readNotebook()
        this.pen?.take(this.notebook)
        this.redraw()
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
    this.takeRoom()
    if (this.name === '') this.nextPicture()
    else this.redraw()
  }

  private takeRoom(): void {
    if (!this.hands) return
    this.room = this.hands.measure().picture
    this.sheet?.setPosition(this.room.x, this.room.y)
  }

  /** The picture of the question being asked: the one on show where it is still that, else from the first stroke on. */
  private nextPicture(): void {
    const { hands, now } = this
    if (!hands) return
    this.takeRoom()
    const state = hands.session.getState()
    const name = hands.picture.nameOf(state)
    this.stop()
    now.life = 0
    now.walk = state.results.length + 1
    if (name !== this.name) {
      now.drawn = 0
      this.move('drawn', 1, DRAWING_TIME)
    }
    this.name = name
    this.redraw()
  }

  private comeAlive(): void {
    this.move('life', 1, LIVING_TIME)
    this.walkOn()
  }

  private walkOn(): void {
    this.move('walk', (this.hands?.session.getState().results.length ?? 0) + 1, LIVING_TIME)
  }

  /** Moves one part of the moment to where it belongs. */
  private move(part: 'drawn' | 'life' | 'walk', to: number, times: number): void {
    const { now, notebook } = this
    if (now[part] === to) return
    if (notebook?.still) {
      now[part] = to
      this.redraw()
      return
    }
    this.tweens.add({
      targets: now,
      [part]: to,
      duration: (notebook?.slow ?? 1) * times,
      ease: part === 'drawn' ? 'Linear' : 'Sine.easeInOut',
      onUpdate: () => this.redraw(),
      onComplete: () => this.redraw(),
    })
  }

  private stop(): void {
    this.tweens.killTweensOf(this.now)
  }

  private redraw(): void {
    const { hands, pen, room, now } = this
    if (!hands || !pen || !room) return
    pen.draw(hands.picture.marks(hands.session.getState(), room, { ...now }), now.drawn)
    hands.wake()
  }

  /** A nudge of the paper after a mistake. */
  private smudge(notebook: Notebook, { x }: Box): void {
    const { sheet } = this
    if (!sheet || notebook.still) return
    this.tweens.add({
      targets: sheet,
      x: { from: x - SHAKE, to: x + SHAKE },
      duration: notebook.fast / 3,
      yoyo: true,
      repeat: 2,
      onComplete: () => sheet.setX(this.room?.x ?? x),
    })
  }
}
