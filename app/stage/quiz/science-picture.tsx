// The picture of a question drawn in the page itself, from the same marks as the canvas draws: for calm mode, wherever there
// is no canvas, and until there is one.
import { useRef } from 'react'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { answerBox, pictureMarks } from '#engine/phaser/science-explorer/picture/lay-picture.ts'
import { pictureOfQuestion } from '#engine/phaser/science-explorer/picture/picture-of-question.ts'
import { ringAround } from '#engine/phaser/science-explorer/picture/ring.ts'
import type { Room } from '#engine/phaser/science-explorer/places/place.ts'
import { FigureMarks } from '../arithmetic/figure-marks.tsx'
import { sizeOf, useRoom } from '../use-room.ts'
import '../arithmetic/problem-picture.css'
import './science-picture.css'

export function SciencePicture({ state }: { state: QuizState }) {
  const svg = useRef<SVGSVGElement>(null)
  const room = useRoom(svg, sizeOf)

  return (
    <svg ref={svg} className="problem-picture science-picture" aria-hidden="true">
      {room && <FigureMarks marks={marksOf(state, room)} />}
    </svg>
  )
}

function marksOf(state: QuizState, room: Room) {
  const { still, standing } = pictureOfQuestion(state, room)
  const { lastAnswer } = state
  const moment = { life: lastAnswer ? 1 : 0, poise: 0 }
  const ring = ringAround(answerBox(standing), lastAnswer?.kind === 'wrong' ? 1 : 0)
  return [...still(), ...pictureMarks(standing, moment), ...ring]
}
