// The text of a study guide, read from a file or typed: in the memory of this page alone, until another one is read.
import { useState } from 'react'
import { useLocale, useViewer } from '#app/preferences/use-preferences.ts'
import { useFileReading } from '#app/stage/worksheet/use-file-reading.ts'
import type { Unread } from '#app/stage/worksheet/worksheet.types.ts'
import type { Language } from '#engine/core/languages.ts'

interface Guide {
  text: string
  language: Language
  /** Of the file; null: it was typed. */
  unread: Unread | null
}

let kept: { reader: string | null; guide: Guide } | null = null

const loadReader = async () => (await import('#app/stage/worksheet/read-guide.ts')).readGuide

export function useGuide() {
  const reader = useViewer()?.avatar ?? null
  const locale = useLocale()
  const [guide, setGuide] = useState<Guide>(() =>
    kept?.reader === reader ? kept.guide : { text: '', language: locale, unread: null },
  )
  const { progress, refusal, read, stop } = useFileReading(loadReader, ({ text, picture: _, ...unread }) =>
    change({ text, unread }),
  )

  function change(changes: Partial<Guide>) {
    setGuide((before) => {
      const guide = { ...before, ...changes }
      kept = { reader, guide }
      return guide
    })
  }

  return {
    ...guide,
    progress,
    refusal,
    stop,
    read: (file: Blob) => void read(file, guide.language),
    /** Typed, or corrected. */
    write: (text: string) => change({ text }),
    choose: (language: Language) => change({ language }),
  }
}
