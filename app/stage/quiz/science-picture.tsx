// The picture of a question drawn in the page itself, from the same marks as the canvas draws: for calm mode, wherever there
// is no canvas, and until there is one.
import { useLayoutEffect, useRef, useState } from 'react'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { answerBox, pictureMarks } from '#engine/phaser/science-explorer/picture/lay-picture.ts'
import { pictureOfQuestion } from '#engine/phaser/science-explorer/picture/picture-of-question.ts'
import { ringAround } from '#engine/phaser/science-explorer/picture/ring.ts'
import type { Room } from '#engine/phaser/science-explorer/places/place.ts'
import { FigureMarks } from '../arithmetic/figure-marks.tsx'
import '../arithmetic/problem-picture.css'
import './science-picture.css'

export function SciencePicture({ state }: { state: QuizState }) {
  const svg = useRef<SVGSVGElement>(null)
  const [room, setRoom] = useState<Room | null>(null)

  // Before the first paint, so that the question never stands there without its picture.
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setRoom(width > 0 && height > 0 ? { width, height } : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

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
