// The picture of a problem on the canvas, at any moment: what stands still is drawn once, counters are pictures of their own,
// and only what is new is drawn for every frame.
import type { GameObjects, Scene } from 'phaser'
import type { Band } from '#engine/core/bands.ts'
import { during } from '#engine/phaser/kit/forms.ts'
import type { Box, Counter, Mark } from '#engine/phaser/kit/marks.ts'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import { createPen } from '#engine/phaser/kit/pen.ts'
import { springOut } from '#engine/phaser/kit/tempo.ts'
import { createCast, type Placed } from './cast.ts'
import { answerMark, followed, type Known, type Model, missMarks } from './models/model.ts'
import { shifted } from './models/shifted.ts'
import { joyAt, PLAN, poseOf } from './motion.ts'

export interface Moment {
  /** How much of the question is drawn, 0 to 1. */
  readonly asked: number
  /** How much of what became of it; null while it is being asked. */
  readonly shown: number | null
  readonly isRight: boolean
  readonly known: Known
  /** How far all is ready to go, 0 to 1. */
  readonly poise: number
  /** The answer being considered, as the page writes it. */
  readonly considered: string | null
  /** What a right answer adds to the scenery, in the sheet's own pixels. */
  readonly fresh: readonly Mark[]
}

export interface Picture {
  /** Another problem, or the same in another size. */
  lay(model: Model, room: Box): void
  draw(moment: Moment): void
  take(notebook: Notebook): void
}

const COUNTER_TIME = 0.32
/** When a mistake begins to show, as a share of the whole. */
const MISS = 0.4

export function createPicture(
  scene: Scene,
  sheet: GameObjects.Container,
  band: Band,
  notebook: Notebook,
): Picture {
  const growing = scene.add.container()
  const under = scene.add.container()
  const counters = scene.add.container()
  const over = scene.add.container()
  sheet.add([growing, under, counters, over])
  const growingPen = createPen(scene, growing, notebook)
  const underPen = createPen(scene, under, notebook)
  const overPen = createPen(scene, over, notebook)
  const cast = createCast(scene, counters, band, notebook)
  let model: Model | null = null
  let drawn = -1

  function drawCounters(shownModel: Model, { asked, shown, isRight, poise }: Moment): void {
    const share = shown === null ? 0 : movedAt(shown, isRight)
    const joy = (index: number) => (isRight && shown !== null ? joyAt(shown, index) : 0)
    const placed: Placed[] = []
    const add = (mark: Counter, off: { x: number; y: number }, stretch: number, isSeen: boolean) => {
      const grown = isSeen
        ? Math.max(0, springOut(Math.min(1, (asked - mark.at * (1 - COUNTER_TIME)) / COUNTER_TIME)))
        : 0
      const { x, y, radius } = mark
      const lift = mark.kind === 'none' ? 0 : joy(placed.length) * radius
      placed.push({ ...mark, x: x + off.x, y: y + off.y - lift, grown, stretch })
    }
    for (const mark of shownModel.marks) if (mark.mark === 'counter') add(mark, { x: 0, y: 0 }, 1, true)
    for (const mover of shownModel.movers) {
      const { off, stretch, isSeen } = poseOf(mover, share, poise)
      for (const mark of mover.marks) if (mark.mark === 'counter') add(mark, off, stretch, isSeen)
    }
    cast.show(placed)
  }

  function drawOver(shownModel: Model, moment: Moment): void {
    const { asked, shown, isRight, known, poise, considered } = moment
    const share = shown === null ? 0 : movedAt(shown, isRight)
    const moving = shownModel.movers.flatMap((mover) => {
      const others = mover.marks.filter(({ mark }) => mark !== 'counter')
      const { off, isSeen } = poseOf(mover, share, poise)
      return isSeen ? others.map((mark) => shifted(mark, off)) : []
    })
    if (shown === null) {
      const ready = considered === null ? [] : followed(shownModel.way, 0.001)
      const text = considered ?? '?'
      overPen.draw([...moving, ...ready, answerMark(shownModel, text, 'ink', 0.85)], asked)
      return
    }
    const standing = moving.map((mark) => ({ ...mark, at: -1 }))
    const { why } = isRight ? PLAN.right : PLAN.wrong
    overPen.draw(
      [
        ...standing,
        ...spread(shownModel.why, why, 1),
        ...followed(shownModel.way, share),
        ...spread(missMarks(shownModel, known), isRight ? 0 : MISS, 0.8),
        answerMark(shownModel, known.answer, 'b', why),
      ],
      shown,
    )
  }

  return {
    lay(next, room) {
      model = next
      drawn = -1
      for (const layer of [under, counters, over]) layer.setPosition(room.x, room.y)
    },
    draw(moment) {
      if (!model) return
      if (drawn !== moment.asked) {
        drawn = moment.asked
        underPen.draw(
          model.marks.filter(({ mark }) => mark !== 'counter'),
          moment.asked,
        )
      }
      growingPen.draw(spread(moment.fresh, 0.6, 0.9), moment.shown ?? 1)
      drawCounters(model, moment)
      drawOver(model, moment)
    },
    take(next) {
      for (const pen of [growingPen, underPen, overPen]) pen.take(next)
      cast.take(next)
      drawn = -1
    },
  }
}

function movedAt(shown: number, isRight: boolean): number {
  const [from, to] = (isRight ? PLAN.right : PLAN.wrong).moves
  return during(shown, from, to)
}

/** The same marks, appearing between these two moments. */
function spread(marks: readonly Mark[], from: number, to: number): Mark[] {
  return marks.map((mark) => ({ ...mark, at: from + Math.max(0, mark.at) * (to - from) }))
}
