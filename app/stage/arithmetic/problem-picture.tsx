// The picture of a problem drawn in the page itself, from the same marks as Math Master's canvas draws: for calm mode, for
// the doors of the maze, wherever there is no canvas, and until there is one.
import { useRef } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { Band } from '#engine/core/bands.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import { marksOf } from '#engine/phaser/math-master/models/model.ts'
import { modelOf } from '#engine/phaser/math-master/models/model-of.ts'
import { sizeOf, useRoom } from '../use-room.ts'
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
  const room = useRoom(picture, sizeOf)
  const { format } = numberFormat(useLocale())

  const wrong = missed === undefined ? null : { value: missed, text: format(missed) }
  const known = isAnswered ? { answer: format(problem.answer), wrong } : null
  return (
    <svg ref={picture} className="problem-picture" aria-hidden="true">
      {room && <FigureMarks marks={marksOf(modelOf(problem, band, room, format), known)} />}
    </svg>
  )
}
