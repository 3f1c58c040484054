// The picture of a science question in practice. Of the three bands, only the tables of its own are fetched.
import { useEffect, useState } from 'react'
import type { Band } from '#engine/core/bands.ts'
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import type { PictureSource } from '#engine/phaser/science-explorer/picture/question-picture.ts'
import { SciencePicture, type SciencePictureProps } from '../quiz/science-picture.tsx'

const PICTURES = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../../../game-engine/games/science-explorer/pictures/*.ts',
)
const BANKS = import.meta.glob<Readonly<Record<string, readonly QuizItem[]>>>(
  '../../../game-engine/games/science-explorer/bank/{elementary,middle,high}.ts',
)

export interface PractisedPictureProps extends Pick<SciencePictureProps, 'band' | 'outcome'> {
  /** Of the question. */
  id: string
}

export function PractisedSciencePicture({ band, id, outcome }: PractisedPictureProps) {
  const [picture, setPicture] = useState<PictureSource | null>(null)

  useEffect(() => {
    // Without it there is no picture, and practice goes on.
    fetchSource(band, id).then(setPicture, () => {})
  }, [band, id])

  return picture && <SciencePicture band={band} picture={picture} outcome={outcome} />
}

/** Null for a question that has no picture. */
async function fetchSource(band: Band, id: string): Promise<PictureSource | null> {
  const folder = '../../../game-engine/games/science-explorer'
  const [pictures, banks] = await Promise.all([
    PICTURES[`${folder}/pictures/${band}.ts`]?.(),
    BANKS[`${folder}/bank/${band}.ts`]?.(),
  ])
  const [table] = Object.values(pictures ?? {})
  const [bank] = Object.values(banks ?? {})
  const text = table?.[id]
  const item = bank?.find((one) => one.id === id)
  return text !== undefined && item ? { text, skill: item.skill } : null
}
