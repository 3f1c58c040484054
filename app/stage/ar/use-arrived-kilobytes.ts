import { useEffect, useState } from 'react'
import { arrivedKilobytes, type ReceivedFile } from './arrived-kilobytes.ts'

/** Kilobytes of scripts that have arrived since this was first rendered, file by file. @param total of all that was asked for */
export function useArrivedKilobytes(total: number): number {
  const [since] = useState(() => performance.now() - LEAD_MS)
  const [arrived, setArrived] = useState(0)
  useEffect(() => {
    const files: ReceivedFile[] = []
    const watch = new PerformanceObserver((list) => {
      files.push(...(list.getEntries() as PerformanceResourceTiming[]))
      setArrived(arrivedKilobytes(files, since, total))
    })
    watch.observe({ type: 'resource', buffered: true })
    return () => watch.disconnect()
  }, [since, total])
  return arrived
}

/** The effect that fetches may have run just before. */
const LEAD_MS = 100
