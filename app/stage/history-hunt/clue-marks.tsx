// A pen circle on each side that tells something: a question mark until it was read, then a tick.
import type { BakedModel } from '#engine/ar/bake-model.ts'
import { bakeCircles, type Circle } from '#engine/ar/history-hunt/cards.ts'
import type { Look } from '#engine/ar/look.ts'
import type { Side } from '#engine/games/history-hunt/artefact.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import type { Find } from '#engine/games/history-hunt/state.ts'
import { Labels, Model } from '../ar/drawn.tsx'
import { markAt, nearest, type Point } from './layout.ts'
import { useStableValue } from './use-stable-value.ts'

export const READ = '✓'
export const UNREAD = '?'
const RADIUS = 0.016
const LETTER = 0.024
/** So far that a disc which leans away from the eye covers none of it. */
const LIFT = 0.02

const AXES: Readonly<Record<Side, Circle['axis']>> = {
  front: 'z',
  back: 'z',
  left: 'x',
  right: 'x',
  top: 'y',
  underneath: 'y',
  inside: 'z',
}

export interface ClueMarksProps {
  look: Look
  find: Find
  size: Point
  /** How much larger the marks are. */
  scale: number
  onPick: (side: Side) => void
}

function marksOf({ artefact, seen }: Find, size: Point) {
  return artefactOf(artefact).clues.map((side) => {
    const isSeen = seen.includes(side)
    const fill: Circle['fill'] = isSeen ? 'paper' : 'tape'
    return { at: markAt(side, size), axis: AXES[side], sign: isSeen ? READ : UNREAD, fill }
  })
}

export function bakeMarks(find: Find, size: Point, scale: number): BakedModel {
  return bakeCircles(marksOf(find, size), RADIUS * scale, false)
}

/** The marks as they are now, and as they will be when one more side is read. */
export function marksAhead(find: Find, size: Point, scale: number): (() => void)[] {
  const unseen = artefactOf(find.artefact).clues.filter((side) => !find.seen.includes(side))
  const next = unseen.map((side): Find => ({ ...find, seen: [...find.seen, side] }))
  return [find, ...next].map((one) => () => void bakeMarks(one, size, scale))
}

export function ClueMarks({ look, find, size, scale, onPick }: ClueMarksProps) {
  const { clues } = artefactOf(find.artefact)
  const marks = marksOf(find, size)
  const labels = useStableValue(
    marks.map(({ at, sign, fill }) => ({ text: sign, at, size: LETTER * scale, lift: LIFT * scale, fill })),
  )
  return (
    <>
      <Model
        name="marks"
        look={look}
        model={bakeMarks(find, size, scale)}
        onPress={(at) => {
          const spots = marks.map((mark) => mark.at)
          const side = clues[nearest(at, spots)]
          if (side) onPick(side)
        }}
      />
      <Labels look={look} labels={labels} />
    </>
  )
}
