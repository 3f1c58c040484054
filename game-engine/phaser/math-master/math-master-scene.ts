// The play field of Math Master: a picture of the problem that gets ready while an answer is considered, completes itself when
// it is answered, and shows by how much a wrong one missed. It shows what the session says and decides nothing; without it the
// game is whole.
import { type GameObjects, Scene } from 'phaser'
import type { Session } from '#engine/core/session.ts'
import type { MathMasterMove } from '#engine/games/math-master/moves.ts'
import type { MathMasterRefusal } from '#engine/games/math-master/rules.ts'
import type { MathMasterEvent, MathMasterState } from '#engine/games/math-master/state.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import { followRound } from '#engine/phaser/kit/follow-round.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { isNight, type Notebook, readNotebook } from '#engine/phaser/kit/notebook.ts'
import { createNudge, type Nudge } from '#engine/phaser/kit/nudge.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { type Known, type Model, textWidth } from './models/model.ts'
import { modelOf } from './models/model-of.ts'
import { PLAN } from './motion.ts'
import { createPicture, type Picture } from './picture.ts'
import { roomIn, type Scenery, sceneryOf } from './scenery.ts'

export type MathMasterSession = Session<MathMasterState, MathMasterMove, MathMasterEvent, MathMasterRefusal>

/** Where things of the page lie on the canvas, in CSS pixels. */
export interface PagePlaces {
  /** Where the picture goes. */
  readonly model: Box
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
  /** The picture is complete: what moved has come to rest. */
  landed(): void
  /** Asks the stage for frames. */
  wake(): void
}

/** How much longer than any other movement: a question to be drawn, an answer to be shown. */
const DRAWING_TIME = 1.6
const SHOWING_TIME = 2.3
const BUMP = 4
const SCENERY = 'math-master-scenery'

export class MathMasterScene extends Scene implements StageScene {
  private hands: MathMasterHandOver | null = null
  private notebook: Notebook | null = null
  private sheet: GameObjects.Container | null = null
  private nudge: Nudge | null = null
  private ground: GameObjects.Image | null = null
  private picture: Picture | null = null
  private model: Model | null = null
  private scenery: Scenery | null = null
  private origin: Point = { x: 0, y: 0 }
  private streak = 0
  private running: { remove(): unknown } | null = null
  private leaning: { remove(): unknown } | null = null
  /** How much of the question, or of what became of it, is shown; and how far the picture is ready to go. All 0 to 1. */
  private asked = 0
  private shown = 0
  private poise = 0
  private option: number | null = null

  constructor() {
    super('math-master')
  }

  create(): void {
    const hands: MathMasterHandOver = this.registry.get('math-master')
    const { band } = hands.session.getState()
    const sheet = this.add.container()
    this.hands = hands
    this.sheet = sheet
    this.notebook = readNotebook()
    this.ground = this.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
    sheet.add(this.ground)
    this.picture = createPicture(this, sheet, band, this.notebook)
    this.nudge = createNudge(this, sheet, () => this.origin)
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: MathMasterEvent): void => {
      const { notebook } = this
      if (!notebook) return
      switch (event.type) {
        case 'right':
          this.streak += 1
          this.plant()
          this.show(PLAN.right.moves[1], () => spark(this.answerBox(), notebook))
          break
        case 'wrong':
        case 'timeout':
          this.streak = 0
          this.nudge?.shake(notebook)
          this.show(PLAN.wrong.moves[1], () => {})
          break
        case 'star':
          fly(this.middleOfModel(), hands.measure().star, notebook)
          break
        case 'next':
          this.layOut()
          this.ask()
          break
        case 'hint':
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
        this.model = null
      },
    })
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0
  }

  /** Until the canvas is there the page shows the picture whole: it stays whole. */
  resized(): void {
    const isFirst = this.model === null
    this.layOut()
    if (isFirst) this.asked = 1
    this.redraw()
    if (isFirst) this.hands?.drawn()
  }

  /** An answer is being considered, or none any more: the picture gets ready, and tries it for size. */
  consider(option: number | null): void {
    const { hands, notebook } = this
    if (!hands || !notebook || option === this.option) return
    this.option = option
    this.leaning?.remove()
    this.leaning = this.tweens.addCounter({
      from: this.poise,
      to: option === null ? 0 : 1,
      duration: notebook.fast,
      ease: 'Back.easeOut',
      onUpdate: (tween) => {
        this.poise = tween.getValue() ?? 0
        this.redraw()
      },
    })
    this.redraw()
  }

  private takeNotebook(): void {
    this.notebook = readNotebook()
    this.picture?.take(this.notebook)
    // Before the stage has its size there is nothing to lay out: the first `resized` does it.
    if (this.model === null) return
    this.layOut()
    this.redraw()
  }

  private layOut(): void {
    if (!this.hands || !this.notebook || !this.ground) return
    const { model: place } = this.hands.measure()
    if (place.width === 0 || place.height === 0) return
    const { problem, band } = this.hands.session.getState()
    const room = roomIn(place, band)
    this.origin = { x: place.x, y: place.y }
    this.sheet?.setPosition(place.x, place.y)
    this.model = modelOf(problem, band, room, this.hands.format)
    this.picture?.lay(this.model, room)
    this.plant()
    const { still = [], fresh = [] } = this.scenery ?? {}
    bake(
      this,
      SCENERY,
      [...still, ...fresh],
      { x: 0, y: 0, width: place.width, height: place.height },
      this.notebook,
    )
    this.ground
      .setTexture(SCENERY)
      .setScale(1 / this.cameras.main.zoom)
      .setVisible(true)
  }

  /** What the streak has brought; what stood there stays as it is painted until the next question. */
  private plant(): void {
    const { hands, model, notebook } = this
    if (!hands || !model || !notebook) return
    const { model: place } = hands.measure()
    const { problem, band } = hands.session.getState()
    const room = roomIn(place, band)
    const sign =
      problem.beyond === undefined ? { x: room.x + model.answer.x, y: room.y + model.answer.y } : null
    this.scenery = sceneryOf(band, place, this.streak, sign, isNight(notebook))
  }

  /** Draws the question from the first stroke on. */
  private ask(): void {
    this.shown = 0
    this.run('asked', DRAWING_TIME, 1, () => {})
  }

  /** Completes the picture; `landed` happens when what moves has come to rest. */
  private show(rest: number, landed: () => void): void {
    this.asked = 1
    this.run('shown', SHOWING_TIME, rest, () => {
      landed()
      if (!this.notebook || this.notebook.still) return
      this.hands?.landed()
      this.nudge?.bump(this.notebook, BUMP)
    })
  }

  private run(what: 'asked' | 'shown', time: number, mark: number, reached: () => void): void {
    this.running?.remove()
    let isReached = false
    const arrive = (share: number) => {
      this[what] = share
      this.redraw()
      if (isReached || share < mark) return
      isReached = true
      reached()
    }
    arrive(0)
    this.running = this.tweens.addCounter({
      from: 0,
      to: 1,
      duration: (this.notebook?.slow ?? 1) * time,
      onUpdate: (tween) => arrive(tween.getValue() ?? 1),
      onComplete: () => arrive(1),
    })
  }

  private redraw(): void {
    const { hands, model, picture, scenery } = this
    if (!hands || !model || !picture) return
    const { problem, phase, lastAnswer } = hands.session.getState()
    const isAsking = phase === 'asking' || this.shown === 0
    const considered = this.option === null || this.asked < 1 ? undefined : problem.options[this.option]
    const chosen = lastAnswer?.chosen == null ? undefined : problem.options[lastAnswer.chosen]
    const wrong =
      chosen === undefined || chosen === problem.answer ? null : { value: chosen, text: hands.format(chosen) }
    const known: Known = { answer: hands.format(problem.answer), wrong }
    picture.draw({
      asked: this.asked,
      shown: isAsking ? null : this.shown,
      isRight: lastAnswer?.kind === 'right',
      known,
      poise: isAsking ? this.poise : 1,
      considered: considered === undefined ? null : hands.format(considered),
      fresh: isAsking ? [] : (scenery?.fresh ?? []),
    })
    hands.wake()
  }

  private answerBox(): Box {
    const { hands, model, origin } = this
    if (!hands || !model) return { ...origin, width: 0, height: 0 }
    const { answer } = model
    const { problem, band } = hands.session.getState()
    const room = roomIn(hands.measure().model, band)
    const width = textWidth(hands.format(problem.answer), answer.size)
    return {
      x: origin.x + room.x + answer.x - width / 2,
      y: origin.y + room.y + answer.y - answer.size / 2,
      width,
      height: answer.size,
    }
  }

  private middleOfModel(): Point {
    const room = this.hands?.measure().model ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  }
}
