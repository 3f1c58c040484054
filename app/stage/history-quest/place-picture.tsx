// The place where a question of history stands, alone: in pencil while it is asked, in its colours once it is answered.
import { useEffect, useRef, useState } from 'react'
import type { PlaceName } from '#engine/games/history-quest/places/place-name.ts'
import { drawingOf } from '#engine/phaser/history-quest/places/drawings.ts'
import { inPencil } from '#engine/phaser/history-quest/places/place.ts'
import { placed, SHEET } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { FigureMarks } from '../arithmetic/figure-marks.tsx'
import type { QuizPictureProps } from '../quiz/quiz-picture.ts'
import { sizeOf, useRoom } from '../use-room.ts'
import { loadGuide } from './load-guide.ts'
import '../arithmetic/problem-picture.css'

export function PlacePicture({ band, id, outcome }: QuizPictureProps) {
  const svg = useRef<SVGSVGElement>(null)
  const room = useRoom(svg, sizeOf)
  const [place, setPlace] = useState<PlaceName | null>(null)

  useEffect(() => {
    // Without it there is no picture, and practice goes on.
    loadGuide(band).then(
      ({ settingOf }) => setPlace(settingOf(id).place),
      () => {},
    )
  }, [band, id])

  return (
    <svg ref={svg} className="problem-picture place-picture" aria-hidden="true">
      {room && place && <FigureMarks marks={marksOf(place, outcome, room)} />}
    </svg>
  )
}

/** In the middle of the room, as large as it fits. */
function marksOf(
  place: PlaceName,
  outcome: QuizPictureProps['outcome'],
  { width, height }: { width: number; height: number },
): Mark[] {
  const { still, stirring } = drawingOf(place)
  const scale = Math.min(width / SHEET.width, height / SHEET.height)
  const corner = { x: (width - SHEET.width * scale) / 2, y: height - SHEET.height * scale }
  return placed(outcome ? [...still, ...stirring(1)] : inPencil(still), corner, scale)
}
