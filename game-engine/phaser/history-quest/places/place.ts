// A place of the journey: what stands there, and what stirs once its question is answered. Drawn on a sheet of 160 by 120
// whose ground is at 112.
import { between, turned } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import { easeOut } from '#engine/phaser/kit/tempo.ts'
import { sketch } from '../sketch.ts'

/** From where a stirring part comes: so far off, turned by so much (radians) or shrunk to nothing around a point. */
export type Motion =
  | { readonly by: readonly [number, number] }
  | { readonly turn: number; readonly about: readonly [number, number] }
  | { readonly grow: readonly [number, number] }

export interface PlaceDrawing {
  /** In the language of `sketch`. */
  readonly still: string
  readonly stirs: readonly (readonly [Motion, string])[]
}

export interface PlaceMarks {
  readonly still: readonly Mark[]
  /** @param life 0: not there yet, 1: come to rest */
  stirring(life: number): Mark[]
}

export function placeMarks({ still, stirs }: PlaceDrawing): PlaceMarks {
  const parts = stirs.map(([motion, text]) => [motion, sketch(text)] as const)
  return {
    still: sketch(still),
    stirring: (life) =>
      life <= 0
        ? []
        : parts.flatMap(([motion, marks]) => marks.map((mark) => moved(mark, motion, easeOut(life)))),
  }
}

function moved(mark: Mark, motion: Motion, life: number): Mark {
  if (mark.mark !== 'shape' && mark.mark !== 'curve') return mark
  return { ...mark, points: mark.points.map((point) => on(motion, point, life)) }
}

function on(motion: Motion, { x, y }: Point, life: number): Point {
  if ('by' in motion) return { x: x + motion.by[0] * (1 - life), y: y + motion.by[1] * (1 - life) }
  if ('turn' in motion) {
    const [aroundX, aroundY] = motion.about
    return turned({ x, y }, { x: aroundX, y: aroundY }, motion.turn * (1 - life))
  }
  const [fromX, fromY] = motion.grow
  return { x: between(fromX, x, life), y: between(fromY, y, life) }
}

/** Before it has its colours: a pale wash under the outlines. */
export function inPencil(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.mark !== 'shape' || mark.soft || (mark.fill !== 'a' && mark.fill !== 'b')) return [mark]
    return [
      { ...mark, fill: 'paper', outline: false, hatched: false },
      { ...mark, soft: true, hatched: false },
    ]
  })
}
