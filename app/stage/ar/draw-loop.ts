// When the desk view draws: once for whatever has changed since the last picture, and never without a change.

/** Where frames come from: the browser, or a test. */
export interface Frames {
  request(callback: (ms: number) => void): number
  cancel(handle: number): void
}

const BROWSER: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

/**
 * Frames that are still asked for after a picture, though nothing has changed: while a finger turns the scene its moves come in
 * every frame or every second one, and to stop and start asking with each of them costs more than a frame that does nothing.
 */
export const WAITED_FRAMES = 6

/** Of a page: whether it is on show, and word of it whenever that changes. */
export type ShownPage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * A page that was out of sight may come back without the picture it had: browsers keep none of a scene that is not being drawn.
 * @returns stops asking
 */
export function askWhenShown(page: ShownPage, ask: () => void): () => void {
  const onChange = () => {
    if (!page.hidden) ask()
  }
  page.addEventListener('visibilitychange', onChange)
  return () => page.removeEventListener('visibilitychange', onChange)
}

export interface DrawLoop {
  /** Something has changed: it is drawn with the next frame, together with what else changes until then. */
  ask(): void
  /** From now on there are pictures; the first one is asked for. */
  start(): void
  stop(): void
}

export function createDrawLoop(draw: (ms: number) => void, frames: Frames = BROWSER): DrawLoop {
  let isOn = false
  let isAsked = false
  let waited = 0
  let frame: number | null = null

  function onFrame(ms: number): void {
    frame = null
    if (isAsked) {
      isAsked = false
      waited = 0
      draw(ms)
    } else waited += 1
    if (isAsked || waited < WAITED_FRAMES) goOn()
  }

  function goOn(): void {
    // Drawing may have stopped the loop, or asked for the next picture.
    if (isOn && frame === null) frame = frames.request(onFrame)
  }

  return {
    ask() {
      isAsked = true
      goOn()
    },
    start() {
      isOn = true
      isAsked = true
      goOn()
    },
    stop() {
      isOn = false
      if (frame !== null) frames.cancel(frame)
      frame = null
    },
  }
}
