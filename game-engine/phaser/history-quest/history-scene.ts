// The play field of History Quest: a journey from place to place of the topic. A place waits as a pale sketch, comes into colour
// and stirs when its question is answered right, tells its truth with its date when it is not; then the traveller walks on.
// It shows what the session says and decides nothing.
import { Scene } from 'phaser'
import type { QuizEvent } from '#engine/learning/quiz/state.ts'
import { followRound } from '#engine/phaser/kit/follow-round.ts'
import { type Notebook, readNotebook } from '#engine/phaser/kit/notebook.ts'
import { createNudge, type Nudge } from '#engine/phaser/kit/nudge.ts'
import type { StageScene } from '#engine/phaser/kit/open-stage.ts'
import { createSparks } from '#engine/phaser/kit/sparks.ts'
import { createStarStamp } from '#engine/phaser/kit/star-stamp.ts'
import { createJourneyPicture, type JourneyHands, type JourneyPicture } from './journey-picture.ts'
import { LANDS } from './lands/land-of.ts'
import { SOLEMN } from './places/drawings.ts'

/** What the scene finds in its registry. */
export interface HistoryHandOver extends JourneyHands {
  /** The page's own drawing of who travels, so many dots tall; null where the picture has its own. */
  readonly paint: ((dots: number) => Promise<HTMLCanvasElement>) | null
  /** The picture stands on the canvas: the page's own may go. */
  drawn(): void
  /** Colour has risen to the top of a place. */
  landed(): void
  /** Asks the stage for frames. */
  wake(): void
}

/** How long movements take, in the notebook's slow times. */
const TIMES = { walk: 2.2, colour: 1.5, life: 2.6, date: 1.6, joy: 1.5 } as const
const BUMP = 4
const TRAVELLER_DOTS = 220

type Part = 'walk' | 'colour' | 'life' | 'date' | 'joy' | 'poise'

export class HistoryScene extends Scene implements StageScene {
  private hands: HistoryHandOver | null = null
  private notebook: Notebook | null = null
  private nudge: Nudge | null = null
  private picture: JourneyPicture | null = null
  private isDrawn = false
  private option: number | null = null
  private readonly now: Record<Part, number> = { walk: 0, colour: 0, life: 0, date: 0, joy: 0, poise: 0 }

  constructor() {
    super('history-quest')
  }

  create(): void {
    const hands: HistoryHandOver = this.registry.get('history-quest')
    this.hands = hands
    const sheet = this.add.container()
    this.notebook = readNotebook()
    this.picture = createJourneyPicture(this, sheet, hands, this.notebook)
    this.nudge = createNudge(this, sheet, () => this.picture?.origin() ?? { x: 0, y: 0 })
    const fly = createStarStamp(this, 3)
    const spark = createSparks(this, 2)

    const react = (event: QuizEvent): void => {
      const { notebook, picture } = this
      if (!notebook || !picture) return
      switch (event.type) {
        case 'right':
          this.reward(notebook, () => spark(picture.boxOfPlace(), notebook))
          break
        case 'wrong':
          this.nudge?.shake(notebook)
          this.tell()
          break
        case 'star': {
          const { x, y, width, height } = picture.boxOfPlace()
          fly({ x: x + width / 2, y: y + height / 2 }, hands.measure().star, notebook)
          break
        }
        case 'next':
          this.walkOn()
          break
        case 'fact':
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
        this.picture = null
      },
    })
    void hands.paint?.(TRAVELLER_DOTS).then((drawing) => {
      this.picture?.dressTraveller(drawing)
      this.redraw()
    })
  }

  isStill(): boolean {
    return this.tweens.getTweens().length === 0 && (this.picture?.isPainted ?? true)
  }

  override update(): void {
    if (!this.picture || this.picture.isPainted) return
    this.picture.paintNext()
    if (this.isDrawn || !this.picture.isPainted) return
    this.isDrawn = true
    this.hands?.drawn()
  }

  resized(): void {
    this.layOut()
  }

  /** An answer is being considered, or none any more. */
  consider(option: number | null): void {
    if (option === this.option || !this.hands) return
    this.option = option
    const { phase } = this.hands.session.getState()
    this.move(
      'poise',
      option === null || phase !== 'asking' ? 0 : 1,
      this.notebook?.fast ?? 1,
      'Back.easeOut',
    )
  }

  private takeNotebook(): void {
    this.notebook = readNotebook()
    this.picture?.take(this.notebook)
    if (this.isDrawn) this.layOut()
  }

  /** Everything as it stands, at rest. */
  private layOut(): void {
    const { picture, hands, now } = this
    if (!picture || !hands || !picture.lay()) return
    this.tweens.killTweensOf(now)
    const { isAnswered, here, stops } = picture.journey()
    const end = isAnswered ? 1 : 0
    Object.assign(now, {
      walk: here,
      colour: stops[here]?.outcome === 'right' ? 1 : 0,
      life: end,
      date: end,
      joy: 0,
    })
    this.redraw()
  }

  private walkOn(): void {
    const { picture, now, notebook } = this
    if (!picture || !notebook) return
    const before = picture.journey().here
    this.tweens.killTweensOf(now)
    const isNewTopic = picture.goOn()
    Object.assign(now, { walk: isNewTopic ? -0.5 : before, colour: 0, life: 0, date: 0, joy: 0, poise: 0 })
    this.slowly('walk', picture.journey().here, 'Sine.easeInOut')
    this.redraw()
  }

  private reward(notebook: Notebook, impact: () => void): void {
    const { picture } = this
    const place = picture?.answer()
    if (!picture || !place) return
    const isCheerful = LANDS[picture.band].cheers && !SOLEMN.has(place)
    this.now.poise = 0
    this.slowly('colour', 1, 'Cubic.easeOut', () => {
      if (notebook.still) return
      this.hands?.landed()
      this.nudge?.bump(notebook, BUMP)
      if (!SOLEMN.has(place)) impact()
    })
    this.slowly('life', 1, 'Linear')
    this.slowly('date', 1, 'Linear')
    if (isCheerful) this.slowly('joy', 1, 'Linear')
  }

  /** After a mistake the place stays a sketch, and tells its truth and its date. */
  private tell(): void {
    if (!this.picture?.answer()) return
    this.now.poise = 0
    this.slowly('life', 1, 'Linear')
    this.slowly('date', 1, 'Linear')
  }

  private slowly(part: Exclude<Part, 'poise'>, to: number, ease: string, done?: () => void): void {
    this.move(part, to, (this.notebook?.slow ?? 1) * TIMES[part], ease, done)
  }

  /** Moves one part of the moment to where it belongs; at once where the person asked for less motion. */
  private move(part: Part, to: number, duration: number, ease: string, done?: () => void): void {
    const { now, notebook } = this
    if (!notebook) return
    if (notebook.still) {
      now[part] = part === 'joy' || part === 'poise' ? 0 : to
      this.redraw()
      done?.()
      return
    }
    this.tweens.add({
      targets: now,
      [part]: to,
      duration,
      ease,
      onUpdate: () => this.redraw(),
      onComplete: () => {
        this.redraw()
        done?.()
      },
    })
    this.hands?.wake()
  }

  private redraw(): void {
    this.picture?.show(this.now)
    this.hands?.wake()
  }
}
