// The place where a question is looked into: things get ready while an answer is considered, act out the truth when one is
// given, and are ringed by hand where it was missed. It shows what the session says and decides nothing.
import { type GameObjects, Scene } from 'phaser'
import type { QuizEvent } from '#engine/learning/quiz/state.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import { followRound } from '#engine/phaser/kit/follow-round.ts'
import type { Box } from '#engine/phaser/kit/marks.ts'
import { type Notebook, readNotebook } from '#engine/phaser/kit/notebook.ts'
import { createNudge, type Nudge } from '#engine/phaser/kit/nudge.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createPen, type Pen } from '#engine/phaser/kit/pen.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import type { PagePlaces, QuizSession } from '#engine/phaser/quiz/quiz-page.ts'
import { answerBox, pictureMarks } from './picture/lay-picture.ts'
import { pictureOfQuestion } from './picture/picture-of-question.ts'
import type { QuestionPicture } from './picture/question-picture.ts'
import { ringAround } from './picture/ring.ts'

/** What the scene finds in its registry. */
export interface ExplorerHandOver {
  readonly session: QuizSession
  /** Where things lie now. */
  measure(): PagePlaces
  /** The picture stands on the canvas: the page's own may go. */
  drawn(): void
  /** The answer has had its effect. */
  landed(): void
  /** Asks the stage for frames. */
  wake(): void
}

const GROUND = 'explorer-ground'
/** In the notebook's slow times. */
const DRAWING_TIME = 1.2
const LIVING_TIME = 2.6
/** A breath before the effect, and how far everything crouches in it, in px. */
const CROUCH = 5

export class ExplorerScene extends Scene implements StageScene {
  private hands: ExplorerHandOver | null = null
  private notebook: Notebook | null = null
  private sheet: GameObjects.Container | null = null
  private nudge: Nudge | null = null
  private ground: GameObjects.Image | null = null
  private pen: Pen | null = null
  private picture: QuestionPicture | null = null
  private room: Box | null = null
  private readonly baked = new Set<string>()
  private readonly now = { drawn: 0, life: 0, poise: 0, ring: 0 }

  constructor() {
    super('science-explorer')
  }

  create(): void {
    const hands: ExplorerHandOver = this.registry.get('science-explorer')
    this.hands = hands
    this.notebook = readNotebook()
    this.sheet = this.add.container()
    this.nudge = createNudge(this, this.sheet, () => this.room ?? { x: 0, y: 0 })
    this.ground = this.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
    const things = this.add.container()
    this.sheet.add([this.ground, things])
    this.pen = createPen(this, things, this.notebook)
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: QuizEvent): void => {
      const { notebook, room } = this
      if (!notebook || !room) return
      switch (event.type) {
        case 'right':
          this.act(() => spark(this.answer(), notebook))
          break
        case 'wrong':
          this.nudge?.shake(notebook)
          this.act(() => this.move('ring', 1, 1))
          break
        case 'star':
          fly({ x: room.x + room.width / 2, y: room.y + room.height / 2 }, hands.measure().star, notebook)
          break
        case 'next':
          this.nextQuestion()
          break
        case 'hint':
        case 'fact':
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

  /** Until the canvas is there the page shows the picture whole: it stays whole. */
  resized(): void {
    const isFirst = this.picture === null
    this.forgetGrounds()
    this.layOut()
    this.showGround()
    if (isFirst) {
      const isAsking = this.hands?.session.getState().phase === 'asking'
      Object.assign(this.now, { drawn: 1, life: isAsking ? 0 : 1 })
    }
    this.redraw()
    if (isFirst && this.picture) this.hands?.drawn()
  }

  /** An answer is being considered, or none any more: everything gets ready. */
  consider(option: number | null): void {
    if (this.hands?.session.getState().phase !== 'asking') return
    this.move('poise', option === null ? 0 : 1, 0.5)
  }

  private takeNotebook(): void {
    this.notebook = readNotebook()
    this.pen?.take(this.notebook)
    this.forgetGrounds()
    if (!this.picture) return
    this.layOut()
    this.showGround()
    this.redraw()
  }

  private layOut(): void {
    const { hands } = this
    if (!hands) return
    const { picture: room } = hands.measure()
    if (room.width === 0 || room.height === 0) return
    this.room = room
    this.sheet?.setPosition(room.x, room.y)
    this.picture = pictureOfQuestion(hands.session.getState(), room)
  }

  private forgetGrounds(): void {
    for (const name of this.baked) this.textures.remove(name)
    this.baked.clear()
  }

  /** The place behind the things: painted when it is first met, kept for every question that is looked into there. */
  private showGround(): void {
    const { picture, room, notebook, ground } = this
    if (!picture || !room || !notebook || !ground) return
    const { width, height } = room
    const name = `${GROUND} ${picture.place} ${width} ${height}`
    if (!this.baked.has(name)) {
      bake(this, name, picture.still(), { x: 0, y: 0, width, height }, notebook)
      this.baked.add(name)
    }
    ground
      .setTexture(name)
      .setScale(1 / this.cameras.main.zoom)
      .setVisible(true)
  }

  /** Another question: its place, and its things from the first stroke on. */
  private nextQuestion(): void {
    this.tweens.killTweensOf(this.now)
    Object.assign(this.now, { drawn: 0, life: 0, poise: 0, ring: 0 })
    this.layOut()
    this.redraw()
    this.move('drawn', 1, DRAWING_TIME)
    // In a task of its own: laying out and painting in one would hold the next key up.
    this.time.delayedCall(1, () => this.showGround())
  }

  /** A crouch, then the truth, acted out. */
  private act(landed: () => void): void {
    const { sheet, notebook, room, now } = this
    if (!sheet || !notebook || !room) return
    this.tweens.killTweensOf(now)
    Object.assign(now, { drawn: 1, poise: 0 })
    const arrive = () => {
      landed()
      this.hands?.landed()
    }
    if (notebook.still) {
      now.life = 1
      this.redraw()
      landed()
      return
    }
    this.tweens.add({
      targets: sheet,
      y: room.y + CROUCH,
      duration: notebook.fast / 2,
      yoyo: true,
      ease: 'Sine.easeOut',
      onComplete: () => this.move('life', 1, LIVING_TIME, arrive),
    })
  }

  private move(part: keyof typeof this.now, to: number, times: number, landed?: () => void): void {
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
      ease: part === 'drawn' || part === 'life' ? 'Linear' : 'Sine.easeOut',
      onUpdate: () => this.redraw(),
      onComplete: () => {
        this.redraw()
        landed?.()
      },
    })
    this.hands?.wake()
  }

  private redraw(): void {
    const { hands, pen, picture, now } = this
    if (!hands || !pen || !picture) return
    const ring = ringAround(answerBox(picture.standing), now.ring)
    pen.draw([...pictureMarks(picture.standing, now), ...ring], now.drawn)
    hands.wake()
  }

  /** Where the answer is told, on the canvas. */
  private answer(): Box {
    const box = answerBox(this.picture?.standing ?? [])
    return { ...box, x: box.x + (this.room?.x ?? 0), y: box.y + (this.room?.y ?? 0) }
  }
}
