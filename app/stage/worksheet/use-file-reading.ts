// One file being read on this device: how far, and why it was not. A second file, or leaving, ends the first.
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import type { Result } from '#engine/core/result.ts'
import type { Turn } from '../chosen-file/draw-picture.ts'
import type { ReadingOptions, ReadingProgress, ReadWorksheet, WorksheetRefusal } from './worksheet.types.ts'

/** What was read, to be read again another way up. */
export interface Source {
  file: Blob
  language: Locale
  turn: Turn
}

type Reads = (file: Blob, options: ReadingOptions) => Promise<Result<ReadWorksheet, WorksheetRefusal>>

/**
 * @param loadReader fetches what reads, with the first file
 * @param onRead gets what was read of the file that was chosen last
 */
export function useFileReading(
  loadReader: () => Promise<Reads>,
  onRead: (worksheet: ReadWorksheet, source: Source) => void,
) {
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [refusal, setRefusal] = useState<WorksheetRefusal | null>(null)
  const running = useRef<AbortController | null>(null)

  // Left in the middle, reading ends.
  useEffect(() => () => running.current?.abort(), [])

  function end(why: WorksheetRefusal | null) {
    setProgress(null)
    setRefusal(why)
  }

  async function read(file: Blob, language: Locale, turn: Turn | null = null) {
    running.current?.abort()
    const stopper = new AbortController()
    running.current = stopper
    setRefusal(null)
    setProgress({ step: 'preparing', done: 0, page: 1, pages: 1 })
    try {
      const readFile = await loadReader()
      const result = await readFile(file, {
        language,
        turn,
        onProgress: (progress) => !stopper.signal.aborted && setProgress(progress),
        signal: stopper.signal,
      })
      if (stopper.signal.aborted) return
      end(result.ok ? null : result.code)
      if (result.ok) onRead(result.value, { file, language, turn: turn ?? 0 })
    } catch {
      // Nobody waits for what was stopped; else the reader did not come, or the browser cannot run it.
      if (!stopper.signal.aborted) end('not_loaded')
    }
  }

  return {
    progress,
    refusal,
    read,
    stop() {
      running.current?.abort()
      end(null)
    },
  }
}
