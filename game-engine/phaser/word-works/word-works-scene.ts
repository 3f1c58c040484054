// The workshop of Word Works, drawn around the page's letters: the bench shakes when a letter drops, the head sinks as the word
// grows, comes down on a right one and leaves it printed; a star flies for a level. It shows what the session says and decides
// nothing.
import { type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import type { WordWorksMove } from '#engine/games/word-works/moves.ts'
import type { WordWorksRefusal } from '#engine/games/word-works/rules.ts'
import type { WordWorksEvent, WordWorksState } from '#engine/games/word-works/state.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import { followRound } from '#engine/phaser/kit/follow-round.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { isNight, type Notebook, readNotebook } from '#engine/phaser/kit/notebook.ts'
import { createNudge, type Nudge } from '#engine/phaser/kit/nudge.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createPen, type Pen } from '#engine/phaser/kit/pen.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { around, type Press } from './presses/press.ts'
import { pressOf } from './presses/press-of.ts'
import type { Site } from './workshops/workshop.ts'
import { workshopOf } from './workshops/workshop-of.ts'

export type WordWorksSession = Session<WordWorksState, WordWorksMove, WordWorksEvent, WordWorksRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  /** All that the workshop fills. */
  readonly sheet: Box
  /** The clue, and what is said of the word. */
  readonly notes: Box
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
  /** A letter has dropped on the bench, or the press on the word. */
  struck(): void
  /** Asks the stage for frames. */
  wake(): void
}

const WORKSHOP = 'word-works-workshop'
const BENCH = 'word-works-bench'
/** How far the bench gives way under a letter, and under the press, in px. */
const LETTER_BUMP = 3
const PRESS_BUMP = 8
/** How far the head sinks, or rolls, while the word grows: a share of its way. */
const READY = 0.22
const WIND_UP = -0.16

export class WordWorksScene extends Scene implements StageScene {
  private hands: WordWorksHandOver | null = null
  private notebook: Notebook | null = null
  private nudge: Nudge | null = null
  private workshop: GameObjects.Image | null = null
  /** What the workshop was drawn for last. */
  private site = ''
  private bench: GameObjects.Image | null = null
  private head: GameObjects.Container | null = null
  private headPen: Pen | null = null
  private printPen: Pen | null = null
  private press: Press | null = null
  private found = 0
  private stage: Box = { x: 0, y: 0, width: 0, height: 0 }

  constructor() {
    super('word-works')
  }

  create(): void {
    const hands: WordWorksHandOver = this.registry.get('word-works')
    // Behind all else, and still while the bench shakes.
    this.workshop = this.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
    const sheet = this.add.container()
    this.hands = hands
    this.nudge = createNudge(this, sheet, () => ({ x: 0, y: 0 }))
    this.notebook = readNotebook()
    this.bench = this.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
    this.head = this.add.container()
    const print = this.add.container()
    sheet.add([this.bench, this.head, print])
    this.headPen = createPen(this, this.head, this.notebook)
    this.printPen = createPen(this, print, this.notebook)
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: WordWorksEvent): void => {
      const { notebook } = this
      if (!notebook) return
      switch (event.type) {
        case 'placed':
          this.strike(LETTER_BUMP, notebook)
          this.getReady(notebook)
          break
        case 'taken':
        case 'shuffled':
          this.getReady(notebook)
          break
        case 'right':
          this.print(notebook, () => spark(around(hands.measure().places), notebook))
          this.found += 1
          break
        case 'wrong':
          this.nudge?.shake(notebook)
          break
        case 'star':
          fly(middleOf(hands.measure().press), hands.measure().star, notebook)
          break
        case 'next':
          this.layOut()
          this.getReady(notebook)
          break
        case 'hint':
        case 'told':
        case 'level-up':
        case 'over':
          break
      }
    }
    followRound(this, {
      session: hands.session,
      notebook: this.notebook,
      react,
      takeNotebook: () => this.takeNotebook(),
      wake: () => hands.wake(),
      forget: () => {
        this.hands = null
      },
    })
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0
  }

  resized(width: number, height: number): void {
    this.stage = { x: 0, y: 0, width, height }
    this.layOut()
  }

  private takeNotebook(): void {
    this.notebook = readNotebook()
    this.headPen?.take(this.notebook)
    this.printPen?.take(this.notebook)
    if (this.press) this.layOut()
  }

  /** Everything as it stands, at rest. */
  private layOut(): void {
    const { hands, notebook, bench, head } = this
    if (!hands || !notebook || !bench || !head || this.stage.width === 0) return
    const { sheet, notes, press: room, places } = hands.measure()
    if (places.length === 0 || room.height === 0) return
    this.furnish({ sheet, notes, letters: around(places), night: isNight(notebook) }, notebook)
    const { band, word, phase } = hands.session.getState()
    const press = pressOf(band, { room, places, word, printed: phase !== 'asking', found: this.found })
    this.press = press
    bake(this, BENCH, press.still, this.stage, notebook)
    bench
      .setTexture(BENCH)
      .setScale(1 / this.cameras.main.zoom)
      .setVisible(true)
    this.headPen?.draw(press.head, 1)
    this.printPen?.draw(press.print, 1)
    this.tweens.killTweensOf(head)
    this.headTo(this.readiness())
    hands.wake()
  }

  /** The place around the press; drawn anew only where something of it has changed. */
  private furnish(site: Site, notebook: Notebook): void {
    const { hands, workshop } = this
    const asSaid = JSON.stringify([site, this.stage, notebook])
    if (!hands || !workshop || asSaid === this.site) return
    this.site = asSaid
    bake(this, WORKSHOP, workshopOf(hands.session.getState().band, site), this.stage, notebook)
    workshop
      .setTexture(WORKSHOP)
      .setScale(1 / this.cameras.main.zoom)
      .setVisible(true)
  }

  /** How far the word has come, as a share of the head's way. */
  private readiness(): number {
    if (!this.hands) return 0
    const { answer, tiles, phase } = this.hands.session.getState()
    return phase === 'asking' ? (READY * answer.length) / Math.max(1, tiles.length) : 0
  }

  private headTo(share: number): void {
    const { x = 0, y = 0 } = this.press?.stroke ?? {}
    this.head?.setPosition(x * share, y * share)
  }

  /** The nearer the word is to its end, the nearer the head is to it. */
  private getReady(notebook: Notebook): void {
    const { head, press } = this
    if (!head || !press) return
    const share = this.readiness()
    this.tweens.killTweensOf(head)
    const { x, y } = press.stroke
    this.tweens.add({
      targets: head,
      x: x * share,
      y: y * share,
      duration: notebook.fast,
      ease: 'Cubic.easeOut',
    })
  }

  /** Takes a swing, comes down, and goes up again from the printed word. */
  private print(notebook: Notebook, impact: () => void): void {
    const { head, hands } = this
    this.layOut()
    const { press } = this
    if (!head || !hands || !press) return
    if (notebook.still) return
    this.printPen?.draw(press.print, 0)
    const { x, y } = press.stroke
    const rolls = x !== 0
    this.tweens.chain({
      targets: head,
      tweens: [
        { x: x * WIND_UP * 0.3, y: y * WIND_UP, duration: notebook.fast * 0.6, ease: 'Cubic.easeOut' },
        {
          x,
          y,
          duration: rolls ? notebook.slow * 0.9 : notebook.fast * 0.5,
          ease: rolls ? 'Cubic.easeInOut' : 'Cubic.easeIn',
          onComplete: () => {
            impact()
            this.strike(PRESS_BUMP, notebook)
            this.reveal(press, notebook)
          },
        },
        { x: 0, y: 0, delay: notebook.fast * 0.5, duration: notebook.slow, ease: 'Cubic.easeInOut' },
      ],
    })
  }

  /** The printed word comes out. */
  private reveal(press: Press, notebook: Notebook): void {
    this.tweens.addCounter({
      from: 0,
      to: 1,
      duration: notebook.slow,
      onUpdate: (tween) => {
        this.printPen?.draw(press.print, tween.getValue() ?? 1)
        this.hands?.wake()
      },
    })
  }

  /** The bench under a weight. */
  private strike(depth: number, notebook: Notebook): void {
    if (notebook.still) return
    this.hands?.struck()
    this.nudge?.bump(notebook, depth)
  }
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
