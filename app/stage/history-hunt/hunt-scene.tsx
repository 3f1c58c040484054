// History Hunt in space: a ribbon of paper is the timeline, the artefacts lie around the player, cards say what can be answered.
import { useMemo } from 'react'
import { bakeRibbon } from '#engine/ar/history-hunt/ribbon.ts'
import type { Label } from '#engine/ar/labels.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { sayDate } from '#engine/games/history-hunt/words.ts'
import { Labels, Model } from '../ar/drawn.tsx'
import { useAhead } from '../ar/use-ahead.ts'
import { AnswerCards } from './answer-cards.tsx'
import { READ, UNREAD } from './clue-marks.tsx'
import { FindsInScene } from './finds-in-scene.tsx'
import type { HuntSceneProps } from './hunt-play.ts'
import { laidAt, RIBBON, RIBBON_WIDTH } from './layout.ts'
import { MissionCards } from './mission-cards.tsx'
import { MissionShelf } from './mission-shelf.tsx'
import { TURN_SIGNS } from './turn-discs.tsx'
import { useStableValue } from './use-stable-value.ts'

/** Of clues and of turning. The first letter that a face does not have costs more than a frame. */
const SIGNS = [UNREAD, READ, ...TURN_SIGNS]

export function HuntScene(props: HuntSceneProps) {
  const { state, look } = props
  const ribbon = useMemo(() => bakeRibbon({ middle: RIBBON, width: RIBBON_WIDTH }), [])
  const tags = useStableValue(yearTags(props))
  useAhead(useMemo(() => SIGNS.map((sign) => () => void look.atlas.cellOf(sign)), [look]))
  return (
    <>
      <Model look={look} model={ribbon} />
      <Labels look={look} labels={tags} />
      {state.mission === null ? (
        <>
          <MissionCards {...props} />
          <MissionShelf {...props} />
        </>
      ) : (
        <>
          <FindsInScene key={state.mission} {...props} />
          <AnswerCards {...props} />
        </>
      )}
    </>
  )
}

/** The year of each artefact on the ribbon, before its feet. */
function yearTags({ state: { timeline }, words }: HuntSceneProps): Label[] {
  return timeline.map((artefact, place): Label => {
    const [x, y, z] = laidAt(place, timeline.length)
    const text = sayDate(artefactOf(artefact).date, words.sentences)
    return { text, at: [x, y + 0.014, z + RIBBON_WIDTH / 2 + 0.008], size: 0.022, tag: true, lift: 0.09 }
  })
}
