// One worksheet: none, being read, or read. What was read and corrected stays while somebody works on one of its questions,
// in the memory of this page alone.
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import type { Turn } from '#app/stage/worksheet/draw-picture.ts'
import type {
  ReadingProgress,
  ReadWorksheet,
  WorksheetRefusal,
} from '#app/stage/worksheet/worksheet.types.ts'

export type WorksheetState =
  | { is: 'none'; refusal: WorksheetRefusal | null }
  | { is: 'reading'; progress: ReadingProgress }
  | { is: 'read'; worksheet: ReadWorksheet; source: Source }

/** What was read, to be read again another way up. */
export interface Source {
  file: Blob
  language: Locale
  turn: Turn
}

const NONE: WorksheetState = { is: 'none', refusal: null }
let kept: { reader: string | null; state: WorksheetState } = { reader: null, state: NONE }

export function useWorksheet() {
  const reader = useViewer()?.avatar ?? null
  const [state, setState] = useState<WorksheetState>(() => (kept.reader === reader ? kept.state : NONE))
  const running = useRef<AbortController | null>(null)

  function show(next: WorksheetState) {
    kept = { reader, state: next.is === 'read' ? next : NONE }
    setState(next)
  }

  // Left in the middle, reading ends.
  useEffect(() => () => running.current?.abort(), [])

  async function read(file: Blob, language: Locale, turn: Turn | null = null) {
    running.current?.abort()
    const stopper = new AbortController()
    running.current = stopper
    show({ is: 'reading', progress: { step: 'preparing', done: 0, page: 1, pages: 1 } })
    try {
      const { readWorksheet } = await import('#app/stage/worksheet/read-worksheet.ts')
      const result = await readWorksheet(file, {
        language,
        turn,
        onProgress: (progress) => !stopper.signal.aborted && setState({ is: 'reading', progress }),
        signal: stopper.signal,
      })
      if (stopper.signal.aborted) return
      if (!result.ok) return show({ is: 'none', refusal: result.code })
      show({ is: 'read', worksheet: result.value, source: { file, language, turn: turn ?? 0 } })
    } catch {
      // Nobody waits for what was stopped; else the reader did not come, or the browser cannot run it.
      if (!stopper.signal.aborted) show({ is: 'none', refusal: 'not_loaded' })
    }
  }

  return {
    state,
    read,
    clear() {
      running.current?.abort()
      show(NONE)
    },
    /** Keeps corrections of the text. */
    correct(text: string) {
      if (state.is === 'read') show({ ...state, worksheet: { ...state.worksheet, text } })
    },
  }
}
