// The picture of a question drawn in the page itself, from the same marks as the canvas draws: for calm mode, wherever there
// is no canvas, until there is one, and in practice.
import { useRef } from 'react'
import { answerBox, pictureMarks } from '#engine/phaser/science-explorer/picture/lay-picture.ts'
import { questionPicture } from '#engine/phaser/science-explorer/picture/question-picture.ts'
import { ringAround } from '#engine/phaser/science-explorer/picture/ring.ts'
import type { Room } from '#engine/phaser/science-explorer/places/place.ts'
import { FigureMarks } from '../arithmetic/figure-marks.tsx'
import { sizeOf, useRoom } from '../use-room.ts'
import type { QuizPictureProps } from './quiz-picture.ts'
import '../arithmetic/problem-picture.css'
import './science-picture.css'

interface SciencePictureProps extends Omit<QuizPictureProps, 'id'> {
  /** Of the question, as the table of its band has it. */
  text: string
}

export function SciencePicture(props: SciencePictureProps) {
  const svg = useRef<SVGSVGElement>(null)
  const room = useRoom(svg, sizeOf)

  return (
    <svg ref={svg} className="problem-picture science-picture" aria-hidden="true">
      {room && <FigureMarks marks={marksOf(props, room)} />}
    </svg>
  )
}

function marksOf({ band, text, outcome }: SciencePictureProps, room: Room) {
  const { still, standing } = questionPicture(band, text, room)
  const moment = { life: outcome ? 1 : 0, poise: 0 }
  const ring = ringAround(answerBox(standing), outcome === 'wrong' ? 1 : 0)
  return [...still(), ...pictureMarks(standing, moment), ...ring]
}
