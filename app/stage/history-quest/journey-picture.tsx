// The journey at rest, drawn in the page itself from the same marks as the canvas draws: for calm mode, wherever there is no
// canvas, and until there is one.
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { type QuizState, topicOf } from '#engine/learning/quiz/state.ts'
import { type Guide, journeyOf } from '#engine/phaser/history-quest/journey.ts'
import type { PictureRoom } from '#engine/phaser/history-quest/route.ts'
import { stillPicture } from '#engine/phaser/history-quest/still-picture.ts'
import { isNight, readNotebook, watchNotebook } from '#engine/phaser/kit/notebook.ts'
import { FigureMarks } from '../arithmetic/figure-marks.tsx'
import { useRoom } from '../use-room.ts'
import { formatYear } from './format-year.ts'
import { loadGuide } from './load-guide.ts'
import '../arithmetic/problem-picture.css'

export function JourneyPicture({ state }: { state: QuizState }) {
  const picture = useRef<SVGSVGElement>(null)
  const room = useRoom(picture, roomOf)
  const [guide, setGuide] = useState<Guide | null>(null)
  const [night, setNight] = useState(false)
  const locale = useLocale()
  const { band } = state
  const topic = topicOf(state)

  useEffect(() => {
    const look = () => setNight(isNight(readNotebook()))
    look()
    return watchNotebook(look)
  }, [])
  useEffect(() => {
    // Without it there is no picture, and the game goes on.
    loadGuide(band).then(setGuide, () => {})
  }, [band])

  return (
    <svg ref={picture} className="problem-picture journey-picture" aria-hidden="true">
      {room && guide && (
        <FigureMarks
          marks={stillPicture(
            band,
            room,
            journeyOf(state, guide),
            { topic, years: guide.yearsOf(topic), format: (year) => formatYear(year, locale) },
            night,
          )}
        />
      )}
    </svg>
  )
}

/** Null where it has no room, as behind a dialog. */
function roomOf(element: SVGSVGElement): PictureRoom | null {
  const { top, width, height } = element.getBoundingClientRect()
  const heading = element.closest('.quiz-sheet')?.querySelector('.heading')?.getBoundingClientRect()
  return width > 0 && height > 0
    ? { width, height, covered: Math.max(0, (heading?.bottom ?? top) - top) }
    : null
}
