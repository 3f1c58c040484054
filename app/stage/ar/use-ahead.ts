import { useEffect } from 'react'

/** Browsers that do not say when they are idle: a frame has been drawn by then. */
const LATER_MS = 60

/**
 * Does what a first press would otherwise wait for.
 * @param jobs the same array until they change; what was done before must cost nothing the second time
 */
export function useAhead(jobs: readonly (() => void)[]): void {
  useEffect(() => doAhead(jobs), [jobs])
}

/** One job at a time, while the browser has nothing else to do. @returns leaves the rest undone */
export function doAhead(jobs: readonly (() => void)[]): () => void {
  const left = [...jobs]
  let stop = () => {}
  const goOn = () => {
    if (left.length > 0) stop = whenIdle(work)
  }
  function work(): void {
    left.shift()?.()
    goOn()
  }
  goOn()
  return () => stop()
}

/** @returns a function that takes it back */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
