// Studying a set: how long it will take, then card after card, then the end of it.
import { useEffect, useMemo, useRef, useState } from 'react'
import { planStudy } from '#engine/cards/plan-study.ts'
import type { CardWordsProps } from './card-words.tsx'
import { createReviewOutbox } from './review-outbox.ts'
import { createReviewStore } from './review-store.ts'
import { sendReviews } from './send-reviews.ts'
import type { Finished, StudyFace, StudySet } from './study-data.ts'
import { StudyEnd } from './study-end.tsx'
import { StudySession, type StudySessionProps } from './study-session.tsx'
import { StudyStart } from './study-start.tsx'
import { withReviews } from './with-reviews.ts'
import './study-room.css'

export interface StudyRoomProps {
  set: StudySet
  /** The account's id; null: nobody is signed in. */
  owner: string | null
  faces: readonly StudyFace[]
  /** How long a card takes this person, as of late. */
  secondsEach: number
}

export function StudyRoom({ set, owner, faces: sent, secondsEach }: StudyRoomProps) {
  const outbox = useMemo(
    () =>
      createReviewOutbox({
        owner,
        send: sendReviews,
        later: (callback, ms) => setTimeout(callback, ms),
        store: createReviewStore(Date.now),
        now: Date.now,
      }),
    [owner],
  )
  /** null until this browser's own reviews are counted in. */
  const [faces, setFaces] = useState<readonly StudyFace[] | null>(null)
  const [Formula, setFormula] = useState<CardWordsProps['Formula']>(null)
  const [pictures, setPictures] = useState<StudySessionProps['pictures']>(null)
  const [round, setRound] = useState<readonly StudyFace[] | null>(null)
  const [finished, setFinished] = useState<Finished | null>(null)
  const first = useRef(sent)

  useEffect(() => {
    let isCurrent = true
    // What few sets have is fetched beside what was kept, and is there when the session begins; without it cards show their text.
    void Promise.all([
      outbox.restore(),
      first.current.some(mayHoldFormula) ? import('./formula-set.tsx').catch(() => null) : null,
      first.current.some(({ card }) => card.pictures)
        ? import('./session-picture.tsx').catch(() => null)
        : null,
    ]).then(([kept, formulas, drawn]) => {
      if (!isCurrent) return
      if (formulas) setFormula(() => formulas.FormulaSet)
      setPictures(drawn)
      setFaces(withReviews(first.current, set.id, kept))
    })
    const flush = () => void outbox.flush()
    addEventListener('online', flush)
    return () => {
      isCurrent = false
      removeEventListener('online', flush)
    }
  }, [outbox, set.id])

  function finish(done: Finished) {
    const known = new Map(done.faces.map((face) => [`${face.cardId} ${face.face}`, face]))
    setFaces((before) => before?.map((face) => known.get(`${face.cardId} ${face.face}`) ?? face) ?? null)
    setRound(null)
    setFinished(done)
  }

  if (round)
    return <StudySession {...{ set, secondsEach, outbox, Formula, pictures }} faces={round} onOver={finish} />
  if (finished)
    return <StudyEnd finished={finished} outbox={outbox} onMissed={() => setRound(finished.missed)} />
  return (
    <StudyStart
      set={set}
      isGuest={owner === null}
      faces={faces}
      secondsEach={secondsEach}
      onStart={(seconds) => faces && setRound(planStudy(faces, { now: Date.now(), seconds, secondsEach }))}
    />
  )
}

function mayHoldFormula({ card }: StudyFace): boolean {
  return `${card.front}${card.back}`.includes('$')
}
