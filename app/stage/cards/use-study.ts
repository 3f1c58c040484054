// A session under way: which face is asked, what was answered, and the way back.
import { useRef, useState } from 'react'
import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'
import type { Grade } from '#engine/cards/schedule.ts'
import { answered, nextPlace, type Study, studyOf } from '#engine/cards/study.ts'
import type { ReviewOutbox } from './review-outbox.ts'
import type { Finished, StudyFace, StudySet } from './study-data.ts'

export interface StudyProps {
  set: StudySet
  faces: readonly StudyFace[]
  outbox: ReviewOutbox
  onOver: (finished: Finished) => void
}

/** Before an answer, to go back to. */
interface Step {
  readonly study: Study<StudyFace>
  readonly place: number
  readonly review: SentReview
}

interface Now {
  readonly study: Study<StudyFace>
  readonly place: number | null
  readonly shown: boolean
  readonly steps: readonly Step[]
}

export function useStudy({ set, faces, outbox, onOver }: StudyProps) {
  const [now, setNow] = useState<Now>(() => {
    const study = studyOf(faces)
    return { study, place: nextPlace(study, Date.now()), shown: false, steps: [] }
  })
  const began = useRef(Date.now())
  const turnedAt = useRef(Date.now())
  const { study, place, shown, steps } = now
  const face = place === null ? undefined : study.faces[place]

  function show() {
    if (!shown) setNow({ ...now, shown: true })
  }

  function grade(given: Grade) {
    if (!face || place === null || !shown) return
    const at = Math.max(Date.now(), (face.memory?.reviewedAt ?? 0) + 1)
    const review: SentReview = {
      id: crypto.randomUUID(),
      setId: set.id,
      cardId: face.cardId,
      face: face.face,
      grade: given,
      seconds: Math.min(60, (Date.now() - turnedAt.current) / 1_000),
      at,
    }
    outbox.put(review)
    turnedAt.current = Date.now()
    const after = answered(study, place, { grade: given, at })
    const done = [...steps, { study, place, review }]
    const next = nextPlace(after, at)
    if (next === null) onOver(finishedOf(after, done, began.current))
    else setNow({ study: after, place: next, shown: false, steps: done })
  }

  function undo() {
    const last = steps.at(-1)
    if (!last) return
    outbox.undo(last.review)
    turnedAt.current = Date.now()
    setNow({ study: last.study, place: last.place, shown: true, steps: steps.slice(0, -1) })
  }

  function leave() {
    onOver(finishedOf(study, steps, began.current))
  }

  return { study, face, shown, show, grade, undo, canUndo: steps.length > 0, leave }
}

/** A card counts as known when its first answer was not "forgot". */
function finishedOf({ faces }: Study<StudyFace>, steps: readonly Step[], began: number): Finished {
  const first = new Map<number, Grade>()
  for (const { place, review } of steps) if (!first.has(place)) first.set(place, review.grade)
  const missed = [...first].flatMap(([place, grade]) => (grade === 1 ? (faces[place] ?? []) : []))
  return {
    faces,
    answers: first.size,
    knew: first.size - missed.length,
    missed,
    minutes: Math.max(1, Math.round((Date.now() - began) / 60_000)),
  }
}
