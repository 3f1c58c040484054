// The picture of a problem drawn in the page itself, from the same marks as Math Master's canvas draws: for calm mode, for
// the doors of the maze, wherever there is no canvas, and until there is one.
import { useLayoutEffect, useRef, useState } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { Band } from '#engine/core/bands.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import { marksOf, type Room } from '#engine/phaser/math-master/models/model.ts'
import { modelOf } from '#engine/phaser/math-master/models/model-of.ts'
import { FigureMarks } from './figure-marks.tsx'
import './problem-picture.css'

export interface ProblemPictureProps {
  problem: MathProblem
  band: Band
  /** The answer stands in the picture, with the reason for it. */
  isAnswered: boolean
  /** The wrong answer that was given: the picture shows by how much it missed. */
  missed?: number | undefined
}

export function ProblemPicture({ problem, band, isAnswered, missed }: ProblemPictureProps) {
  const picture = useRef<SVGSVGElement>(null)
  const [room, setRoom] = useState<Room | null>(null)
  const { format } = numberFormat(useLocale())

  // Before the first paint, so that the question never stands there without its picture.
  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    // A dialog that closes leaves it no room: nothing is drawn into that.
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setRoom(width > 0 && height > 0 ? { width, height } : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const wrong = missed === undefined ? null : { value: missed, text: format(missed) }
  const known = isAnswered ? { answer: format(problem.answer), wrong } : null
  return (
    <svg ref={picture} className="problem-picture" aria-hidden="true">
      {room && <FigureMarks marks={marksOf(modelOf(problem, band, room, format), known)} />}
    </svg>
  )
}
