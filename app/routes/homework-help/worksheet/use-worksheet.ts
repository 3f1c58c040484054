// One worksheet: none, being read, or read. What was read and corrected stays while somebody works on one of its questions,
// in the memory of this page alone.
import { useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import type { Turn } from '#app/stage/chosen-file/draw-picture.ts'
import { type Source, useFileReading } from '#app/stage/worksheet/use-file-reading.ts'
import type {
  ReadingProgress,
  ReadWorksheet,
  WorksheetRefusal,
} from '#app/stage/worksheet/worksheet.types.ts'

export type WorksheetState =
  | { is: 'none'; refusal: WorksheetRefusal | null }
  | { is: 'reading'; progress: ReadingProgress }
  | ({ is: 'read' } & Read)

interface Read {
  worksheet: ReadWorksheet
  source: Source
}

let kept: { reader: string | null; read: Read | null } = { reader: null, read: null }

const loadReader = async () => (await import('#app/stage/worksheet/read-worksheet.ts')).readWorksheet

export function useWorksheet() {
  const reader = useViewer()?.avatar ?? null
  const [shown, setShown] = useState<Read | null>(() => (kept.reader === reader ? kept.read : null))
  const reading = useFileReading(loadReader, (worksheet, source) => show({ worksheet, source }))

  function show(read: Read | null) {
    kept = { reader, read }
    setShown(read)
  }

  return {
    state: stateOf(shown, reading),
    read(file: Blob, language: Locale, turn: Turn | null = null) {
      show(null)
      void reading.read(file, language, turn)
    },
    clear() {
      reading.stop()
      show(null)
    },
    /** Keeps corrections of the text. */
    correct(text: string) {
      if (shown) show({ ...shown, worksheet: { ...shown.worksheet, text } })
    },
  }
}

function stateOf(
  shown: Read | null,
  { progress, refusal }: { progress: ReadingProgress | null; refusal: WorksheetRefusal | null },
): WorksheetState {
  if (progress !== null) return { is: 'reading', progress }
  return shown ? { is: 'read', ...shown } : { is: 'none', refusal }
}
