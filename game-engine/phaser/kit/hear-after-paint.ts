// The page answers a key first; the canvas follows one frame later. Both in one task would hold the next key up.

/** What a session offers its listeners. */
export interface Announcing<Step> {
  subscribe(listener: (step: Step) => void): () => void
}

/**
 * Tells `hear` of every step, in order, in a task of its own after the page has painted it: by then things lie where the
 * page has put them.
 * @returns what ends it; steps not told by then stay untold
 */
export function hearAfterPaint<Step>(session: Announcing<Step>, hear: (step: Step) => void): () => void {
  const untold: Step[] = []
  let frame = 0
  let task: ReturnType<typeof setTimeout> | undefined

  function tell(): void {
    frame = 0
    for (const step of untold.splice(0)) hear(step)
  }
  const unsubscribe = session.subscribe((step) => {
    untold.push(step)
    if (frame === 0)
      frame = requestAnimationFrame(() => {
        task = setTimeout(tell, 0)
      })
  })
  return () => {
    unsubscribe()
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
