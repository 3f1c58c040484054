// The picture of a question of the quiz games, as practice shows it: what Science Explorer draws for it, and for the young the place
// of History Quest. Fetched when a session first needs it; without it, practice goes on.
import { type ComponentType, useEffect, useState } from 'react'
import { isBand } from '#engine/core/bands.ts'
import type { QuizPictureProps } from '../quiz/quiz-picture.ts'
import './question-picture.css'

type Picture = ComponentType<QuizPictureProps>

const FETCH: Readonly<Record<string, () => Promise<Picture>>> = {
  science: async () => (await import('./practised-science-picture.tsx')).PractisedSciencePicture,
  'history/elementary': async () => (await import('../history-quest/place-picture.tsx')).PlacePicture,
}

export interface QuestionPictureProps {
  /** Where the question comes from, as the server has named it: "science/elementary/life-cycles". */
  area: string
  id: string
  outcome: QuizPictureProps['outcome']
}

export function QuestionPicture({ area, id, outcome }: QuestionPictureProps) {
  const [subject = '', band] = area.split('/')
  const fetchPicture = FETCH[subject] ?? FETCH[`${subject}/${band}`]
  const [Picture, setPicture] = useState<Picture | null>(null)

  useEffect(() => {
    let isGone = false
    fetchPicture?.().then(
      (fetched) => !isGone && setPicture(() => fetched),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [fetchPicture])

  if (!fetchPicture || !isBand(band)) return null
  return (
    <div className="question-picture">{Picture && <Picture band={band} id={id} outcome={outcome} />}</div>
  )
}
