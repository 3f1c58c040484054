// A pen circle on each side that tells something: a question mark until it was read, then a tick.
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

export function ClueMarks({ look, find, size, scale, onPick }: ClueMarksProps) {
  const { clues } = artefactOf(find.artefact)
  const spots = clues.map((side) => markAt(side, size))
  const marks = clues.map((side, place) => {
    const isSeen = find.seen.includes(side)
    return {
      side,
      at: spots[place] ?? ([0, 0, 0] as const),
      sign: isSeen ? READ : UNREAD,
      fill: isSeen ? 'paper' : 'tape',
    } as const
  })
  const circles = marks.map(({ side, at, fill }): Circle => ({ at, axis: AXES[side], fill }))
  const labels = useStableValue(
    marks.map(({ at, sign, fill }) => ({ text: sign, at, size: LETTER * scale, lift: LIFT * scale, fill })),
  )
  return (
    <>
      <Model
        name="marks"
        look={look}
        model={bakeCircles(circles, RADIUS * scale, false)}
        onPress={(at) => {
          const side = clues[nearest(at, spots)]
          if (side) onPick(side)
        }}
      />
      <Labels look={look} labels={labels} />
    </>
  )
}
