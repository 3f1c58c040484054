// The picture of a science question in practice. Of the three bands, only the table of its own is fetched.
import { useEffect, useState } from 'react'
import type { Band } from '#engine/core/bands.ts'
import type { QuizPictureProps } from '../quiz/quiz-picture.ts'
import { SciencePicture } from '../quiz/science-picture.tsx'

type Table = Readonly<Record<string, string>>

const TABLES: Readonly<Record<Band, () => Promise<Table>>> = {
  elementary: async () =>
    (await import('#engine/games/science-explorer/pictures/elementary.ts')).ELEMENTARY_PICTURES,
  middle: async () => (await import('#engine/games/science-explorer/pictures/middle.ts')).MIDDLE_PICTURES,
  high: async () => (await import('#engine/games/science-explorer/pictures/high.ts')).HIGH_PICTURES,
}

export function PractisedSciencePicture({ band, id, outcome }: QuizPictureProps) {
  const [table, setTable] = useState<Table | null>(null)

  useEffect(() => {
    let isGone = false
    // Without it there is no picture, and practice goes on.
    TABLES[band]().then(
      (fetched) => !isGone && setTable(fetched),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [band])

  const text = table?.[id]
  return text === undefined ? null : <SciencePicture band={band} text={text} outcome={outcome} />
}
