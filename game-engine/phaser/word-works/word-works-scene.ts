// The press of Word Works, drawn around the page's letters: it follows each letter placed, prints the word with sparks when
// it is right, is nudged when it is not, and a star flies for a level. It shows what the session says and decides nothing.
import { type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import type { WordWorksMove } from '#engine/games/word-works/moves.ts'
import type { WordWorksRefusal } from '#engine/games/word-works/rules.ts'
import type { WordWorksEvent, WordWorksState } from '#engine/games/word-works/state.ts'
import { hearAfterPaint } from '#engine/phaser/kit/hear-after-paint.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createPen, type Pen } from '#engine/phaser/kit/pen.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { around, at, type Press } from './presses/press.ts'
import { pressOf } from './presses/press-of.ts'

export type WordWorksSession = Session<WordWorksState, WordWorksMove, WordWorksEvent, WordWorksRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  /** Room for the press, above the answer. */
  readonly press: Box
  /** The places of the answer, full and empty. */
  readonly places: readonly Box[]
  /** The next free place in the row of stars. */
  readonly star: Point
}

/** What the scene finds in its registry. */
export interface WordWorksHandOver {
  readonly session: WordWorksSession
  /** Where things lie now. */
  measure(): PagePlaces
  /** Asks the stage for frames. */
  wake(): void
}

/** A whole press takes a little longer to draw than any other movement. */
const DRAWING_TIME = 1.4
/** A mark at moment 1 appears in the last third of a drawing (kit/pen.ts): from here on only it is still to come. */
const LAST_MARK = 0.68
const SHAKE = 5

export class WordWorksScene extends Scene implements StageScene {
  private hands: WordWorksHandOver | null = null
  private notebook: Notebook | null = null
  private sheet: GameObjects.Container | null = null
  private pen: Pen | null = null
  private marks: readonly Mark[] | null = null
  private drawn = 1
  private drawing: { remove(): unknown } | null = null

  constructor() {
    super('word-works')
  }

  create(): void {
    const hands: WordWorksHandOver = this.registry.get('word-works')
    const sheet = this.add.container()
    this.hands = hands
    this.sheet = sheet
    this.notebook = readNotebook()
    this.pen = createPen(this, sheet, this.notebook)
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: WordWorksEvent): void => {
      const { notebook } = this
      if (!notebook) return
      switch (event.type) {
        case 'placed':
          this.drawLast()
          break
        case 'right':
          this.drawLast()
          spark(around(hands.measure().places), notebook)
          break
        case 'wrong':
          this.smudge(notebook)
          break
        case 'taken':
        case 'shuffled':
          this.drawWhole()
          break
        case 'star':
          fly(middleOf(hands.measure().press), hands.measure().star, notebook)
          break
        case 'next':
          this.drawNew()
          break
        case 'hint':
        case 'told':
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
      this.hands = null
    })
    void document.fonts
      .load(`${this.notebook.fontStyle} 20px ${this.notebook.font}`)
      .then(() => this.takeNotebook())
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0
  }

  resized(): void {
    if (this.marks === null) this.drawNew()
    else this.drawWhole()
  }

  private takeNotebook(): void {
    this.notebook = readNotebook()
    this.pen?.take(this.notebook)
    this.drawWhole()
  }

  private press(): Press | null {
    if (!this.hands) return null
    const { press: room, places } = this.hands.measure()
    if (places.length === 0) return null
    const { band, answer, word, phase } = this.hands.session.getState()
    return pressOf(band, { room, places, placed: answer.length, word, printed: phase !== 'asking' })
  }

  /** From the first stroke on. */
  private drawNew(): void {
    const press = this.press()
    if (!press) return
    const letters = press.letters.flat()
    this.animate([...press.machine, ...at(0.8, letters), ...at(1, press.print)], 0, DRAWING_TIME)
  }

  /** What was there stays; the letter set last, or the print, appears. */
  private drawLast(): void {
    const press = this.press()
    if (!press) return
    const fresh = press.print.length > 0 ? [] : (press.letters.at(-1) ?? [])
    const older = press.letters.slice(0, press.print.length > 0 ? undefined : -1).flat()
    const marks = [...at(0, press.machine), ...at(0, older), ...at(1, fresh), ...at(1, press.print)]
    this.animate(marks, LAST_MARK, 1)
  }

  private drawWhole(): void {
    const press = this.press()
    if (!press) return
    this.drawing?.remove()
    this.marks = at(0, [...press.machine, ...press.letters.flat(), ...press.print])
    this.drawn = 1
    this.redraw()
  }

  private animate(marks: readonly Mark[], from: number, time: number): void {
    this.drawing?.remove()
    this.marks = marks
    this.drawn = from
    this.drawing = this.tweens.addCounter({
      from,
      to: 1,
      duration: (this.notebook?.slow ?? 1) * time * (from === 0 ? 1 : 0.7),
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
    if (!this.marks || !this.hands || !this.pen) return
    this.pen.draw(this.marks, this.drawn)
    this.hands.wake()
  }

  /** A nudge of the paper after a mistake. */
  private smudge(notebook: Notebook): void {
    const { sheet } = this
    if (!sheet || notebook.still) return
    this.tweens.add({
      targets: sheet,
      x: { from: -SHAKE, to: SHAKE },
      duration: notebook.fast / 3,
      yoyo: true,
      repeat: 2,
      onComplete: () => sheet.setX(0),
    })
  }
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
