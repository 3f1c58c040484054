// The picture of the problem drawn in the page itself, from the same marks as the canvas draws: for calm mode and wherever
// there is no canvas, and until there is one.
import { useLayoutEffect, useRef, useState } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { MathMasterState } from '#engine/games/math-master/state.ts'
import type { MathMasterSession } from '#engine/phaser/math-master/math-master-scene.ts'
import { marksOf, type Room } from '#engine/phaser/math-master/models/model.ts'
import { modelOf } from '#engine/phaser/math-master/models/model-of.ts'
import { useSessionState } from '../use-session.ts'
import { FigureMarks } from './figure-marks.tsx'
import './problem-picture.css'

const problemOf = ({ problem }: MathMasterState) => problem
const isAnsweredOf = ({ phase }: MathMasterState) => phase !== 'asking'

export function ProblemPicture({ session }: { session: MathMasterSession }) {
  const problem = useSessionState(session, problemOf)
  const isAnswered = useSessionState(session, isAnsweredOf)
  const picture = useRef<SVGSVGElement>(null)
  const [room, setRoom] = useState<Room | null>(null)
  const { format } = numberFormat(useLocale())
  const { band } = session.getState()

  // Before the first paint, so that the question never stands there without its picture.
  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <svg ref={picture} className="problem-picture" aria-hidden="true">
      {room && (
        <FigureMarks
          marks={marksOf(modelOf(problem, band, room, format), isAnswered ? format(problem.answer) : null)}
        />
      )}
    </svg>
  )
}
